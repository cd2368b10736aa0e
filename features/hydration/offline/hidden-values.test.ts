import { expect, test } from 'vitest';
import { newestValue } from '#measurements/offline';
import { distributionOf } from './distribution-read.ts';
import { fakeCopy } from './fake-copy.ts';
import type { FakeTest } from './fake-copy.ts';
import { historyOfPeople } from './history-of-people.ts';
import { personHistory } from './history-read.ts';
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

const six = [1, 2, 3, 4, 5, 6];
const ownBaseline = { baseline: { values: six, mean: 46, std: 4 } };

test('of hidden tests neither bounds nor a baseline are shown, also with a test in the queue', async () => {
  const copy = copyOf(hidden('ben', 'mild'), { user_id: 'ben', value: 40, time: now - 1000 });
  const context = { now, user_id: 'sue' };
  expect(await personHistory.run(copy, { user_id: 'ben' }, context)).toMatchObject({
    ...{ isHidden: true, baseline: null },
  });
  for (const measurement_id of ['test-000000', 'test-000001']) {
    const found = await testDetails.run(copy, { measurement_id }, context);
    expect(found?.judgedBy).toBeNull();
    expect(found?.facts.map(({ key }) => key)).not.toContain('hidden_status');
  }
  const shown = copyOf({ user_id: 'ben', value: 40, time: now, metadata: ownBaseline });
  expect(await personHistory.run(shown, { user_id: 'ben' }, context)).toMatchObject({
    ...{ isHidden: false, baseline: { mean: 46 } },
  });
});

test('people with hidden values are in no average and in no bin', () => {
  const many = Array.from({ length: 8 }, (_, at) => `p${String(at)}`);
  const measurements = [
    ...many.map((user_id) => hidden(user_id, 'severe')),
    { user_id: 'sue', value: 40, time: now - 1000 },
  ];
  const people = [...many, 'sue'].map((user_id) => ({ user_id, name_first: user_id }));
  const copy = fakeCopy({ users: people, measurements });
  // One line for the viewer, and not the average of nine people that would be only theirs.
  expect(historyOfPeople(copy, everything)).toMatchObject({
    ...{ kind: 'people', lines: [{ user_id: 'sue', points: [{ value: 40 }] }] },
  });
  expect(distributionOf(copy, everything)).toMatchObject({ values: 1, hidden: 8, median: 40 });
});

test('a hidden sweat test is not a missing one', () => {
  const sweat = (user_id: string, value: number, time: number) => ({
    ...{ user_id, value, time, type: 'sweat' as const },
  });
  const copy = copyOf(
    { ...hidden('ben', 'none'), type: 'sweat' },
    sweat('sue', 900, now - 1000),
    sweat('sue', 1200, now),
  );
  expect(['ben', 'sue', 'tom'].map((user_id) => newestValue(copy, user_id, 'sweat'))).toEqual([
    ...['hidden', 1200, null],
  ]);
});
