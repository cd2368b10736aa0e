import { expect, test } from 'vitest';
import type { HourAdvice } from '#heat/domain';
import type { WeatherHour } from '#weather/contract';
import { hoursWithin, peakHour, shiftPlan, spanOf } from './shift-plan.ts';

const begin = Date.UTC(2026, 10, 23, 0);
const hour = 3_600_000;
const weatherAt = (nth: number, heatindex_c: number) =>
  ({
    ...{ time_epoch: (begin + nth * hour) / 1000, heatindex_c },
    time: `2026-11-23 ${String(nth).padStart(2, '0')}:00`,
  }) as WeatherHour;
const advice = (work_minutes: number, litres: number) =>
  ({
    work_minutes,
    rest_minutes: 60 - work_minutes,
    water: { litres, loss: litres },
  }) as HourAdvice;
const advised = (nth: number, given: HourAdvice | null) => ({
  ...{ time: weatherAt(nth, 30).time, weather: weatherAt(nth, 30), advice: given },
});

test('the span reaches from the first beginning to the last end, with leave and second shifts', () => {
  const day = { starts: [begin + 6 * hour], shift: 480, leave: 0 };
  const late = { starts: [begin + 8 * hour], shift: 420, leave: 60 };
  expect(spanOf([day, late])).toEqual({ start: begin + 6 * hour, end: begin + 16 * hour });
  const split = { starts: [begin + 6 * hour, begin + 18 * hour], shift: 240, leave: 0 };
  expect(spanOf([split])?.end).toBeGreaterThan(begin + 18 * hour);
  expect(spanOf([])).toBeNull();
});

test('an hour belongs to a shift that touches it, also after midnight', () => {
  const hours = [22, 23, 24, 25, 26].map((nth) => ({ nth, weather: weatherAt(nth, 30) }));
  const night = { start: begin + 22.5 * hour, end: begin + 25 * hour };
  expect(hoursWithin(hours, night).map(({ nth }) => nth)).toEqual([22, 23, 24]);
  expect(hoursWithin([{ weather: null }], night)).toEqual([]);
});

test('the hottest hour is the first of equal ones', () => {
  const hours = [weatherAt(10, 35), weatherAt(11, 38), weatherAt(12, 38)];
  expect(peakHour(hours.map((weather) => ({ weather })))?.time).toBe('2026-11-23 11:00');
  expect(peakHour([{ weather: null }])).toBeNull();
});

const spanOfHours = (from: number, to: number) => ({
  ...{ start: begin + from * hour, end: begin + to * hour },
});

test('a plan has the strictest hour of the shifts', () => {
  const hours = [
    ...[advised(6, advice(60, 0.5)), advised(7, advice(20, 1)), advised(8, advice(20, 1.2))],
    ...[advised(9, advice(0, 0.4)), advised(10, null), advised(11, advice(0, 1))],
  ];
  const plan = shiftPlan(hours, [spanOfHours(6, 8), spanOfHours(8, 11)]);
  expect(plan.strictest?.time).toBe('2026-11-23 09:00');
  expect(plan).toMatchObject({ noWork: 1, unknown: 1 });
  expect(shiftPlan(hours, [spanOfHours(6, 8)]).strictest?.time).toBe('2026-11-23 07:00');
});

test('electrolytes are for the shift of somebody, not for two shifts together', () => {
  // Eight hours of 0.5 L: 4 L in one shift, 8 L in both. More than 6 L need electrolytes.
  const hours = Array.from({ length: 16 }, (_, nth) => advised(nth, advice(60, 0.5)));
  const shifts = [spanOfHours(0, 8), spanOfHours(8, 16)];
  expect(shiftPlan(hours, shifts).needsElectrolytes).toBe(false);
  expect(shiftPlan(hours, [spanOfHours(0, 16)]).needsElectrolytes).toBe(true);
});

test('without advice nothing is planned', () => {
  expect(shiftPlan([advised(6, null)], [spanOfHours(0, 8)])).toMatchObject({
    ...{ strictest: null, unknown: 1 },
  });
  expect(shiftPlan([], [])).toMatchObject({ strictest: null, unknown: 0 });
});
