import { expect, test } from 'vitest';
import { fakeCopy } from './fake-copy.ts';
import { peopleLabels, peopleList } from './people-read.ts';
import { personCard } from './person-read.ts';

const context = { now: 0, user_id: 'sam' };
const copy = fakeCopy({
  users: [
    {
      user_id: 'ann',
      name_first: 'Ánn',
      name_last: 'Quispe',
      email: 'ann@x.example',
      tag_ids: ['day'],
    },
    { user_id: 'ben', name_first: 'Ben', email: null, tag_ids: ['day', 'pit'] },
    { user_id: 'cat', name_first: 'Cat', email: 'c@x.example', is_hidden: true, tag_ids: ['pit'] },
    { user_id: 'dan', name_first: 'Dan', active: false },
    { user_id: 'sam', name_first: 'Sam', email: 's@x.example' },
  ],
  tags: [
    { tag_id: 'day', name: 'Day crew', type: 'default' },
    { tag_id: 'pit', name: 'North Pit', type: 'location' },
  ],
  permissions: [{ user_id: 'sam', access: 'manager', tag_id: 'day' }],
  measurements: [
    { user_id: 'ann', value: 160, time: 1000 },
    { user_id: 'ben', value: 40, time: 2000 },
    { user_id: 'sam', value: 40, time: 3000, valid: false },
  ],
});
const query = {
  ...{ search: '', tag_ids: [], job_ids: [], location_ids: [], showHidden: false },
  ...{ sort: 'name', descending: false, page: 0, size: 30 },
} as const;
const list = (parts = {}) => {
  const page = peopleList.run(copy, { ...query, ...parts } as never, context) as {
    rows: { user_id: string }[];
    matching: number;
    total: number;
  };
  return [page.rows.map(({ user_id }) => user_id).join(' '), page.matching, page.total];
};

test('[USER-12, USER-13] active people by name; hidden ones only on request', () => {
  expect(list()).toEqual(['ann ben sam', 3, 3]);
  expect(list({ showHidden: true })).toEqual(['ann ben cat sam', 4, 4]);
});

test.each([
  [{ search: 'ann' }, 'ann', 1],
  [{ search: 'DAY' }, 'ann ben', 2],
  [{ search: 'pit ben' }, 'ben', 1],
  [{ tag_ids: ['day'], location_ids: ['pit'] }, 'ben', 1],
  [{ search: 'nobody' }, '', 0],
  [{ among: ['ben', 'cat', 'sam'] }, 'ben sam', 2],
  [{ among: ['ben', 'cat', 'sam'], search: 'pit' }, 'ben', 1],
  [{ among: [] }, '', 0],
  [{ states: ['severe'] }, 'ann', 1],
  [{ states: ['hydrated', 'invalid'] }, 'ben sam', 2],
  [{ states: ['not_tested'] }, '', 0],
  [{ states: ['hydrated'], tag_ids: ['pit'] }, 'ben', 1],
  [{ page: 1, size: 2 }, 'sam', 3],
  [{ sort: 'value', descending: true }, 'ann ben sam', 3],
  [{ sort: 'value' }, 'ben ann sam', 3],
  [{ sort: 'status', descending: true }, 'sam ann ben', 3],
  [{ sort: 'time', descending: true }, 'sam ben ann', 3],
  [{ sort: 'email' }, 'ann sam ben', 3],
])('%j gives %j of %d', (parts, ids, matching) => {
  expect(list(parts).slice(0, 2)).toEqual([ids, matching]);
});

test('with a tag only its members are listed, whatever the other filters', () => {
  expect(list({ memberOf: 'day' })).toEqual(['ann ben', 2, 2]);
  expect(list({ memberOf: 'day', location_ids: ['pit'] })).toEqual(['ben', 1, 2]);
  expect(list({ memberOf: 'pit', tag_ids: ['day'] })).toEqual(['ben', 1, 1]);
  expect(list({ memberOf: 'pit', showHidden: true })).toEqual(['ben cat', 2, 2]);
  expect(peopleLabels.run(copy, { showHidden: false, memberOf: 'pit' }, context)).toMatchObject([
    { tag_id: 'day', people: 1 },
  ]);
});

test('labels have the number of their people', () => {
  expect(peopleLabels.run(copy, { showHidden: false }, context)).toMatchObject([
    { tag_id: 'day', people: 2 },
    { tag_id: 'pit', people: 1 },
  ]);
});

test('a person is returned with what the viewer may do, and only if the viewer may see them', () => {
  expect(personCard.run(copy, { user_id: 'ann' }, context)).toMatchObject({
    latestState: { state: 'severe', value: 160, time: 1000, unsent: null },
    labels: [{ name: 'Day crew' }],
    may: {
      measure: true,
      viewMeasurements: true,
      viewValues: true,
      editMeasurements: false,
      deleteMeasurements: false,
    },
  });
  expect(personCard.run(copy, { user_id: 'sam' }, context)).toMatchObject({ access: 'Manager' });
  expect(personCard.run(copy, { user_id: 'cat' }, context)).toBeNull();
  expect(personCard.run(copy, { user_id: 'dan' }, context)).toBeNull();
  expect(personCard.run(copy, { user_id: 'unknown' }, context)).toBeNull();
});

test.each(['%', '_', '(', '.*', '\\', '[a', '|', "' or 1=1 --", 'a'.repeat(10_000)])(
  'the search %j finds exact matches, and nobody else has them',
  (search) => {
    expect(list({ search })).toEqual(['', 0, 3]);
  },
);
