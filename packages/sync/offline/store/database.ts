import { copyTables } from '#packages/sync/contract';
import { DamagedCopy } from '../chunks/damage.ts';
import { resultOf } from './idb.ts';

/**
 * Version of the local schema: 1 the first tables, 2 with sessions and logs, 3 with alerts, rosters
 * and strategies.
 */
const schemaVersion = 3;

/** Stores beside the tables: the two parts of chunks under [table, number], and what we note. */
export const chunkStores = { hot: 'chunk_hot', cold: 'chunk_cold' } as const;
export const notesStore = 'notes';
export const timesStore = 'syncTimes';

const allStores: readonly string[] = [...copyTables, ...Object.values(chunkStores), notesStore];

/** Name of a person's copy: another person on the same machine never meets these rows. */
export function databaseName({ org_id, user_id }: { org_id: string; user_id: string }): string {
  return `watershade-${org_id}-${user_id}`;
}

/**
 * Opens the database for its owner, made or brought up to date where needed.
 *
 * @throws DamagedCopy when it cannot be opened or lacks a store: it must be deleted
 */
export async function openOwned(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, schemaVersion);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
  return checked(await opened(request));
}

/** Opens the database for one who only reads; null where no owner has made it yet. */
export async function openForReading(
  factory: IDBFactory,
  name: string,
): Promise<IDBDatabase | null> {
  const request = factory.open(name);
  let isMissing = false;
  request.onupgradeneeded = () => {
    isMissing = true;
    request.transaction?.abort();
  };
  try {
    return checked(await opened(request));
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

/** Tables that are new to an old database have no sync time, so they are loaded from the start. */
function upgrade(request: IDBOpenDBRequest, oldVersion: number): void {
  const database = request.result;
  for (const store of allStores) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
  }
  if (oldVersion > 0) request.transaction?.objectStore(timesStore).clear();
}

async function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  try {
    return await resultOf(request);
  } catch (error) {
    throw new DamagedCopy(error instanceof Error ? error.message : 'it cannot be opened');
  }
}

function checked(database: IDBDatabase): IDBDatabase {
  const missing = allStores.find((store) => !database.objectStoreNames.contains(store));
  if (missing === undefined) return database;
  database.close();
  throw new DamagedCopy(`${missing} is missing`);
}
