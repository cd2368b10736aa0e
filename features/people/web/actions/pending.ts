import { useMemo, useSyncExternalStore } from 'react';
import { withPendingPeople } from '#people/domain';
import type { PendingPeople, PersonRow } from '#people/domain';

/** What is being done with somebody. */
export type Doing = keyof PendingPeople;

const state: { doing: ReadonlyMap<string, Doing>; told: PendingPeople | undefined } = {
  doing: new Map(),
  told: undefined,
};
const watchers = new Set<() => void>();

/** From now on people are shown as if it had been done with them, on every screen. */
export function markPending(user_ids: readonly string[], doing: Doing): void {
  const next = new Map(state.doing);
  for (const id of user_ids) next.set(id, doing);
  change(next);
}

/** People are shown as the copy has them; what was begun with them since stays. */
export function clearPending(user_ids: readonly string[], doing: Doing): void {
  const next = new Map(state.doing);
  for (const id of user_ids) if (next.get(id) === doing) next.delete(id);
  change(next);
}

/** What is being done with people; undefined while nothing is, and the same until that changes. */
export function pendingPeople(): PendingPeople | undefined {
  return state.told;
}

/** The same for a screen, which is drawn anew with it. */
export function usePendingPeople(): PendingPeople | undefined {
  return useSyncExternalStore(onChange, pendingPeople);
}

/** Somebody as they are shown while something is being done with them. */
export function usePendingPerson<Person extends PersonRow>(
  person: Person | null | undefined,
): Person | null | undefined {
  const pending = usePendingPeople();
  return useMemo(() => {
    if (!person || pending === undefined) return person;
    // Whoever is being deleted stays on their own page until the copy has heard of it.
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
  state.told =
    next.size === 0 ? undefined : { hidden: of('hidden'), shown: of('shown'), gone: of('gone') };
  for (const watcher of [...watchers]) watcher();
}
