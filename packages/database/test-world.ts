import { bareDatabase } from '#packages/testing/database';
import { baseMigrations, migrate, openDatabase, organisationTable } from '#packages/database';
import type { Log, Migration } from '#packages/database';

export const quiet: Log = { info: () => undefined, warn: () => undefined, error: console.error };

export const orgA = '01900000-0000-7000-8000-00000000000a';
export const orgB = '01900000-0000-7000-8000-00000000000b';

/** A synced table without product terms. */
export const things: Migration = {
  id: '2026-11-21-things',
  sql: `create table things (
      org_id uuid not null,
      thing_id uuid not null default gen_random_uuid(),
      label text not null,
      created_time timestamptz(3) not null default clock_timestamp(),
      modified_time timestamptz(3),
      primary key (org_id, thing_id)
    );
    ${organisationTable('things', { synced: true })}`,
};

/** A separate database with the table `things`. */
export async function thingsWorld() {
  const bare = await bareDatabase();
  const migrations = [...baseMigrations, things];
  await migrate({ connectionString: bare.url, migrations, log: quiet });
  const database = openDatabase({
    connectionString: bare.url,
    stampedTables: ['things'],
    log: quiet,
  });
  return {
    url: bare.url,
    database,
    drop: async () => {
      await database.close();
      await bare.drop();
    },
  };
}
