import { expect, test } from 'vitest';
import { defaultFilter } from '#measurements/domain';
import type { DateFilter } from '#measurements/contract';
import { fakeCopy } from './fake-copy.ts';
import { personHistory } from './history-read.ts';
import { testsOfPerson } from './tests-read.ts';

const context = { now: 0, user_id: 'me' };
const day = 86_400_000;
const tests = Array.from({ length: 70 }, (_, at) => ({
  ...{ user_id: 'ann', value: 40 + at, time: at * day, valid: at !== 69 },
}));
const allFilter: DateFilter = { ...defaultFilter, date_filter: 'all' };
const baseline = { values: [40, 42, 44, 48, 50, 52], mean: 46, std: 5 };

test('[DASH-19] a history has the newest 64 valid tests, oldest first, against the default bounds', async () => {
  const copy = fakeCopy({ measurements: tests });
  const history = await personHistory.run(copy, { user_id: 'ann' }, context);
  expect(history.points.map(({ value }) => value)).toEqual(tests.slice(5, 69).map((t) => t.value));
  expect(history).toMatchObject({ tests: 69, bounds: { mild: 65 }, baseline: null });
});

test('a personal baseline gives bounds, zone, values and its day', async () => {
  const own = { user_id: 'ann', value: 46, time: 100 * day, type: 'sosm_baseline' as const };
  const copy = fakeCopy({ measurements: [...tests, { ...own, metadata: { baseline } }] });
  const history = await personHistory.run(copy, { user_id: 'ann' }, context);
  expect(history.bounds.mild).toBe(59.8);
  expect(history.baseline).toEqual({
    ...{ mean: 46, std: 5, count: 6, values: baseline.values },
    ...{ zone: { from: 41, to: 51 }, since: 100 * day },
  });
});

test('a person without tests has an empty history', async () => {
  const history = await personHistory.run(fakeCopy({}), { user_id: 'nobody' }, context);
  expect(history).toMatchObject({ points: [], tests: 0, baseline: null });
});

test('the table includes invalid tests, excludes removed ones and is paged and sorted', async () => {
  const gone = { user_id: 'ann', value: 999, time: 80 * day, active: false };
  const copy = fakeCopy({
    measurements: [...tests, gone],
    tags: [{ tag_id: 't', name: 'Day crew', type: 'default' }],
  });
  const place = { sort: 'time', descending: true, page: 0, size: 25 } as const;
  const query = { user_id: 'ann', filter: allFilter, zone: 'UTC', ...place };
  const first = await testsOfPerson.run(copy, query, context);
  expect(first.total).toBe(70);
  expect(first.rows).toHaveLength(25);
  expect(first.rows[0]).toMatchObject({ value: 109, state: 'invalid', valid: false });
  const last = await testsOfPerson.run(copy, { ...query, page: 2 }, context);
  expect(last.rows.at(-1)?.value).toBe(40);
  const lowest = await testsOfPerson.run(
    copy,
    { ...query, sort: 'value', descending: false },
    context,
  );
  expect(lowest.rows[0]?.value).toBe(40);
});

test.each<[string, Partial<DateFilter>, number[]]>([
  ['the last 7 days', { date_filter: 'last_x_days', last_x_days: 7 }, [107, 108, 109]],
  ['a day', { date_filter: 'by_date', year: 2017, month: 3, day: 7 }, []],
  ['live', { date_filter: 'live' }, [109]],
  ['a place', { date_filter: 'all', location_ids: ['pit'] }, [48]],
])('a view of %s shows the same tests in line and table', async (_, parts, values) => {
  const copy = fakeCopy({
    measurements: tests.map((test, at) => (at === 8 ? { ...test, tag_ids: ['pit'] } : test)),
  });
  const view = { filter: { ...allFilter, ...parts }, zone: 'UTC' };
  const then = { ...context, now: 73 * day + 1 };
  const place = { sort: 'time', descending: false, page: 0, size: 25 } as const;
  const table = await testsOfPerson.run(copy, { user_id: 'ann', ...view, ...place }, then);
  expect(table.rows.map(({ value }) => value)).toEqual(values);
  const line = await personHistory.run(copy, { user_id: 'ann', view }, then);
  // The newest of all tests is invalid, so the line ends before it.
  const isLive = parts.date_filter === 'live';
  const valid = isLive ? [108] : values.filter((value) => value !== 109);
  expect(line.points.map(({ value }) => value)).toEqual(valid);
  expect(line.tests).toBe(valid.length);
});
