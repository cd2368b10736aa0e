import type { TableName } from '#packages/sync/contract';
import type { Row } from '../tables/column.ts';
import type { Memory } from './memory.ts';

/** Whether all rows of a table follow from those of small tables. */
export function isDerived({ declarations }: Memory, table: TableName): boolean {
  return [...declarations.values()].some(({ derive = [] }) =>
    derive.some((derivation) => derivation.table === table),
  );
}

/**
 * What follows for a table from the rows of the small ones in memory. It is worked out in a fraction
 * of the time that reading it from disk takes.
 */
export function derivedRows({ declarations, small }: Memory, table: TableName): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const declaration of declarations.values()) {
    for (const { table: derived, rows, key } of declaration.derive ?? []) {
      if (derived !== table) continue;
      for (const row of small.get(declaration.table)?.values() ?? []) {
        for (const one of rows(row)) found.set(key(one), one);
      }
    }
  }
  return found;
}
