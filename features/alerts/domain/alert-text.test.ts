import { expect, test } from 'vitest';
import type { Viewer } from '#permissions/contract';
import {
  alertHeadline,
  alertLines,
  alertSubject,
  eventOf,
  isReminded,
  isUrgent,
} from './alert-text.ts';
import type { AlertTarget, RequestTarget } from './alert-targets.ts';
import type { AlertContent } from './alert-text.ts';
import { defaultTrigger } from './rule-defaults.ts';

const viewer = (access: Viewer['grants'][number]['access'], tag_id: string | null): Viewer => ({
  ...{ user_id: 'sue', org_id: 'acme', grants: [{ access, tag_id }] },
});
const supervisor = viewer(['manager', 'view_user', 'view_measure'], 'pit');
const other = viewer(['manager'], 'mill');
const names: Record<string, string> = {
  ann: 'Ann Lee',
  pit: 'Pit crew',
  night: 'Night',
  kiln: 'Kiln',
};
const parts = { nameOf: (id: string) => names[id] ?? '', unit: 'C', zone: 'UTC' } as const;
const at = Date.UTC(2026, 2, 5, 13, 42);
const place = { now: at, timezone: 'UTC' };
const content = (
  kind: 'status' | 'conditional' | 'aggregate_percent',
  targets: AlertTarget[],
  more: Partial<AlertContent> = {},
): AlertContent => ({
  ...{ reason: 'now', trigger: defaultTrigger(kind, place), message: '', targets, ...more },
});
const test132: AlertTarget = {
  ...{ kind: 'test', user_id: 'ann', tag_ids: ['pit', 'night'], measurement_id: 'm', time: at },
  ...{ status: 'moderate', value: 132 },
};

test('a supervisor who may see the tests gets the name, the level and the value', () => {
  expect(alertLines(content('status', [test132]), supervisor, parts)[0]).toBe(
    'Ann Lee: Moderately Dehydrated, 132 mOsm on 05 Mar 2026, 13:42.',
  );
});

test('a supervisor who may not see values gets the level, sorted without the values', () => {
  const hidden = { ...supervisor, values_hidden: true };
  const higher: AlertTarget = { ...test132, user_id: 'bob', value: 149, time: at + 60_000 };
  const lines = alertLines(content('status', [higher, test132]), hidden, parts);
  expect(lines.slice(0, 2)).toEqual([
    'Ann Lee: Moderately Dehydrated on 05 Mar 2026, 13:42.',
    ': Moderately Dehydrated on 05 Mar 2026, 13:43.',
  ]);
  expect(lines.join()).not.toContain('mOsm');
});

test('[ALERT-07] a supervisor who may not see the tests learns no name and no value', () => {
  const [line, rule, ...more] = alertLines(content('status', [test132]), other, parts);
  expect(line).toBe('People you manage need attention.');
  expect(rule).toMatch(/^Rule: /);
  expect(more).toEqual([]);
  const untested: AlertTarget = { kind: 'untested', user_id: 'bob', tag_ids: ['mill'], days: 9 };
  expect(alertLines(content('conditional', [test132, untested]), other, parts)).toEqual([
    ': no test for 9 days.',
    expect.stringMatching(/^Rule: /),
  ]);
});

test('the numbers of a group are only for those who may see all of its tests', () => {
  const group: AlertTarget = {
    ...{ kind: 'group', samples: 4, affected: 2 },
    people: [
      { user_id: 'ann', tag_ids: ['pit'] },
      { user_id: 'bob', tag_ids: ['mill'] },
    ],
  };
  const of = (who: Viewer) => alertLines(content('aggregate_percent', [group]), who, parts)[0];
  expect(of(supervisor)).toBe('People you manage need attention.');
  expect(of(viewer(['manager', 'view_user', 'view_measure'], null))).toBe(
    '2 of 4 people tested are Mildly Dehydrated or worse.',
  );
});

test('a place has its value in the unit of the organisation, and the time of a forecast', () => {
  const hot: AlertTarget = {
    ...{ kind: 'place', tag_ids: ['kiln'], metric: 'heat_index', value: 41.2, time: at },
  };
  const line = (more: Partial<AlertContent>, unit: 'C' | 'F') =>
    alertLines(content('conditional', [hot], more), other, { ...parts, unit })[0];
  expect(line({}, 'F')).toBe('Kiln: heat index 106.2 °F on 05 Mar 2026, 13:42.');
  expect(line({ reason: 'forecast' }, 'C')).toBe(
    'Kiln: heat index 41.2 °C is forecast for 05 Mar 2026, 13:42.',
  );
});

test('a forecast also says how bad its day becomes', () => {
  const hour = 3_600_000;
  const line = (value: number, peak: { value: number; time: number }, unit: 'C' | 'F' = 'C') => {
    const place = { kind: 'place', tag_ids: ['kiln'], metric: 'heat_index' } as const;
    const targets = [{ ...place, value, time: at, peak }];
    const said = content('conditional', targets, { reason: 'forecast' });
    return alertLines(said, other, { ...parts, unit })[0];
  };
  expect(line(41.2, { value: 46, time: at + hour })).toBe(
    'Kiln: heat index 41.2 °C is forecast for 05 Mar 2026, 13:42, up to 46 °C at 14:42.',
  );
  expect(line(4, { value: -3, time: at + hour })).toMatch(/, down to -3 °C at 14:42\.$/);
  expect(line(41, { value: 46, time: at + 12 * hour }, 'F')).toMatch(
    / 13:42, up to 114.8 °F on 06 Mar 2026, 01:42\.$/,
  );
});

test('a forecast that becomes Extreme Risk cannot wait', () => {
  const place = { kind: 'place', tag_ids: ['kiln'], metric: 'risk_score', time: at } as const;
  const peak = { value: 100, time: at };
  expect(isUrgent({ targets: [{ ...place, value: 1 }] })).toBe(false);
  expect(isUrgent({ targets: [{ ...place, value: 1, peak }] })).toBe(true);
});

test('a text names at most 20 targets', () => {
  const people = Array.from({ length: 30 }, (_, nth): AlertTarget => ({
    ...{ kind: 'untested', user_id: `u${nth}`, tag_ids: ['pit'], days: nth + 1 },
  }));
  const lines = alertLines(content('conditional', people), supervisor, parts);
  expect(lines).toHaveLength(22);
  expect(lines[20]).toBe('And 10 more.');
});

test('a headline and a subject say that an alert is about a forecast', () => {
  const forecast = content('conditional', [], { reason: 'forecast' });
  expect(alertHeadline(forecast, 'F')).toBe('Forecast: heat index >= 104 °F');
  expect(alertSubject(forecast, 'C')).toBe('Forecast: heat index >= 40 °C');
  expect(alertSubject(content('conditional', []), 'C')).toBe('Alert: Heat index >= 40 °C');
});

test('a headline says nothing about a person', () => {
  expect(alertHeadline(content('status', [test132]), 'C')).toBe('Dehydration of workers');
  expect(alertHeadline(content('conditional', []), 'C')).toBe('Heat index >= 40 °C');
});

test('[TAG-21] the text of a dehydration notification names its tag and no rule', () => {
  const more = { reason: 'tag', tag_ids: ['pit'] } as const;
  const notice = content('status', [test132], more);
  expect(alertHeadline(notice, 'C')).toBe('Dehydration notification of a tag');
  expect(alertLines(notice, supervisor, parts)).toEqual([
    'Ann Lee: Moderately Dehydrated, 132 mOsm on 05 Mar 2026, 13:42.',
    'Tag: Pit crew.',
  ]);
  expect(alertLines(notice, other, parts)).toEqual([
    'Members of the tag need attention.',
    'Tag: Pit crew.',
  ]);
});

test('what a message has no room for is never the worst', () => {
  const test = (value: number, status: 'moderate' | 'severe'): AlertTarget => ({
    ...test132,
    ...{ value, status },
  });
  const tests = [test(132, 'moderate'), test(140, 'moderate'), test(139, 'severe')];
  const said = (kind: 'status' | 'conditional', targets: AlertTarget[]) =>
    alertLines(content(kind, targets), supervisor, parts, 1).slice(0, 2);
  expect(said('status', tests)).toEqual([
    'Ann Lee: Severely Dehydrated, 139 mOsm on 05 Mar 2026, 13:42.',
    'And 2 more.',
  ]);
  const places = [41, 47, 44].map((value): AlertTarget => ({
    ...{ kind: 'place', tag_ids: ['kiln'], metric: 'heat_index', value, time: at },
  }));
  expect(said('conditional', places)[0]).toMatch(/^Kiln: heat index 47 °C/);
  const untested = [4, 9].map((days): AlertTarget => ({
    kind: 'untested',
    user_id: 'ann',
    tag_ids: ['pit'],
    days,
  }));
  expect(said('conditional', untested)[0]).toBe('Ann Lee: no test for 9 days.');
});

test('an alert about a course has its sentence, and names people only to who may see them', () => {
  const content: AlertContent = {
    ...{ reason: 'course', trigger: null, message: 'The course “Heat” is due by 5 Mar.' },
    targets: [{ kind: 'person', user_id: 'ann', tag_ids: ['pit'] }],
  };
  expect(alertLines(content, supervisor, parts)).toEqual([content.message, 'About Ann Lee.']);
  expect(alertLines(content, other, parts)).toEqual([
    content.message,
    'People you manage need attention.',
  ]);
  expect([isUrgent(content), eventOf(content), isReminded(content)]).toEqual([
    ...[false, 'course', false],
  ]);
  expect(alertSubject(content, 'C')).toBe('A course is due');
});

test('a request of a worker names the worker and what is wrong only to who may see the tests', () => {
  const requestOf = (symptoms: string[], note = ''): AlertContent => ({
    ...{ reason: symptoms.length === 0 ? 'break_request' : 'symptoms', trigger: null, message: '' },
    targets: [{ kind: 'request', user_id: 'ann', tag_ids: ['pit'], symptoms, note, time: at }],
  });
  const [rest, ill] = [requestOf([]), requestOf(['dizzy', 'headache'], 'At the crusher')];
  expect(alertLines(rest, supervisor, parts)).toEqual([
    'Ann Lee asked for a break on 05 Mar 2026, 13:42.',
  ]);
  expect(alertLines(ill, supervisor, parts)).toEqual([
    'Ann Lee on 05 Mar 2026, 13:42: dizzy, headache. Note: At the crusher',
  ]);
  const fainted = requestOf(['fainted']);
  const [target] = fainted.targets;
  const emergency = { ...fainted, targets: [{ ...(target as RequestTarget), is_emergency: true }] };
  expect(alertLines(emergency, supervisor, parts)).toEqual([
    'This may be heat stroke: go there now and cool first. Ann Lee on 05 Mar 2026, 13:42: fainted.',
  ]);
  for (const request of [rest, ill, emergency]) {
    expect(alertLines(request, other, parts)).toEqual(['People you manage need attention.']);
    expect(isUrgent(request)).toBe(true);
  }
  expect([rest, ill].map((request) => alertSubject(request, 'C'))).toEqual([
    'A worker needs a break',
    'A worker has symptoms',
  ]);
});
