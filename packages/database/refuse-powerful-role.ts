import type { Database } from './database.ts';

/**
 * Refuses to run if the application's role could bypass row level security, as it may have been
 * granted by hand.
 *
 * @throws Error with one sentence
 */
export async function refusePowerfulRole(database: Database): Promise<void> {
  const { rows } = await database.unscoped((tx) =>
    tx.query<{ name: string }>(
      `select rolname as name from pg_roles
       where rolname = current_user and (rolsuper or rolbypassrls)`,
    ),
  );
  const [role] = rows;
  if (role === undefined) return;
  throw new Error(
    `The role ${role.name} may pass over row level security; take SUPERUSER and BYPASSRLS from it.`,
  );
}
