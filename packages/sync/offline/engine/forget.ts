import type { Change } from '../store/change.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { accessNotes } from './access.ts';

/** The change that empties a copy whose rows come from a history that the server does not have. */
export function forgetEverything(store: LocalStore, { scheme, tables }: CopyDefinition): Change {
  const times = [...store.times.keys()].map((slug) => [slug, null] as const);
  const known = [...store.notes.keys()].filter((name) => name.includes('_epoch'));
  return {
    replace: [...tables.map(({ table }) => table), scheme.pictures],
    times: Object.fromEntries(times),
    notes: Object.fromEntries([...known, ...accessNotes].map((name) => [name, undefined])),
  };
}
