import { expect, test } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { defaultTrigger, presetOf } from './rule-defaults.ts';
import { thresholdText, triggerSentence } from './rule-words.ts';

const place = { now: Date.parse('2026-11-25T02:00:00Z'), timezone: 'Asia/Dubai' };
const heat = defaultTrigger('conditional', place);
const daily = defaultTrigger('periodic', place);

test.each<[AlertTrigger, string]>([
  [daily, 'Every day at 06:00'],
  [{ ...daily, every_n: 3 } as AlertTrigger, 'Every 3 days at 06:00'],
  [
    { ...daily, unit: 'week', every_n: 2, byweekday: 42 } as AlertTrigger,
    'Every 2 weeks on Mon, Wed, Fri at 06:00',
  ],
  [heat, 'Heat index >= 40 °C, every 60 min'],
  [
    { ...heat, enable_forecast: true } as AlertTrigger,
    'Heat index >= 40 °C, or forecast within 72 h, every 60 min',
  ],
  [
    { ...heat, metric: 'days_since_last_measurement', threshold: 1 } as AlertTrigger,
    'Days since the last test >= 1 day, every 60 min',
  ],
  [presetOf('moderate'), 'Moderately Dehydrated or worse, alert repeated after 24 h'],
  [presetOf('severe'), 'Severely Dehydrated, alert repeated after 2 h'],
  [
    defaultTrigger('aggregate_percent', place),
    '20 % or more of the people tested within 24 h are Mildly Dehydrated or worse (at least 20 people tested)',
  ],
])('[U-124] the trigger of a rule is a sentence', (trigger, sentence) => {
  expect(triggerSentence(trigger, 'C')).toBe(sentence);
});

test('a reminder names its zone where the other times are in another one', () => {
  expect(triggerSentence(daily, 'C', 'Asia/Dubai')).toBe('Every day at 06:00');
  expect(triggerSentence(daily, 'C', 'UTC')).toBe('Every day at 06:00 (Asia/Dubai)');
});

test('[ALERT-44] a threshold of 40 is shown as 104 degrees Fahrenheit', () => {
  expect(thresholdText({ metric: 'heat_index', threshold: 40 }, 'F')).toBe('104 °F');
  expect(thresholdText({ metric: 'temp', threshold: 40.56 }, 'F')).toBe('105 °F');
  expect(thresholdText({ metric: 'risk_score', threshold: 60 }, 'F')).toBe('60');
});
