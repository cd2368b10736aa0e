import { expect, test } from 'vitest';
import type { HydrationStatus } from '#hydration/domain';
import type { Access } from '#permissions/contract';
import type { Candidate } from './recipients.ts';
import type { ScopePerson } from './scope-person.ts';
import { dehydratedMembers, isNoticeDue, tagNotices } from './tag-notice.ts';
import type { NotifyingTag } from './tag-notice.ts';

const hour = 3_600_000;
const now = 100 * hour;
const person = (
  user_id: string,
  tag_ids: string[],
  status: HydrationStatus = 'moderate',
  time = now,
): ScopePerson => ({
  ...{ user_id, tag_ids, last_measured: time },
  newest: { user_id, measurement_id: `test of ${user_id}`, status, value: 120, time },
});
const candidate = (
  user_id: string,
  access: Access[],
  tag_id: string | null,
  more: Partial<Candidate> = {},
): Candidate => ({
  ...{ user_id, org_id: 'acme', grants: [{ access, tag_id }], hasSignedIn: true },
  ...{ email: `${user_id}@acme.example`, ...more },
});
const pit: NotifyingTag = { tag_id: 'pit', user_ids: [] };
const crew: NotifyingTag = { tag_id: 'crew', user_ids: ['nurse', 'sue'] };
const sue = candidate('sue', ['manager'], 'pit');
const max = candidate('max', ['manager'], 'pit');
const nurse: Candidate = { ...candidate('nurse', [], null), grants: [] };
const admin = candidate('admin', ['admin'], null);
const everybody = [sue, max, nurse, admin];
const nobodyTold = new Map<string, ReadonlySet<string>>();

test('[TAG-21] only moderate and severe dehydration counts, of a test that is not too late', () => {
  const people = [
    ...[person('ann', ['pit', 'crew']), person('bob', ['mill'])],
    ...[person('cy', ['pit'], 'mild'), person('dee', ['pit'], 'hydrated')],
    person('eve', ['pit'], 'severe', now - 24 * hour),
    person('fay', ['pit'], 'severe', now - 24 * hour - 1),
    { ...person('gus', ['pit']), newest: null },
  ];
  const found = dehydratedMembers(people, [pit, crew], now);
  expect(found.map(({ tag, person: { user_id } }) => `${user_id} ${tag.tag_id}`)).toEqual([
    ...['ann pit', 'ann crew', 'eve pit'],
  ]);
});

test.each([
  ['no test before', null, true],
  ['the same test', { measurement_id: 'new', notified_at: null }, false],
  ['a notice less than 4 h ago', { measurement_id: 'old', notified_at: now - 4 * hour + 1 }, false],
  ['a notice 4 h ago', { measurement_id: 'old', notified_at: now - 4 * hour }, true],
  ['a test of which nobody was notified', { measurement_id: 'old', notified_at: null }, true],
])('after %s: %#', (_what, handled, isDue) => {
  expect(isNoticeDue({ measurement_id: 'new' }, handled, now)).toBe(isDue);
});

test('[TAG-21] without chosen recipients all managers of the tag are notified', () => {
  const due = dehydratedMembers([person('ann', ['pit'])], [pit], now);
  const [notice, ...others] = tagNotices(due, everybody, nobodyTold).notices;
  expect(others).toEqual([]);
  expect(notice?.recipients).toEqual({ user_ids: ['sue', 'max'], skipped: [] });
});

test('chosen recipients who were all removed count as none', () => {
  const tag: NotifyingTag = { tag_id: 'pit', user_ids: ['removed'] };
  const due = dehydratedMembers([person('ann', ['pit'])], [tag], now);
  const [notice] = tagNotices(due, everybody, nobodyTold).notices;
  expect(notice?.recipients.user_ids).toEqual(['sue', 'max']);
});

test('two tags notify a person once of the same test', () => {
  const due = dehydratedMembers([person('ann', ['pit', 'crew'])], [pit, crew], now);
  const { notices, reached } = tagNotices(due, everybody, nobodyTold);
  expect(notices.map(({ tag_id, recipients }) => [tag_id, recipients.user_ids])).toEqual([
    ['pit', ['sue', 'max']],
    ['crew', ['nurse']],
  ]);
  expect(reached).toEqual(due);
});

test('who was notified by a rule is left out; members with the same recipients are one alert', () => {
  const people = [person('ann', ['pit']), person('bob', ['pit']), person('cy', ['pit'])];
  const due = dehydratedMembers(people, [pit], now);
  const notified = new Map([['test of bob', new Set(['sue', 'max'])]]);
  const { notices, reached } = tagNotices(due, everybody, notified);
  expect(notices.map((notice) => notice.people.map(({ user_id }) => user_id))).toEqual([
    ['ann', 'cy'],
  ]);
  expect(reached).toEqual(due);
});

test('an alert that reaches nobody names who was left out, and the next test tries again', () => {
  const silent = [
    candidate('sue', ['manager'], 'pit', { email: null }),
    candidate('max', ['manager'], 'pit', { hasSignedIn: false }),
  ];
  const due = dehydratedMembers([person('ann', ['pit'])], [pit], now);
  const { notices, reached } = tagNotices(due, [...silent, admin], nobodyTold);
  expect(notices.map(({ recipients }) => recipients)).toEqual([
    {
      user_ids: [],
      skipped: [
        { user_id: 'sue', reason: 'no_email' },
        { user_id: 'max', reason: 'never_signed_in' },
      ],
    },
  ]);
  expect(reached).toEqual([]);
});
