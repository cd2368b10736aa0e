import type { Change } from '../store/change.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { accessKeys } from './access.ts';

/** The change that empties a copy, because its rows do not come from the server's database. */
export function emptyCopyChange(store: LocalStore, { config, tables }: CopyDefinition): Change {
  const times = [...store.times.keys()].map((slug) => [slug, null] as const);
  const known = [...store.metadata.keys()].filter((name) => name.includes('_epoch'));
  return {
    replace: [...tables.map(({ table }) => table), config.pictures],
    times: Object.fromEntries(times),
    metadata: Object.fromEntries([...known, ...accessKeys].map((name) => [name, undefined])),
  };
}
