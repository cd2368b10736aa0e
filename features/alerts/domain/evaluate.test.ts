import { expect, test } from 'vitest';
import type { AggregateTrigger, ConditionalTrigger } from '#alerts/contract';
import { compares, evaluateCondition, evaluateGroup, groupShare, isAtLevel } from './evaluate.ts';

const now = Date.parse('2026-11-25T06:00:00Z');
const hour = 3_600_000;
const heat: ConditionalTrigger = {
  ...{ kind: 'conditional', metric: 'heat_index', operator_type: '>=', threshold: 40 },
  ...{ frequency_minutes: 60, enable_forecast: false },
  ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
};
const context = { now, dayOf: (time: number) => new Date(time).toISOString().slice(0, 10) };
const at = (hours: number, value: number) => ({ time: now + hours * hour, value });

test.each([
  ['>', 40, 40, false],
  ['>', 40.1, 40, true],
  ['>=', 39.96, 40, true],
  ['>=', 39.94, 40, false],
  ['<', 39.9, 40, true],
  ['<=', 40.04, 40, true],
  ['=', 40.04, 40, true],
  ['!=', 40.04, 40, false],
] as const)('[ALERT-59] %s with %d and %d is %s', (operator, value, threshold, holds) => {
  expect(compares(value, operator, threshold)).toBe(holds);
});

test('a condition fires, holds or has no data by the current value', () => {
  const found = (current: { time: number; value: number } | null) =>
    evaluateCondition(heat, { current, forecast: [at(1, 50)] }, context);
  const ahead = new Map();
  expect(found(at(0, 41))).toEqual({ finding: { kind: 'firing' }, value: at(0, 41), ahead });
  expect(found(at(0, 39))).toEqual({ finding: { kind: 'ok' }, value: at(0, 39), ahead });
  expect(found(null)).toEqual({ finding: { kind: 'no_data' }, value: null, ahead });
});

test('an hour of the forecast counts in time for the notice, and at once if it is nearer', () => {
  const trigger = { ...heat, enable_forecast: true };
  const found = (...forecast: { time: number; value: number }[]) =>
    evaluateCondition(trigger, { current: at(0, 20), forecast }, context).finding;
  expect(found(at(2, 41))).toEqual({ kind: 'ok', days: ['2026-11-25'] });
  // The next evaluation, in an hour, would be after the notice.
  expect(found(at(48.9, 41))).toEqual({ kind: 'ok', days: ['2026-11-27'] });
  expect(found(at(49, 41))).toEqual({ kind: 'ok' });
  expect(found(at(0, 41))).toEqual({ kind: 'ok' });
  expect(found(at(3, 39), at(30, 41))).toEqual({ kind: 'ok', days: ['2026-11-26'] });
});

test('a day of the forecast has its first hour, and the worst one even after the look-ahead', () => {
  const trigger = { ...heat, enable_forecast: true, notify_lead_time_hours: 2 };
  const found = (...forecast: { time: number; value: number }[]) =>
    evaluateCondition(trigger, { current: at(0, 20), forecast }, context).ahead.get('2026-11-25');
  const first = at(2, 41);
  expect(found(at(1, 39), first, at(6, 46), at(9, 44), at(20, 50))).toEqual({
    ...{ ...first, peak: at(6, 46) },
  });
  // Equal as they are shown, or milder.
  expect(found(first, at(3, 41.04), at(4, 40))).toEqual(first);
  const cold = { ...trigger, operator_type: '<' as const, threshold: 5 };
  const hours = { current: at(0, 20), forecast: [at(2, 4), at(4, -3), at(5, 1)] };
  expect(evaluateCondition(cold, hours, context).ahead.get('2026-11-25')).toEqual({
    ...{ ...at(2, 4), peak: at(4, -3) },
  });
});

test('the look-ahead bounds the forecast', () => {
  const trigger = {
    ...{ ...heat, enable_forecast: true, forecast_window_hours: 4, notify_lead_time_hours: 4 },
  };
  const found = (hours: number) =>
    evaluateCondition(trigger, { current: at(0, 20), forecast: [at(hours, 41)] }, context).ahead;
  expect(found(4).size).toBe(1);
  expect(found(4.1).size).toBe(0);
});

test('a forecast without current data is used, and does not replace that data', () => {
  const trigger = { ...heat, enable_forecast: true };
  const found = (value: number) =>
    evaluateCondition(trigger, { current: null, forecast: [at(1, value)] }, context).finding;
  expect(found(41)).toEqual({ kind: 'no_data', days: ['2026-11-25'] });
  expect(found(39)).toEqual({ kind: 'no_data' });
});

test('a level means that status or worse', () => {
  expect(isAtLevel('moderate', 'moderate')).toBe(true);
  expect(isAtLevel('severe', 'moderate')).toBe(true);
  expect(isAtLevel('mild', 'moderate')).toBe(false);
  expect(isAtLevel('hydrated', 'mild')).toBe(false);
});

const group: AggregateTrigger = {
  ...{ kind: 'aggregate_percent', threshold: 20, window_hours: 24, min_samples: 5 },
  level_floor: 'mild',
};
const people = (hydrated: number, mild: number, hours = 1) =>
  Array.from({ length: hydrated + mild }, (_, index) => ({
    user_id: String(index),
    time: now - hours * hour,
    status: index < hydrated ? ('hydrated' as const) : ('mild' as const),
  }));

test('a group fires at its share of the people tested within the window', () => {
  const found = (hydrated: number, mild: number) =>
    evaluateGroup(group, groupShare(group, people(hydrated, mild), now)).kind;
  expect(found(4, 1)).toBe('firing');
  expect(found(5, 1)).toBe('ok');
  // 19.96 percent are not 20.
  expect(found(2005, 500)).toBe('ok');
});

test('a group with too few tests, or with none in the window, is not an alert', () => {
  expect(evaluateGroup(group, groupShare(group, people(0, 4), now))).toEqual({ kind: 'ok' });
  const old = groupShare(group, people(0, 9, 24), now);
  expect(old).toEqual({ samples: 0, affected: 0, percent: null });
  expect(evaluateGroup(group, old)).toEqual({ kind: 'ok' });
});
