import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultFilter } from '#measurements/domain';
import { fakeCopy } from '../fake-copy.ts';
import type { FakeTest } from '../fake-copy.ts';
import { kindsOfTests } from './list-kinds.ts';
import { listNeighbours } from './list-neighbours.ts';
import { listOfTests } from './list-read.ts';
import type { ListFilter, ListQuery } from './list-query.ts';

const now = Date.parse('2026-11-20T05:42:00Z');
const hour = 3_600_000;
const context = { now, user_id: 'admin' };
const permissions = [{ user_id: 'admin', access: 'admin', tag_id: null }];
const users = [
  { user_id: 'admin', name_first: 'Ada' },
  { user_id: 'amara', name_first: 'Amara', name_last: 'Okafor', tag_ids: ['day'] },
  { user_id: 'ben', name_first: 'Ben' },
  { user_id: 'hidden', name_first: 'Hal', is_hidden: true },
];
const tags = [
  { tag_id: 'day', name: 'Day crew', type: 'default' },
  { tag_id: 'pit', name: 'North Pit', type: 'location' },
];

const all: ListFilter = {
  ...defaultFilter,
  ...{ date_filter: 'all', type: 'sosm', custom_id: null },
  ...{ user_ids: [], showHidden: false, removed: false },
};
const ask = (filter: Partial<ListFilter> = {}, more: Partial<ListQuery> = {}): ListQuery => ({
  ...{ filter: { ...all, ...filter }, zone: 'Australia/Perth' },
  ...{ sort: 'time', descending: true, page: 0, size: 200 },
  ...more,
});
const copyOf = (measurements: FakeTest[]) => fakeCopy({ users, tags, permissions, measurements });
const read = async (measurements: FakeTest[], query: ListQuery) =>
  listOfTests.run(copyOf(measurements), query, context);

test('the list equals a plain filter and sort of the tests', async () => {
  const tests = fc.array(
    fc.record({
      user_id: fc.constantFrom('amara', 'ben', 'hidden', 'unheard'),
      value: fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10),
      time: fc.integer({ min: 0, max: 400 }).map((hours) => now - hours * hour),
      type: fc.constantFrom('sosm', 'sweat', 'ET'),
      active: fc.boolean(),
      valid: fc.boolean(),
      tag_ids: fc.constantFrom([], ['pit']),
      user_tag_ids: fc.constantFrom([], ['day']),
    }),
    { maxLength: 60 },
  );
  const asked = fc.record({
    type: fc.constantFrom('sosm', 'sweat'),
    showHidden: fc.boolean(),
    removed: fc.boolean(),
    tag_ids: fc.constantFrom([], ['day']),
    location_ids: fc.constantFrom([], ['pit']),
    user_ids: fc.constantFrom([], ['ben']),
  });
  await fc.assert(
    fc.asyncProperty(tests, asked, async (made, filter) => {
      const measurements = made as unknown as FakeTest[];
      const expected = measurements.filter(
        (one) =>
          one.type === filter.type &&
          one.active !== filter.removed &&
          (filter.showHidden || ['amara', 'ben'].includes(one.user_id)) &&
          (filter.user_ids.length === 0 || one.user_id === 'ben') &&
          (filter.tag_ids.length === 0 || one.user_tag_ids?.includes('day')) &&
          (filter.location_ids.length === 0 || one.tag_ids?.includes('pit')),
      );
      const {
        rows,
        tests: found,
        people,
      } = await read(measurements, ask(filter as unknown as Partial<ListFilter>));
      expect(found).toBe(expected.length);
      expect(people).toBe(new Set(expected.map(({ user_id }) => user_id)).size);
      expect(rows.map(({ time }) => time)).toEqual(
        expected.map(({ time }) => time).sort((a, b) => b - a),
      );
    }),
  );
});

test('a page is a slice of the list, and the lowest value comes first on request', async () => {
  const measurements = [72, 41.5, 100, 58].map((value, at) => ({
    ...{ user_id: 'amara', value, time: now - at * hour },
  }));
  const byValue = { sort: 'value', descending: false, size: 2 } as const;
  const first = await read(measurements, ask({}, byValue));
  const second = await read(measurements, ask({}, { ...byValue, page: 1 }));
  expect([...first.rows, ...second.rows].map(({ value }) => value)).toEqual([41.5, 58, 72, 100]);
  expect([first.tests, second.tests]).toEqual([4, 4]);
});

test('the invalid tests of the list are counted, as figures exclude them', async () => {
  const tests = [true, false, true, false].map((valid, at) => ({
    ...{ user_id: 'amara', value: 60, time: now - at * hour, valid },
  }));
  expect(await read(tests, ask({}, { size: 1 }))).toMatchObject({ tests: 4, invalid: 2 });
});

test('live is the newest test of each person', async () => {
  const measurements = [
    { user_id: 'amara', value: 50, time: now - 5 * hour },
    { user_id: 'amara', value: 60, time: now - hour },
    { user_id: 'ben', value: 70, time: now - 900 * hour },
  ];
  const { rows } = await read(measurements, ask({ date_filter: 'live' }));
  expect(rows.map(({ value }) => value)).toEqual([60, 70]);
});

test('a row has status, tags, place, and a mark for a high reading', async () => {
  const high = { user_id: 'amara', value: 170, time: now, tag_ids: ['pit'], user_tag_ids: ['day'] };
  const looked = { user_id: 'ben', value: 170, time: now - 1, metadata: { checked: true } };
  const { rows } = await read([high, looked], ask());
  expect(rows[0]).toMatchObject({
    ...{ person: 'Amara Okafor', isLinked: true, state: 'severe', isHigh: true },
    ...{ location: 'North Pit', may: { edit: true, remove: true } },
    personLabels: [{ name: 'Day crew' }],
  });
  expect(rows[1]).toMatchObject({ isHigh: false, location: '' });
});

test.each([
  [{ metadata: { _check_high_errors: false } }, 170, false],
  [{ metadata: {} }, 165, false],
  [{ metadata: {} }, 165.1, true],
])('a person with %j and %d is marked for a check: %j', async (parts, value, isHigh) => {
  const copy = fakeCopy({
    permissions,
    users: [{ user_id: 'ben', name_first: 'Ben', ...parts } as (typeof users)[number]],
    measurements: [{ user_id: 'ben', value, time: now }],
  });
  const { rows } = await listOfTests.run(copy, ask(), context);
  expect(rows[0]?.isHigh).toBe(isHigh);
});

test('sweat has a band instead of a state, and none if invalid', async () => {
  const measurements: FakeTest[] = [
    { user_id: 'ben', type: 'sweat', value: 1450, time: now },
    { user_id: 'ben', type: 'sweat', value: 1450, time: now - 1, valid: false },
  ];
  const { rows } = await read(measurements, ask({ type: 'sweat' }));
  expect(rows.map(({ state, band }) => [state, band])).toEqual([
    [null, 'Very high'],
    [null, ''],
  ]);
});

test('the neighbours of a test are those next to it in its list', async () => {
  const copy = copyOf([1, 2, 3].map((at) => ({ user_id: 'ben', value: at, time: now - at })));
  const { page: _page, size: _size, ...query } = ask();
  const around = (measurement_id: string) =>
    listNeighbours.run(copy, { measurement_id, query }, context);
  expect(await around('test-000001')).toEqual({
    ...{ at: 1, of: 3, previous: 'test-000000', next: 'test-000002' },
  });
  expect(await around('test-000000')).toMatchObject({ previous: null, next: 'test-000001' });
  expect(await around('unheard')).toMatchObject({ at: null, previous: null, next: null });
});

test('types are the built-in ones, then the custom ones by name', async () => {
  const own = ['Urine', 'Ferritin'].map((name) => ({ custom_id: name, name, unit: 'x' }));
  const kinds = await kindsOfTests.run(fakeCopy({ custom_measurement_types: own }), {}, context);
  expect(kinds.map(({ name }) => name).slice(-3)).toEqual(['EZ', 'Ferritin', 'Urine']);
});
