import { openDatabase } from '#packages/database';
import type { Database } from '#packages/database';
import { stampedTables } from '../../../apps/server/composition.ts';
import { cloneDatabase, emptyDatabase } from '#packages/testing/clones';
import type { TestDatabase } from '#packages/testing/clones';

/** A migrated database with an open connection. */
export interface FreshDatabase {
  readonly connectionString: string;
  readonly database: Database;
  drop(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

/** A clone of the template and a pool on it, for one test file. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return opened(await cloneDatabase());
}

/** A database without rows and a pool on it, for one test of many that only change rows. */
export async function freshRows(): Promise<FreshDatabase> {
  return opened(await emptyDatabase());
}

function opened(clone: TestDatabase): FreshDatabase {
  const database = databaseAt(clone.url);
  return {
    connectionString: clone.url,
    database,
    drop: async () => {
      await database.close();
      await clone.drop();
    },
  };
}

/** A pool on a database with the product's tables, which writes them like the product. */
export function databaseAt(connectionString: string): Database {
  return openDatabase({ connectionString, stampedTables, log: quiet });
}
