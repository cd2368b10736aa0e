import type { SessionPerson } from '#sessions/offline';

/**
 * Who is done or no longer done although the read does not show it yet, by user id.
 */
export type Ahead = Readonly<Record<string, boolean>>;

/** The people that the viewer may measure and who are neither measured nor skipped. */
export function peopleToGo(people: readonly SessionPerson[], ahead: Ahead): SessionPerson[] {
  return people.filter((person) => person.mayMeasure && !(ahead[person.user_id] ?? isDone(person)));
}

/** What of it the read does not show yet. */
export function stillAhead(people: readonly SessionPerson[], ahead: Ahead): Ahead {
  const doneByRead = new Map(people.map((person) => [person.user_id, isDone(person)]));
  const all = Object.entries(ahead);
  const left = all.filter(([user_id, done]) => doneByRead.get(user_id) !== done);
  return left.length === all.length ? ahead : Object.fromEntries(left);
}

/**
 * The person after another in the order of the list, from the beginning after the last one; null if
 * nobody is left.
 */
export function personAfter(
  people: readonly SessionPerson[],
  toGo: readonly SessionPerson[],
  user_id: string,
): string | null {
  const isLeft = new Set(toGo.map((person) => person.user_id));
  isLeft.delete(user_id);
  const at = people.findIndex((person) => person.user_id === user_id);
  const inTurn = [...people.slice(at + 1), ...people.slice(0, at + 1)];
  return inTurn.find((person) => isLeft.has(person.user_id))?.user_id ?? null;
}

function isDone({ result, skip }: SessionPerson): boolean {
  return result !== null || skip;
}
