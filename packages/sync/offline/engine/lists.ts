import { coreLists, measuresLists, specialTimes, tableOfList } from '#packages/sync/contract';
import type { SyncList } from '#packages/sync/contract';
import type { CopyDefinition } from '../tables/definition.ts';
import type { DeclaredLists, ListOfTable } from './run.ts';

/** The lists this page keeps. Others are passed over, without a time, until a feature wants them. */
export function declaredLists({ tables }: CopyDefinition): DeclaredLists {
  const declared = new Set(tables.map(({ table }) => table));
  const of = (lists: readonly SyncList[]): ListOfTable[] =>
    lists
      .map((list) => ({ list, table: tableOfList(list) }))
      .filter(({ table }) => declared.has(table));
  return { core: of(coreLists), measures: of(measuresLists) };
}

/** A core time is missing: the small tables are loaded as for the first time. */
export function lacksCore(times: ReadonlyMap<string, string>, lists: DeclaredLists): boolean {
  return lists.core.some(({ table }) => !times.has(table));
}

/** The first load of the measurements has not ended. */
export function lacksMeasures(times: ReadonlyMap<string, string>, lists: DeclaredLists): boolean {
  if (lists.measures.length === 0) return false;
  return (
    !times.has(specialTimes.completeMeasurement) ||
    lists.measures.some(({ table }) => !times.has(table))
  );
}
