import type { TableName } from '#packages/sync/contract';

/** A malformed row of the server. The rest was stored without it. */
export interface QuarantinedRow {
  table: TableName;
  /** Its id; empty if it has none. */
  id: string;
  reason: string;
  /** Milliseconds since 1970 by this device's clock. */
  at: number;
}

/** Why a row was quarantined. Its content is never recorded. */
export const quarantineReasons = {
  id: 'It has no usable id.',
  stamp: 'It has no usable modified_time.',
  fields: 'Its fields cannot be read.',
} as const;

/** The key of the metadata with the quarantined rows, oldest first. */
const quarantineKey = 'quarantined';
/** Only the newest are kept. */
const most = 100;

/** The quarantined rows that have not arrived in a valid form since. */
export function quarantinedRowsOf(
  metadata: ReadonlyMap<string, unknown>,
): readonly QuarantinedRow[] {
  return (metadata.get(quarantineKey) as readonly QuarantinedRow[] | undefined) ?? [];
}

/**
 * The metadata after a change, or nothing if it does not change.
 *
 * @param fresh the malformed rows of the change
 * @param isResolved whether a quarantined row was deleted or has arrived in a valid form
 */
export function quarantineMetadata(
  metadata: ReadonlyMap<string, unknown>,
  fresh: readonly QuarantinedRow[],
  isResolved: (before: QuarantinedRow) => boolean,
): Record<string, unknown> {
  const before = quarantinedRowsOf(metadata);
  if (before.length === 0 && fresh.length === 0) return {};
  const again = new Set(fresh.map(keyOf));
  const stay = before.filter((one) => !again.has(keyOf(one)) && !isResolved(one));
  return { [quarantineKey]: [...stay, ...fresh].slice(-most) };
}

function keyOf({ table, id }: QuarantinedRow): string {
  return `${table}/${id}`;
}
