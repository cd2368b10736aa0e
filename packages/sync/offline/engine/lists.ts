import { tableOfList } from '#packages/sync/contract';
import type { ListName, SyncConfig } from '#packages/sync/contract';
import type { CopyDefinition } from '../tables/definition.ts';
import type { DeclaredLists, ListOfTable } from './run.ts';

/**
 * The lists that this page stores. Other lists are ignored and get no time until a feature declares
 * them.
 */
export function declaredLists({ config, tables }: CopyDefinition): DeclaredLists {
  const declared = new Set(tables.map(({ table }) => table));
  const storedLists = (lists: readonly ListName[]): ListOfTable[] =>
    lists
      .map((list) => ({ list, table: tableOfList(config, list) }))
      .filter(({ table }) => declared.has(table));
  const own = tables.flatMap((declaration) =>
    declaration.kind === 'rows' && declaration.list !== undefined
      ? [{ list: declaration.list, table: declaration.table }]
      : [],
  );
  return {
    core: [...storedLists(config.lists.core), ...own],
    measures: storedLists(config.lists.measures),
  };
}

/** True if a core time is missing: the small tables are loaded from the beginning. */
export function lacksCore(times: ReadonlyMap<string, string>, lists: DeclaredLists): boolean {
  return lists.core.some(({ table }) => !times.has(table));
}

/** True if the first load of the large tables has not ended. */
export function lacksMeasures(
  times: ReadonlyMap<string, string>,
  lists: DeclaredLists,
  { times: slugs }: Pick<SyncConfig, 'times'>,
): boolean {
  if (lists.measures.length === 0) return false;
  return !times.has(slugs.completed) || lists.measures.some(({ table }) => !times.has(table));
}
