import { expect, test } from 'vitest';
import { alertTrigger, triggerKinds } from '#alerts/contract';
import {
  defaultChannels,
  defaultTrigger,
  presetOf,
  toggledWeekday,
  withUnit,
} from './rule-defaults.ts';

// A Wednesday in New York, a Thursday in Sydney.
const now = Date.parse('2026-11-25T23:01:00Z');
const place = { now, timezone: 'America/New_York' };

test('[ALERT-38, ALERT-41] a reminder starts at the next full five minutes and repeats every day', () => {
  expect(defaultTrigger('periodic', place)).toEqual({
    ...{ kind: 'periodic', start_at: '2026-11-25T23:05:00.000Z', end_at: null },
    ...{ timezone: 'America/New_York', unit: 'day', every_n: 1, byweekday: 8 },
  });
});

test('[ALERT-42, ALERT-43, ALERT-44, ALERT-45, ALERT-46, ALERT-47, ALERT-48] a new condition is a heat index of 40 and more, each hour, without forecast', () => {
  expect(defaultTrigger('conditional', place)).toEqual({
    ...{ kind: 'conditional', metric: 'heat_index', operator_type: '>=', threshold: 40 },
    ...{ frequency_minutes: 60, enable_forecast: false },
    ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
  });
});

test('[ALERT-49, ALERT-50, ALERT-51] a new status trigger is moderate and alerts again after 4 hours', () => {
  expect(defaultTrigger('status', place)).toEqual({
    ...{ kind: 'status', level: 'moderate', realert_after_hours: 4 },
    actions: ['complete_survey', 'read_guidance'],
  });
});

test('[ALERT-54, ALERT-55, ALERT-56, ALERT-57] a new group trigger is 20 percent of 20 tests within 24 hours', () => {
  expect(defaultTrigger('aggregate_percent', place)).toEqual({
    ...{ kind: 'aggregate_percent', threshold: 20, window_hours: 24, min_samples: 20 },
    level_floor: 'mild',
  });
});

test('every default is valid input', () => {
  for (const kind of triggerKinds) {
    const trigger = defaultTrigger(kind, place);
    expect(alertTrigger.parse(trigger)).toEqual(trigger);
  }
});

test('[ALERT-29, ALERT-52, ALERT-53] choosing a level sets the actions and the hours', () => {
  expect(presetOf('mild').realert_after_hours).toBe(24);
  expect(presetOf('moderate')).toMatchObject({
    ...{ realert_after_hours: 24, actions: ['complete_survey', 'read_guidance'] },
  });
  expect(presetOf('severe')).toMatchObject({
    realert_after_hours: 2,
    actions: ['complete_survey', 'read_guidance', 'call_supervisor'],
  });
});

test('[ALERT-40] a new rule notifies in the app only', () => {
  expect(defaultChannels).toEqual({ push: true, email: false, sms: false, webhook: false });
});

test('a week begins with the weekday of the start in the zone of the rule', () => {
  const trigger = defaultTrigger('periodic', { now, timezone: 'Australia/Sydney' });
  if (trigger.kind !== 'periodic') throw new Error('Not periodic');
  expect(withUnit({ ...trigger, byweekday: 127 }, 'week').byweekday).toBe(16);
  expect(withUnit({ ...trigger, byweekday: 127 }, 'day').byweekday).toBe(127);
});

test('[ALERT-39] the last selected day of a week stays selected', () => {
  expect(toggledWeekday(0b0000011, 0)).toBe(0b0000010);
  expect(toggledWeekday(0b0000010, 1)).toBe(0b0000010);
  expect(toggledWeekday(0b0000010, 6)).toBe(0b1000010);
});
