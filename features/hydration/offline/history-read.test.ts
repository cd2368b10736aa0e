import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import { personHistory } from './history-read.ts';
import { testsOfPerson } from './tests-read.ts';

const context = { now: 0, user_id: 'me' };
const day = 86_400_000;
const tests = Array.from({ length: 70 }, (_, at) => ({
  ...{ user_id: 'ann', value: 40 + at, time: at * day, valid: at !== 69 },
}));
const baseline = { values: [40, 42, 44, 48, 50, 52], mean: 46, std: 5 };

test('a history has the newest 64 valid tests, oldest first, against the default bounds', async () => {
  const copy = fakeCopy({ measurements: tests });
  const history = await personHistory.run(copy, { user_id: 'ann' }, context);
  expect(history.points.map(({ value }) => value)).toEqual(tests.slice(5, 69).map((t) => t.value));
  expect(history).toMatchObject({ tests: 69, bounds: { mild: 65 }, baseline: null });
});

test('a personal baseline tells bounds, zone, values and its day', async () => {
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

test('the table has invalid tests, leaves removed ones out and is paged and sorted', async () => {
  const gone = { user_id: 'ann', value: 999, time: 80 * day, active: false };
  const copy = fakeCopy({
    measurements: [...tests, gone],
    tags: [{ tag_id: 't', name: 'Day crew', type: 'default' }],
  });
  const query = { user_id: 'ann', sort: 'time', descending: true, page: 0, size: 25 } as const;
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
