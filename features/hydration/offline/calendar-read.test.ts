import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, firstTest } from './calendar-read.ts';
import { calendarSettingsOf } from './calendar-settings.ts';
import { dayTests } from './day-tests.ts';
import { fakeCopy } from './fake-copy.ts';

const hour = 3_600_000;
const day = 24 * hour;
const starts = [0, day, 2 * day, 3 * day];
const all = { from: null, to: null, groups: [] };
const tags = [
  { tag_id: 'crew', name: 'Night crew', type: 'default' },
  { tag_id: 'a', name: 'Apprentices', type: 'default' },
  { tag_id: 'pit', name: 'Pit', type: 'location' },
];
const users = [
  { user_id: 'zoe', name_first: 'Zoe', name_last: 'Ash', tag_ids: ['crew', 'a', 'pit'] },
  { user_id: 'ann', name_first: 'Ann', name_last: 'Birch', tag_ids: ['pit'] },
  { user_id: 'cem', name_first: 'Cem', name_last: 'Cedar' },
  { user_id: 'hid', name_first: 'Hid', name_last: 'Den', is_hidden: true },
];
const rowsOf = ({ names, counts, days }: ReturnType<typeof calendarOf>) =>
  Object.fromEntries(
    names.map((name, row) => [name, [...counts.subarray(row * days, (row + 1) * days)]]),
  );

test('[CAL-02] a day counts the valid hydration tests of a person, and people without tests are listed too', () => {
  const copy = fakeCopy({
    users,
    tags,
    measurements: [
      { user_id: 'zoe', value: 60, time: 0 },
      { user_id: 'zoe', value: 60, time: day - 1 },
      { user_id: 'zoe', value: 60, time: day },
      { user_id: 'zoe', value: 60, time: day + 1, valid: false },
      { user_id: 'zoe', value: 60, time: day + 2, active: false },
      { user_id: 'zoe', value: 60, time: day + 3, type: 'sweat' },
      { user_id: 'zoe', value: 60, time: 3 * day },
      { user_id: 'hid', value: 60, time: day },
      { user_id: 'ann', value: 60, time: 2 * day },
    ],
  });
  const found = calendarOf(copy, all, starts, 3 * day);
  expect(rowsOf(found)).toEqual({
    'Ann Birch': [0, 0, 1],
    'Cem Cedar': [0, 0, 0],
    'Zoe Ash': [2, 1, 0],
  });
  expect(found.user_ids).toEqual(['ann', 'cem', 'zoe']);
  expect([...found.tagsOf].map((index) => found.tagLists[index])).toEqual([
    ...[[], [], ['Apprentices', 'Night crew']],
  ]);
  expect([...found.parts].slice(6)).toEqual([0b1000_0001, 1, 0]);
  expect(firstTest(copy, all)).toBe(0);
  expect(firstTest(copy, { ...all, groups: [['nobody']] })).toBeNull();
});

test('with labels only people with them are listed, and people whose tests had them', () => {
  const copy = fakeCopy({
    users,
    tags,
    measurements: [
      { user_id: 'cem', value: 60, time: day, user_tag_ids: ['crew'] },
      { user_id: 'cem', value: 60, time: day },
    ],
  });
  const found = calendarOf(copy, { ...all, groups: [['crew']] }, starts, 3 * day);
  expect(rowsOf(found)).toEqual({ 'Cem Cedar': [0, 1, 0], 'Zoe Ash': [0, 0, 0] });
});

test('the counts equal a simple count, and the tests of the day details', async () => {
  const one = fc.record({
    user_id: fc.constantFrom('zoe', 'ann', 'cem', 'hid', 'gone'),
    value: fc.constant(60),
    time: fc.integer({ min: -day, max: 4 * day }),
    valid: fc.boolean(),
    tag_ids: fc.constantFrom<string[][]>([], ['crew'], ['pit'], ['crew', 'pit']),
  });
  const limit = fc.option(fc.integer({ min: 0, max: 3 * day }));
  const groups = fc.constantFrom<string[][][]>([], [['crew']], [['crew'], ['pit']]);
  await fc.assert(
    fc.asyncProperty(fc.array(one), limit, limit, groups, async (tests, from, to, asked) => {
      const copy = fakeCopy({ users, tags, measurements: tests });
      const found = calendarOf(copy, { from, to, groups: asked }, starts, 3 * day);
      for (const [row, user_id] of found.user_ids.entries()) {
        for (let at = 0; at < 3; at += 1) {
          const [first, end] = [starts[at] ?? 0, starts[at + 1] ?? 0];
          const whole = {
            from: Math.max(from ?? 0, first),
            to: Math.min(to ?? end, end),
            groups: asked,
          };
          const dayRows = await dayTests.run(copy, { user_id, ...whole }, { now: 0, user_id });
          const naive = tests.filter(
            (test) =>
              test.user_id === user_id &&
              test.valid &&
              test.time >= whole.from &&
              test.time < whole.to &&
              asked.every((group) => group.some((tag) => test.tag_ids.includes(tag))),
          );
          expect(found.counts[row * 3 + at]).toBe(naive.length);
          expect(dayRows).toHaveLength(naive.length);
        }
      }
    }),
  );
});

test('settings are those of the viewer and the organisation, or the default', () => {
  const people = [
    { user_id: 'me', metadata: { _hide_calendar: true, _calendar_configuration: '[]' } },
    { user_id: 'you', metadata: { _hide_calendar: 'yes', _calendar_configuration: '[' } },
  ];
  const permissions = [{ user_id: 'me', access: 'admin', tag_id: null }];
  const organisations = [{ org_id: 'o', metadata: { _show_preview_features: true } }];
  const copy = fakeCopy({ users: people, permissions, organisations });
  expect(calendarSettingsOf(copy, 'me')).toEqual({
    ...{ ranges: [], isHidden: true, isOn: true, maySwitch: true },
  });
  const other = calendarSettingsOf(copy, 'you');
  expect(other).toMatchObject({ isHidden: false, isOn: true, maySwitch: false });
  expect(other.ranges).toHaveLength(4);
  const off = fakeCopy({ organisations: [{ org_id: 'o', metadata: {} }] });
  expect(calendarSettingsOf(off, 'me').isOn).toBe(false);
});
