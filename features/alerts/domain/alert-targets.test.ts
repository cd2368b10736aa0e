import { expect, test } from 'vitest';
import type { RuleOperator } from '#alerts/contract';
import { worstPlaces } from './alert-targets.ts';

const place = (value: number) => ({
  ...{ kind: 'place' as const, tag_ids: [String(value)], metric: 'temp' as const, value, time: 0 },
});
const ruleOf = (operator_type: RuleOperator) => ({
  ...{ kind: 'conditional' as const, metric: 'temp' as const, operator_type, threshold: 40 },
  ...{ frequency_minutes: 60, enable_forecast: false },
  ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
});

test.each([
  ['>=', [45, 41, 40]],
  ['<', [40, 41, 45]],
  ['!=', [45, 41, 40]],
] as const)('with %s the worst place is the first', (operator, expected) => {
  const targets = [place(41), place(45), { kind: 'no_data' as const, tag_ids: [] }, place(40)];
  expect(worstPlaces(ruleOf(operator), targets).map(({ value }) => value)).toEqual(expected);
});

test('a place of a forecast counts with the worst hour of its day', () => {
  const rising = { ...place(41), peak: { value: 47, time: 1 } };
  expect(worstPlaces(ruleOf('>='), [place(45), rising])[0]).toBe(rising);
});

test('without a condition places keep their order', () => {
  expect(worstPlaces(null, [place(41), place(45)]).map(({ value }) => value)).toEqual([41, 45]);
});
