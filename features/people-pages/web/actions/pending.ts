import { useMemo, useSyncExternalStore } from 'react';
import { withPendingPeople } from '#people/domain';
import type { PendingPeople, PersonRow } from '#people/domain';

/** A pending change of a person. */
export type Doing = keyof PendingPeople;

const state: { doing: ReadonlyMap<string, Doing>; shown: PendingPeople | undefined } = {
  doing: new Map(),
  shown: undefined,
};
const watchers = new Set<() => void>();

/** Marks people as changing. All screens show the change at once. */
export function markPending(user_ids: readonly string[], doing: Doing): void {
  const next = new Map(state.doing);
  for (const id of user_ids) next.set(id, doing);
  change(next);
}

/** Removes the mark. Other pending changes stay. */
export function clearPending(user_ids: readonly string[], doing: Doing): void {
  const next = new Map(state.doing);
  for (const id of user_ids) if (next.get(id) === doing) next.delete(id);
  change(next);
}

/**
 * Pending changes of people; undefined if there are none. The object is the same until they change.
 */
export function pendingPeople(): PendingPeople | undefined {
  return state.shown;
}

/** The pending changes as a hook; the screen renders again when they change. */
export function usePendingPeople(): PendingPeople | undefined {
  return useSyncExternalStore(onChange, pendingPeople);
}

/** A person with their pending changes. */
export function usePendingPerson<Person extends PersonRow>(
  person: Person | null | undefined,
): Person | null | undefined {
  const pending = usePendingPeople();
  return useMemo(() => {
    if (!person || pending === undefined) return person;
    // A person who is being deleted stays on their own page until the copy has received it.
    const found = withPendingPeople([person], { ...pending, gone: [] });
    const [shown = person] = found.people;
    return { ...shown, isPending: found.pending.has(person.user_id) };
  }, [person, pending]);
}

function onChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(next: ReadonlyMap<string, Doing>): void {
  const of = (doing: Doing) => [...next].flatMap(([id, each]) => (each === doing ? [id] : []));
  state.doing = next;
  state.shown =
    next.size === 0 ? undefined : { hidden: of('hidden'), shown: of('shown'), gone: of('gone') };
  for (const watcher of [...watchers]) watcher();
}
