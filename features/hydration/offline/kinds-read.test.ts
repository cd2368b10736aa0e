import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import type { FakeTest } from './fake-copy.ts';
import { kindsOfPerson, testsOfKind } from './kinds-read.ts';

const context = { now: 0, user_id: 'sam' };
const sweat = (time: number, value: number, more: Partial<FakeTest> = {}): FakeTest => ({
  ...{ user_id: 'ann', type: 'sweat', time, value },
  ...more,
});
const copyOf = (measurements: FakeTest[]) =>
  fakeCopy({
    users: [{ user_id: 'ann' }, { user_id: 'ben' }],
    custom_measurement_types: [
      { custom_id: 'w', name: 'Weight', unit: 'kg' },
      { custom_id: 'c', name: 'Core temperature', unit: '°C' },
    ],
    measurements,
  });
const kinds = async (...tests: FakeTest[]) =>
  (await kindsOfPerson.run(copyOf(tests), { user_id: 'ann' }, context)).map(
    ({ name, unit, tests: count, points }) => [name, unit, count, points.map(({ value }) => value)],
  );

test('sweat is listed even without a test, other types only with one', async () => {
  expect(await kinds({ user_id: 'ann', value: 50, time: 1 })).toEqual([
    ['Sweat sodium', 'mg/L', 0, []],
  ]);
  expect(
    await kinds(
      sweat(2, 900),
      sweat(1, 700),
      sweat(3, 5000, { valid: false }),
      sweat(4, 6000, { active: false }),
      sweat(5, 800, { user_id: 'ben' }),
      sweat(6, 3.5, { type: 'ET' }),
      sweat(7, 81, { type: 'custom', custom_id: 'w' }),
      sweat(8, 37.5, { type: 'custom', custom_id: 'c' }),
    ),
  ).toEqual([
    ['Sweat sodium', 'mg/L', 3, [700, 900]],
    ['ET', 'mmol/L', 1, [3.5]],
    ['Core temperature', '°C', 1, [37.5]],
    ['Weight', 'kg', 1, [81]],
  ]);
});

test('a chart holds the newest 64', async () => {
  const tests = Array.from({ length: 70 }, (_, time) => sweat(time, time));
  const [[, , count, values] = []] = await kinds(...tests);
  expect(count).toBe(70);
  expect(values).toEqual(Array.from({ length: 64 }, (_, at) => at + 6));
});

test('pages are sorted by time or value, including invalid tests', async () => {
  const copy = copyOf([
    sweat(1, 900),
    sweat(2, 700, { metadata: { notes: 'left arm' } }),
    sweat(3, 1500, { valid: false }),
    sweat(4, 81, { type: 'custom', custom_id: 'w' }),
  ]);
  const page = async (more = {}) => {
    const { rows, total } = await testsOfKind.run(
      copy,
      {
        ...{ user_id: 'ann', type: 'sweat', custom_id: null, sort: 'time', descending: true },
        ...{ page: 0, size: 2, ...more },
      },
      context,
    );
    return [total, rows.map(({ value, valid, notes }) => [value, valid, notes])];
  };
  expect(await page()).toEqual([
    3,
    [
      [1500, false, ''],
      [700, true, 'left arm'],
    ],
  ]);
  expect(await page({ page: 1 })).toEqual([3, [[900, true, '']]]);
  expect(await page({ sort: 'value', descending: false })).toEqual([
    3,
    [
      [700, true, 'left arm'],
      [900, true, ''],
    ],
  ]);
  expect(await page({ type: 'custom', custom_id: 'w' })).toEqual([1, [[81, true, '']]]);
  expect(await page({ type: 'custom', custom_id: 'c' })).toEqual([0, []]);
});

test('a deleted type is left out; linked values are on the rows of their tests', async () => {
  const copy = fakeCopy({
    users: [{ user_id: 'ann' }],
    custom_measurement_types: [{ custom_id: 'w', name: 'Weight', unit: 'kg', active: false }],
    link_measurement_types: [
      { link_type_id: 'u', name: 'Urine colour', unit: 'step' },
      { link_type_id: 'b', name: 'Body weight', unit: 'kg' },
      { link_type_id: 'n', name: 'Never used here', unit: 'x' },
    ],
    measurements: [
      sweat(1, 900, { measurement_id: 'one' }),
      sweat(2, 700, { measurement_id: 'two' }),
      sweat(3, 81, { type: 'custom', custom_id: 'w', measurement_id: 'own' }),
    ],
    link_measurements: [
      { link_id: '1', measurement_id: 'one', link_type_id: 'u', value: 3 },
      { link_id: '2', measurement_id: 'one', link_type_id: 'b', value: 80.5 },
      { link_id: '3', measurement_id: 'own', link_type_id: 'n', value: 1 },
    ],
  });
  const found = await kindsOfPerson.run(copy, { user_id: 'ann' }, context);
  expect(found.map(({ name }) => name)).toEqual(['Sweat sodium']);
  const { rows, linked } = await testsOfKind.run(
    copy,
    {
      ...{ user_id: 'ann', type: 'sweat', custom_id: null, sort: 'time', descending: true },
      ...{ page: 0, size: 9 },
    },
    context,
  );
  expect(linked.map(({ name }) => name)).toEqual(['Body weight', 'Urine colour']);
  expect(rows.map(({ value, links }) => [value, links])).toEqual([
    [700, {}],
    [900, { u: 3, b: 80.5 }],
  ]);
});
