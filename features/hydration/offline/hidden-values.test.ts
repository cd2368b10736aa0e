import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import type { FakeTest } from './fake-copy.ts';
import { historyOfPeople } from './history-of-people.ts';
import { testDetails } from './list/test-details.ts';
import { peopleInStates, statusPerPerson } from './status-read.ts';

const now = Date.parse('2026-11-20T05:42:00Z');
const everything = { from: null, to: null, groups: [] };
const users = ['ben', 'sue'].map((user_id) => ({ user_id, name_first: user_id }));
const hidden = (user_id: string, hidden_status: string): FakeTest => ({
  ...{ user_id, value: Number.NaN, time: now, metadata: { hidden_status } },
});
const copyOf = (...measurements: FakeTest[]) => fakeCopy({ users, measurements });

test('a hidden value has the status that the server sent', async () => {
  const copy = copyOf(hidden('ben', 'moderate'), { user_id: 'sue', value: 40, time: now });
  expect(peopleInStates(copy, everything, ['moderate'])).toEqual(['ben']);
  expect(peopleInStates(copy, everything, ['severe'])).toEqual([]);
  const states = await statusPerPerson.run(copy, everything, { now, user_id: 'sue' });
  expect(states).toMatchObject([
    { user_id: 'ben', state: 'moderate', value: Number.NaN },
    { user_id: 'sue', state: 'hydrated', value: 40 },
  ]);
});

test('charts of values leave it out', () => {
  const copy = copyOf(hidden('ben', 'mild'), { user_id: 'sue', value: 40, time: now });
  expect(historyOfPeople(copy, everything)).toMatchObject({
    lines: [{ user_id: 'sue', points: [{ value: 40 }] }],
  });
});

test('details of it say no number and no change', async () => {
  const before = { ...hidden('ben', 'severe'), time: now - 1000 };
  const found = await testDetails.run(
    copyOf(hidden('ben', 'mild'), before),
    { measurement_id: 'test-000000' },
    { now, user_id: 'sue' },
  );
  expect(found).toMatchObject({ state: 'mild', value: Number.NaN, change: null, isHigh: false });
});
