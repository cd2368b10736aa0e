import { expect, test } from 'vitest';
import { triggerKinds } from '#alerts/contract';
import { defaultTrigger } from './rule-defaults.ts';
import { isNoisy } from './rule-limits.ts';
import { noticeOf } from './rule-notice.ts';
import { isAboutPeople, subjectsOf } from './rule-subjects.ts';

const place = { now: Date.parse('2026-11-25T22:03:00Z'), timezone: 'Australia/Perth' };
const sample = {
  ...{ job: 'Welder', location: 'Pit', person: 'Ann' },
  now: place.now,
  unit: 'C',
  zone: place.timezone,
} as const;

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

test('[ALERT-20] a sample notice has the words of a real one', () => {
  const notices = triggerKinds.map((kind) => noticeOf(defaultTrigger(kind, place), sample));
  const at = '26 Nov 2026, 06:03';
  expect(notices).toEqual([
    { title: 'Scheduled reminder', lines: ['Rule: Every day at 06:05.'] },
    {
      title: 'Heat index >= 40 °C',
      lines: [`Pit: heat index 40 °C on ${at}.`, 'Rule: Heat index >= 40 °C, every 60 min.'],
    },
    {
      title: 'Dehydration of workers',
      lines: [
        `Ann: Moderately Dehydrated, 120 mOsm on ${at}.`,
        'Rule: Moderately Dehydrated or worse, alert repeated after 4 h.',
      ],
    },
    {
      title: 'Dehydration of a group',
      lines: [
        '4 of 20 people tested are Mildly Dehydrated or worse.',
        'Rule: 20 % or more of the people tested within 24 h are Mildly Dehydrated or worse (at least 20 people tested).',
      ],
    },
  ]);
});

test('the value of a sample notice meets the condition of its rule', () => {
  const condition = defaultTrigger('conditional', place);
  if (condition.kind !== 'conditional') throw new Error('It is a condition');
  const firstLine = (more: Partial<typeof condition>) =>
    noticeOf({ ...condition, ...more }, sample).lines[0];
  expect(firstLine({ metric: 'risk_score', operator_type: '>' })).toContain(
    'Welder, Pit: risk score 41',
  );
  expect(firstLine({ metric: 'temp', operator_type: '<' })).toContain('temperature 39 °C');
  expect(firstLine({ metric: 'days_since_last_measurement', threshold: 3 })).toBe(
    'Ann: no test for 3 days.',
  );
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
