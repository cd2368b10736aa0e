import type { Database } from '#packages/database';

/** Deletes entries older than 24 months of all organisations; returns how many. */
export async function clearOldAudit(database: Database): Promise<number> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ cleared: number }>('select clear_old_audit() as cleared'),
  );
  return rows[0]?.cleared ?? 0;
}
