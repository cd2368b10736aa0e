import type { TableName } from '#packages/sync/contract';
import type { Row } from '../tables/column.ts';
import type { Derivation, ListDerivation, RowTable } from '../tables/tables.ts';
import { quarantineReasons } from './quarantine.ts';
import type { QuarantinedRow } from './quarantine.ts';
import { stampOf } from './stamp.ts';

/** The writes of one small table. */
export interface RowWrites {
  table: TableName;
  clear: boolean;
  put: Map<string, Row>;
  drop: Set<string>;
}

export type TableRows = ReadonlyMap<string, Row>;

/** The writes of one change, each table once. */
export interface RowPlan {
  writesFor(table: TableName): RowWrites;
  all(): RowWrites[];
}

/** An empty plan. */
export function createRowPlan(): RowPlan {
  const writes = new Map<TableName, RowWrites>();
  return {
    writesFor(table) {
      const known = writes.get(table) ?? { table, clear: false, put: new Map(), drop: new Set() };
      writes.set(table, known);
      return known;
    },
    all: () => [...writes.values()],
  };
}

/**
 * Plans rows of a small table. The newest version of a row wins. Rows derived from an older version
 * are deleted unless the newer version also yields them. Returns the malformed rows.
 *
 * @param at milliseconds since 1970 by this device's clock
 */
export function planRows(
  plan: RowPlan,
  declaration: RowTable,
  rows: readonly Row[],
  current: (table: TableName) => TableRows,
  at: number,
): QuarantinedRow[] {
  const { table } = declaration;
  const writes = plan.writesFor(table);
  const quarantined: QuarantinedRow[] = [];
  for (const row of rows) {
    const key = keyOf(declaration, row);
    if (key === null) {
      quarantined.push({ table, id: '', reason: quarantineReasons.id, at });
      continue;
    }
    if (!canDerive(declaration, row)) {
      quarantined.push({ table, id: key, reason: quarantineReasons.fields, at });
      continue;
    }
    const known =
      writes.put.get(key) ?? (writes.clear ? undefined : current(writes.table).get(key));
    if (known !== undefined && stampOf(known) >= stampOf(row)) continue;
    writes.put.set(key, row);
    for (const derivation of declaration.derive ?? []) {
      planDerived(plan, derivation, row, current, known);
    }
  }
  return quarantined;
}

/** The key of a row; null if it has no usable key. */
export function keyOf({ key }: RowTable, row: Row): string | null {
  try {
    const found = key(row);
    return ['', 'undefined', 'null'].includes(found) ? null : found;
  } catch {
    return null;
  }
}

function canDerive({ derive = [] }: RowTable, row: Row): boolean {
  try {
    for (const { rows, key } of derive) rows(row).forEach(key);
    return true;
  } catch {
    return false;
  }
}

/** Plans the rows of another table that are derived from a row. */
function planDerived(
  plan: RowPlan,
  { table, key, rows }: Derivation,
  row: Row,
  current: (table: TableName) => TableRows,
  before?: Row,
): void {
  const writes = plan.writesFor(table);
  const stay = new Set<string>();
  for (const derived of rows(row)) {
    const name = key(derived);
    stay.add(name);
    writes.drop.delete(name);
    const known = writes.put.get(name) ?? (writes.clear ? undefined : current(table).get(name));
    if (known === undefined || !sameFields(known, derived)) writes.put.set(name, derived);
  }
  for (const derived of before === undefined ? [] : rows(before)) {
    const name = key(derived);
    if (stay.has(name)) continue;
    writes.put.delete(name);
    if (!writes.clear) writes.drop.add(name);
  }
}

/** Plans the rows of another table that are derived from the lists of a large table's column. */
export function planFromLists(
  plan: RowPlan,
  { table, key, row }: ListDerivation,
  lists: Iterable<readonly string[]>,
  current: (table: TableName) => TableRows,
): void {
  const writes = plan.writesFor(table);
  for (const list of lists) {
    const derived = row(list);
    if (derived === null) continue;
    const name = key(derived);
    const known = writes.put.get(name) ?? (writes.clear ? undefined : current(table).get(name));
    if (known === undefined || !sameFields(known, derived)) writes.put.set(name, derived);
  }
}

function sameFields(a: Row, b: Row): boolean {
  return Object.keys(b).every((field) => a[field] === b[field]);
}
