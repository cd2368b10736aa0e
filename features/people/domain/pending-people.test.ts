import { expect, test } from 'vitest';
import { withPendingPeople } from './pending-people.ts';

const people = [
  { user_id: 'ann', is_hidden: false },
  { user_id: 'ben', is_hidden: true },
  { user_id: 'cat', is_hidden: false },
];
const shown = (parts: { hidden?: string[]; shown?: string[]; gone?: string[] }) => {
  const pending = { hidden: [], shown: [], gone: [], ...parts };
  const found = withPendingPeople(people, pending);
  return found.people.map(
    ({ user_id, is_hidden }) =>
      `${user_id}${is_hidden ? ' hidden' : ''}${found.pending.has(user_id) ? ' pending' : ''}`,
  );
};

test('a change is shown at once, and marked until it is in the copy', () => {
  expect(shown({ hidden: ['ann', 'ben'] })).toEqual(['ann hidden pending', 'ben hidden', 'cat']);
  expect(shown({ shown: ['ben', 'cat'] })).toEqual(['ann', 'ben pending', 'cat']);
});

test('a person who is being deleted is left out', () => {
  expect(shown({ gone: ['cat', 'nobody'] })).toEqual(['ann', 'ben hidden']);
});

test('without pending changes the people are those of the copy', () => {
  expect(withPendingPeople(people, undefined).people).toBe(people);
});
