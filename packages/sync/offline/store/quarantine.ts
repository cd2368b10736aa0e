import type { TableName } from '#packages/sync/contract';

/** A row of the server that could not be taken in; the rest went on without it. */
export interface QuarantinedRow {
  table: TableName;
  /** Its id, empty where it has none. */
  id: string;
  reason: string;
  /** Milliseconds since 1970 by this device. */
  at: number;
}

/** Why a row was put aside. What it holds is never told. */
export const quarantineReasons = {
  id: 'It has no usable id.',
  stamp: 'It has no usable modified_time.',
  fields: 'Its fields cannot be read.',
} as const;

/** The name of the note with the rows that were put aside, oldest first. */
const quarantineNote = 'quarantined';
/** Only the newest are kept. */
const most = 100;

/** The rows that were put aside and have not come in a good form since. */
export function quarantinedRowsOf(notes: ReadonlyMap<string, unknown>): readonly QuarantinedRow[] {
  return (notes.get(quarantineNote) as readonly QuarantinedRow[] | undefined) ?? [];
}

/**
 * The note after a change, or nothing where it stays as it is.
 *
 * @param fresh what the change could not take in
 * @param isOver whether what was put aside before has gone, or came in a good form
 */
export function quarantineNotes(
  notes: ReadonlyMap<string, unknown>,
  fresh: readonly QuarantinedRow[],
  isOver: (before: QuarantinedRow) => boolean,
): Record<string, unknown> {
  const before = quarantinedRowsOf(notes);
  if (before.length === 0 && fresh.length === 0) return {};
  const again = new Set(fresh.map(keyOf));
  const stay = before.filter((one) => !again.has(keyOf(one)) && !isOver(one));
  return { [quarantineNote]: [...stay, ...fresh].slice(-most) };
}

function keyOf({ table, id }: QuarantinedRow): string {
  return `${table}/${id}`;
}
