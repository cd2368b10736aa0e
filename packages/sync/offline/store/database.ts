import type { LocalSchema } from '#packages/sync/contract';
import { DamagedCopy } from '../chunks/damage.ts';
import { resultOf, stored } from './idb.ts';
import { storesOf, timesStore, upgradeSchema } from './schema.ts';

/** What the names of all copies begin with. */
export const copyPrefix = 'watershade-';

/** Name of a person's copy: another person on the same machine never meets these rows. */
export function databaseName({ org_id, user_id }: { org_id: string; user_id: string }): string {
  return `${copyPrefix}${org_id}-${user_id}`;
}

/**
 * Opens the database for its owner, made or brought up to date where needed. One that a later build
 * has brought further is used as it is, without what this build does not know.
 *
 * @param onBlocked told when a connection elsewhere stands in the way
 * @throws DamagedCopy when it cannot be opened or lacks a store: it must be deleted
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

/** Opens the database for one who only reads; null where no owner has made it yet. */
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
 * Tables of a later build are kept in step by that build only: here they would grow old without
 * anybody knowing, so they are emptied and load from the start when it comes back.
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
  await stored(transaction);
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
