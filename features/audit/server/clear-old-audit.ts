import type { Database } from '#packages/database';

/** Clears what is older than 24 months, of every organisation; gives how many entries went. */
export async function clearOldAudit(database: Database): Promise<number> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ cleared: number }>('select clear_old_audit() as cleared'),
  );
  return rows[0]?.cleared ?? 0;
}
