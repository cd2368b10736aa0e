import type { TableName } from '#packages/sync/contract';

/** Counts the changes of each table, so that stale answers are recognised. */
export interface Versions {
  /** A number that increases with every change of one of the tables. */
  versionOf(tables: readonly TableName[]): number;
  increment(tables: Iterable<TableName>): void;
  /** As in `Copy`. */
  memo<Value>(key: string, tables: readonly TableName[], compute: () => Value): Value;
}

interface CachedValue {
  /** The total count of changes at the last check. */
  seen: number;
  version: number;
  value: unknown;
}

/** Creates counters with no stored values. */
export function createVersions(): Versions {
  const counts = new Map<TableName, number>();
  const cache = new Map<string, CachedValue>();
  let changes = 0;

  function versionOf(tables: readonly TableName[]): number {
    let sum = 0;
    for (const table of tables) sum += counts.get(table) ?? 0;
    return sum;
  }

  return {
    versionOf,
    increment(tables) {
      changes += 1;
      for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1);
    },
    memo<Value>(key: string, tables: readonly TableName[], compute: () => Value): Value {
      const entry = cache.get(key);
      if (entry?.seen === changes) return entry.value as Value;
      const version = versionOf(tables);
      if (entry?.version === version) {
        entry.seen = changes;
        return entry.value as Value;
      }
      const value = compute();
      cache.set(key, { seen: changes, version, value });
      return value;
    },
  };
}
