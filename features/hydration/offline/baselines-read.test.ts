import { expect, test } from 'vitest';
import { baselineCandidates, baselinesOfPerson } from './baselines-read.ts';
import type { BaselineRow } from './baselines-read.ts';
import { fakeCopy } from './fake-copy.ts';

const context = { now: 0, user_id: 'sam' };
const baselineOf = (mean: number, count = 6) => ({
  baseline: { values: Array.from({ length: count }, () => mean), mean, std: 2 },
});
const own = (time: number, mean: number, more = {}) => ({
  ...{ user_id: 'ann', type: 'sosm_baseline' as const, value: mean, time },
  metadata: baselineOf(mean),
  ...more,
});
const listed = async (measurements: Parameters<typeof fakeCopy>[0]['measurements'] = []) => {
  const copy = fakeCopy({ users: [{ user_id: 'ann' }, { user_id: 'ben' }], measurements });
  const rows = await baselinesOfPerson.run(copy, { user_id: 'ann' }, context);
  return (rows as BaselineRow[]).map(({ mean, state }) => [mean, state]);
};

test('the newest valid one is in force; earlier, invalid and removed ones are listed too', async () => {
  expect(
    await listed([
      own(1, 40),
      own(2, 42),
      own(3, 44, { valid: false }),
      own(4, 46, { active: false }),
      own(5, 48, { user_id: 'ben' }),
    ]),
  ).toEqual([
    [46, 'removed'],
    [44, 'invalid'],
    [42, 'in_force'],
    [40, 'earlier'],
  ]);
});

test('a baseline of five values is listed and changes no bounds', async () => {
  expect(await listed([own(1, 40, { metadata: baselineOf(40, 5) })])).toEqual([[40, 'earlier']]);
});

test('an unknown person has none', async () => {
  const rows = await baselinesOfPerson.run(fakeCopy({}), { user_id: 'zoe' }, context);
  expect(rows).toEqual([]);
});

test('a baseline is built from the newest 64 valid tests that are not removed', async () => {
  const tests = Array.from({ length: 70 }, (_, time) => ({ user_id: 'ann', value: time, time }));
  const copy = fakeCopy({
    users: [{ user_id: 'ann' }],
    measurements: [
      ...tests,
      { user_id: 'ann', value: 900, time: 900, valid: false },
      { user_id: 'ann', value: 901, time: 901, active: false },
      { user_id: 'ann', value: 902, time: 902, type: 'sweat' },
    ],
  });
  const found = await baselineCandidates.run(copy, { user_id: 'ann' }, context);
  expect(found.map(({ value }) => value)).toEqual(Array.from({ length: 64 }, (_, at) => 69 - at));
});
