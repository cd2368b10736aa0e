import type { TableName } from '#packages/sync/contract';

/** Counts the changes of each table, so that stale answers are recognised. */
export interface Versions {
  /** A number that increases with every change of one of the tables. */
  of(tables: readonly TableName[]): number;
  raise(tables: Iterable<TableName>): void;
  /** As in `Copy`. */
  memo<Value>(key: string, tables: readonly TableName[], compute: () => Value): Value;
}

interface Kept {
  /** The total count of changes at the last check. */
  seen: number;
  version: number;
  value: unknown;
}

/** Creates counters with no stored values. */
export function createVersions(): Versions {
  const counts = new Map<TableName, number>();
  const kept = new Map<string, Kept>();
  let changes = 0;

  function of(tables: readonly TableName[]): number {
    let sum = 0;
    for (const table of tables) sum += counts.get(table) ?? 0;
    return sum;
  }

  return {
    of,
    raise(tables) {
      changes += 1;
      for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1);
    },
    memo<Value>(key: string, tables: readonly TableName[], compute: () => Value): Value {
      const entry = kept.get(key);
      if (entry?.seen === changes) return entry.value as Value;
      const version = of(tables);
      if (entry?.version === version) {
        entry.seen = changes;
        return entry.value as Value;
      }
      const value = compute();
      kept.set(key, { seen: changes, version, value });
      return value;
    },
  };
}
