import type { PendingPeople } from './person-list.ts';

interface Flags {
  user_id: string;
  is_hidden: boolean;
}

/**
 * The people of the copy with their pending changes, including changes that the server has accepted
 * but the copy has not received. People who are being deleted are left out.
 */
export function withPendingPeople<Person extends Flags>(
  people: readonly Person[],
  pending: PendingPeople | undefined,
): { people: readonly Person[]; pending: ReadonlySet<string> } {
  if (pending === undefined) return { people, pending: new Set() };
  const gone = new Set(pending.gone);
  const hidden = new Map([
    ...pending.hidden.map((id) => [id, true] as const),
    ...pending.shown.map((id) => [id, false] as const),
  ]);
  const unheard = new Set<string>();
  const shown = people.flatMap((person) => {
    const { user_id } = person;
    if (gone.has(user_id)) return [];
    const is_hidden = hidden.get(user_id) ?? person.is_hidden;
    if (is_hidden === person.is_hidden) return [person];
    unheard.add(user_id);
    return [{ ...person, is_hidden }];
  });
  return { people: shown, pending: unheard };
}
