import type { LocalSchema } from '#packages/sync/contract';
import { DamagedCopy } from '../chunks/damage.ts';
import { resultOf, completionOf } from './idb.ts';
import { storesOf, timesStore, upgradeSchema } from './schema.ts';

/** Prefix of the names of all copies. */
export const copyPrefix = 'watershade-';

/** Name of a person's copy. Each person on a device has a separate database. */
export function databaseName({ org_id, user_id }: { org_id: string; user_id: string }): string {
  return `${copyPrefix}${org_id}-${user_id}`;
}

/**
 * Opens the database for its owner, creates or upgrades it if needed. A database of a later build
 * is used without the tables that this build does not know.
 *
 * @param onBlocked called if another connection blocks the opening
 * @throws DamagedCopy if it cannot be opened or lacks an object store: it must be deleted
 */
export async function openOwned(
  factory: IDBFactory,
  name: string,
  schema: LocalSchema,
  onBlocked: () => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, schema.length);
  request.onblocked = onBlocked;
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result, transaction } = request;
    if (transaction !== null) upgradeSchema(result, transaction, oldVersion, schema);
  };
  try {
    return checked(await resultOf(request), schema);
  } catch (error) {
    if (!isNewer(error)) throw damaged(error);
  }
  const database = await openAsItIs(factory, name, schema);
  await forgetUnknown(database, schema);
  return database;
}

/** Opens the database for reading; null if no owner has created it yet. */
export async function openForReading(
  factory: IDBFactory,
  name: string,
  schema: LocalSchema,
): Promise<IDBDatabase | null> {
  let isMissing = false;
  try {
    return await openAsItIs(factory, name, schema, () => (isMissing = true));
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

async function openAsItIs(
  factory: IDBFactory,
  name: string,
  schema: LocalSchema,
  onMissing: () => void = () => {},
): Promise<IDBDatabase> {
  const request = factory.open(name);
  request.onupgradeneeded = () => {
    onMissing();
    request.transaction?.abort();
  };
  try {
    return checked(await resultOf(request), schema);
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * Only a later build updates its additional tables. In this build they would become outdated
 * unnoticed, so they are emptied. The later build loads them from the start.
 */
async function forgetUnknown(database: IDBDatabase, schema: LocalSchema): Promise<void> {
  const known = storesOf(schema);
  const unknown = [...database.objectStoreNames].filter((store) => !known.includes(store));
  if (unknown.length === 0) return;
  const transaction = database.transaction([...unknown, timesStore], 'readwrite');
  for (const store of unknown) {
    transaction.objectStore(store).clear();
    transaction.objectStore(timesStore).delete(store);
  }
  await completionOf(transaction);
}

function checked(database: IDBDatabase, schema: LocalSchema): IDBDatabase {
  const missing = storesOf(schema).find((store) => !database.objectStoreNames.contains(store));
  if (missing === undefined) return database;
  database.close();
  throw new DamagedCopy(`${missing} is missing`);
}

function isNewer(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}

function damaged(error: unknown): Error {
  if (error instanceof DamagedCopy) return error;
  return new DamagedCopy(error instanceof Error ? error.message : 'it cannot be opened');
}
