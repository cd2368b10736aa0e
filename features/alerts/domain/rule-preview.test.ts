import { expect, test } from 'vitest';
import { triggerKinds } from '#alerts/contract';
import { defaultTrigger } from './rule-defaults.ts';
import { isNoisy } from './rule-limits.ts';
import { noticeOf } from './rule-notice.ts';
import { isAboutPeople, subjectsOf } from './rule-subjects.ts';

const place = { now: Date.parse('2026-11-25T22:03:00Z'), timezone: 'Australia/Perth' };
const names = { job: 'Welder', location: 'North Pit', unit: 'C' } as const;

test.each([
  [-1, false],
  [0, false],
  [1, true],
  [4, true],
  [5, false],
  [Number.NaN, false],
])('[ALERT-37] evaluating every %d minutes warns: %s', (minutes, warns) => {
  expect(isNoisy(minutes)).toBe(warns);
});

test('[ALERT-20] a sample notice names the place, and no person', () => {
  const notices = triggerKinds.map((kind) => noticeOf(defaultTrigger(kind, place), names));
  expect(notices.map(({ title, text }) => `${title} | ${text}`)).toEqual([
    'Reminder | Every day at 06:05. Welder, North Pit.',
    'Heat index at North Pit | Your limit was met: Heat index >= 40 °C.',
    'Moderately Dehydrated | Somebody of Welder at North Pit needs attention. To do: Complete the survey, Read the guidance.',
    '20 % or more Mildly Dehydrated or worse | Of the people of Welder at North Pit who were tested within 24 h.',
  ]);
});

test('a rule is about people if it reads their tests', () => {
  const people = [{ user_id: 'ann', tag_ids: ['crew'] }];
  const scope = { jobs: ['welder'], locations: ['pit'] };
  const about = (kind: (typeof triggerKinds)[number], metric?: string) =>
    subjectsOf({ kind, ...(metric !== undefined && { metric }) }, scope, people);
  expect(isAboutPeople({ kind: 'conditional', metric: 'heat_index' })).toBe(false);
  expect(about('status')).toEqual([{ kind: 'person', person: people[0] }]);
  expect(about('conditional', 'days_since_last_measurement')).toEqual(about('status'));
  expect(about('conditional', 'temp')).toEqual([{ kind: 'place', tag_ids: ['pit'] }]);
  expect(about('conditional', 'risk_score')).toEqual(about('periodic'));
  expect(about('periodic')).toEqual([{ kind: 'place', tag_ids: ['welder', 'pit'] }]);
});
