import type { LocalSchema } from '#packages/sync/contract';

/**
 * Object stores beside the tables: the two parts of chunks under [table, number], and the
 * metadata. The names of stores cannot change without a new version of the schema.
 */
export const chunkStores = { hot: 'chunk_hot', cold: 'chunk_cold' } as const;
export const metadataStore = 'notes';
export const timesStore = 'syncTimes';

/** All object stores of a local schema. */
export function storesOf(schema: LocalSchema): readonly string[] {
  return [...schema.flat(), ...Object.values(chunkStores), metadataStore];
}

/**
 * Upgrades a database from one version to the latest, step by step. A table that a step adds loses
 * its sync time, so that it is loaded from the start.
 *
 * @param from 0 for a new database
 */
export function upgradeSchema(
  database: IDBDatabase,
  transaction: IDBTransaction,
  from: number,
  schema: LocalSchema,
): void {
  for (const [index, tables] of schema.entries()) {
    if (index < from) continue;
    for (const store of index === 0 ? storesOf([tables]) : tables) {
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      if (from > 0) transaction.objectStore(timesStore).delete(store);
    }
  }
}
