import { z } from 'zod';
import type { Tx } from '#packages/database';

/** The sync state of the organisation in the snapshot of a transaction. */
export interface SyncState {
  /** The organisation's clock: the stamp of its newest row. */
  readonly clock: string;
  readonly server_epoch: string;
  /** Stamp of a table's newest row, regardless of access; null for an empty table. */
  newest(table: string): string | null;
}

/** The readable parts of what a client sent about its state. */
export interface ClientState {
  access_epoch?: number | undefined;
  server_epoch?: string | undefined;
  digest?: boolean | undefined;
  [slug: string]: unknown;
}

/** Before every stamp: the clock of an organisation without rows, and a list that begins again. */
export const beginning = '1970-01-01T00:00:00.000Z';
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Reads the clock, the epoch and the newest stamps in one step; the snapshot is that of the first
 * query of the transaction.
 */
export async function readState(tx: Tx, tables: readonly string[]): Promise<SyncState> {
  const newest = tables.map(
    (table) => `(select max(modified_time) from ${table} where org_id = $1) as "newest.${table}"`,
  );
  const { rows } = await tx.query<{ server_epoch: string; [column: string]: string | null }>(
    `select (select last from org_clocks where org_id = $1) as clock, server_epoch
       ${newest.map((column) => `, ${column}`).join('')}
     from server_identity`,
    [tx.org_id],
    { keepPlan: true },
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The server has no identity');
  return {
    clock: row['clock'] ?? beginning,
    server_epoch: row.server_epoch,
    newest: (table) => row[`newest.${table}`] ?? null,
  };
}

/**
 * A received cursor in the standard time format; null if it is missing or unreadable. Stamps are
 * whole milliseconds, so no precision is lost.
 */
export function cursorOf(client: ClientState, slug: string): string | null {
  const text = client[slug];
  if (typeof text !== 'string' || !isoTime.safeParse(text).success) return null;
  const time = Date.parse(text);
  return time >= 0 && time <= latest ? new Date(time).toISOString() : null;
}

/**
 * Whether the client's state does not come from this database: it names another server, or has a
 * stamp that this database lost in a restore from a backup.
 */
export function hasDiverged(
  { server_epoch }: ClientState,
  state: SyncState,
  cursors: readonly (string | null)[],
): boolean {
  if (server_epoch !== undefined && server_epoch !== state.server_epoch) return true;
  return cursors.some((cursor) => cursor !== null && Date.parse(cursor) > Date.parse(state.clock));
}

const isoTime = z.iso.datetime({ offset: true });
