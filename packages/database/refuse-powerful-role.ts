import type { Database } from './database.ts';

/**
 * Refuses to run where the application's role could see past row level security, as somebody may
 * have granted it by hand.
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
