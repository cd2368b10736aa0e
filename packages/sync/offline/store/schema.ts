import { copyTables } from '#packages/sync/contract';
import type { CopyTable } from '#packages/sync/contract';

/** Stores beside the tables: the two parts of chunks under [table, number], and what we note. */
export const chunkStores = { hot: 'chunk_hot', cold: 'chunk_cold' } as const;
export const notesStore = 'notes';
export const timesStore = 'syncTimes';

/** The version of the local schema that this build keeps. */
export const latestSchema = 4;

/** What each version brought, in order; the first holds all that is not named. */
const brought: readonly (readonly CopyTable[])[] = [
  ['sessions', 'session_users', 'session_measurements', 'logs'],
  [
    'alert_rules',
    'compliance_alert_logs',
    'compliance_user_alert_logs',
    'compliance_high_risk_measurement_logs',
    'rosters',
    'roster_user_leave',
    'strategies',
  ],
  ['forecasts'],
];

/** The tables of a version. */
export function tablesOf(version: number): readonly CopyTable[] {
  const later = new Set<CopyTable>(brought.slice(version - 1).flat());
  return copyTables.filter((table) => !later.has(table));
}

/** All stores of a version. */
export function storesOf(version: number): readonly string[] {
  return [...tablesOf(version), ...Object.values(chunkStores), notesStore];
}

/**
 * Brings a database from one version to another, step by step. A table that a step brings loses its
 * sync time, so that it is loaded from the start.
 *
 * @param from 0 for a new database
 */
export function upgradeSchema(
  database: IDBDatabase,
  transaction: IDBTransaction,
  from: number,
  to: number,
): void {
  for (let version = from + 1; version <= to; version += 1) {
    for (const store of version === 1 ? storesOf(1) : (brought[version - 2] ?? [])) {
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      if (from > 0) transaction.objectStore(timesStore).delete(store);
    }
  }
}
