import { expect, test } from 'vitest';
import { targetOf } from './evaluate-rule.ts';
import { defaultTrigger } from './rule-defaults.ts';
import { firstState } from './rule-state.ts';
import type { TargetState } from './rule-state.ts';
import { stepRule } from './step-rule.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 25);
const trigger = {
  ...defaultTrigger('conditional', { now: start, timezone: 'UTC' }),
  ...{ enable_forecast: true },
};

/** The heat index is 42 from 11:00 to 16:00 on the days from the given one on, otherwise 30. */
const hotFrom = (day: number) => (time: number) => {
  const hours = (time - start) / hour;
  return hours >= day * 24 && hours % 24 >= 11 && hours % 24 < 16 ? 42 : 30;
};

/** The alerts of hourly evaluations: the hour, the reason, and the time of each value. */
function alertsOf(
  valueAt: (time: number) => number,
  { from = 0, hours, isMissing = false }: { from?: number; hours: number; isMissing?: boolean },
): string[] {
  let states: ReadonlyMap<string, TargetState> = new Map();
  const valued = (time: number) => ({ time, value: valueAt(time) });
  return Array.from({ length: hours }, (_, index) => from + index).flatMap((index) => {
    const now = start + index * hour;
    const forecast = Array.from({ length: 336 }, (_hour, ahead) => valued(now + ahead * hour));
    const current = isMissing ? null : valued(now);
    const place = { tag_ids: ['pit'], zone: 'UTC', current, forecast };
    const stateOf = (target: string) => states.get(target) ?? firstState;
    const step = stepRule(trigger, { now, people: [], places: [place] }, stateOf);
    states = step.states;
    return step.alerts.map(({ reason, results }) => {
      const times = results.map((result) => {
        const target = targetOf(trigger, result);
        return 'time' in target ? (target.time - start) / hour : '';
      });
      return `${String(index)} ${reason} ${times.join(' ')}`.trim();
    });
  });
}

test('[ALERT-48] each day of a hot week is announced 48 hours ahead, also while an earlier day is hot', () => {
  // 48 hours before hour 83, 107 and 131 it is hot.
  expect(alertsOf(hotFrom(1), { hours: 84 }).filter((text) => text.includes('forecast'))).toEqual([
    '0 forecast 35',
    '11 forecast 59',
    '35 forecast 83',
    '59 forecast 107',
    '83 forecast 131',
  ]);
});

test('the days of one evaluation are one alert', () => {
  expect(alertsOf(hotFrom(1), { from: 13, hours: 3 })).toEqual(['13 forecast 35 59']);
});

test('a hot day that has begun is not announced as well', () => {
  expect(alertsOf(hotFrom(0), { from: 11, hours: 3 })).toEqual(['11 now 11', '11 forecast 35 59']);
});

test('a hot forecast does not hide that the current weather is missing', () => {
  expect(alertsOf(hotFrom(1), { from: 12, hours: 5, isMissing: true })).toEqual([
    '12 forecast 35 59',
    '14 no_data',
  ]);
});
