import { expect, test } from 'vitest';
import type { SessionPerson } from '#sessions/offline';
import { peopleToGo, personAfter, stillAhead } from './next-person.ts';

const person = (user_id: string, more: Partial<SessionPerson> = {}): SessionPerson => ({
  ...{ user_id, name: user_id, skip: false, skip_reason: null, result: null },
  ...{ isReadable: true, mayMeasure: true, mayRemove: false, mayInvalidate: false },
  ...more,
});
const result = { measurement_id: 'm', value: 60, state: 'mild', time: 0, unsent: null } as const;
const people = [
  ...[person('ann'), person('bob', { skip: true }), person('cat', { result })],
  ...[person('dan', { mayMeasure: false }), person('eva'), person('fay')],
];
const none = {};
const ids = (list: readonly SessionPerson[]) => list.map(({ user_id }) => user_id);

test('those are to go who are neither measured nor skipped, and may be measured', () => {
  expect(ids(peopleToGo(people, none))).toEqual(['ann', 'eva', 'fay']);
  expect(ids(peopleToGo(people, { eva: true }))).toEqual(['ann', 'fay']);
});

test('the next person follows in the list, and the first follows the last', () => {
  const toGo = peopleToGo(people, none);
  expect(personAfter(people, toGo, 'ann')).toBe('eva');
  expect(personAfter(people, toGo, 'fay')).toBe('ann');
  const onlyEva = toGo.filter(({ user_id }) => user_id === 'eva');
  expect(personAfter(people, onlyEva, 'eva')).toBeNull();
});

test('a person who was taken back is to go until the read shows it, and stays so', () => {
  const ahead = { bob: false, eva: true };
  expect(ids(peopleToGo(people, ahead))).toEqual(['ann', 'bob', 'fay']);
  expect(stillAhead(people, ahead)).toBe(ahead);
  const read = people.map((each) => (each.user_id === 'bob' ? person('bob') : each));
  expect(stillAhead(read, ahead)).toEqual({ eva: true });
});
