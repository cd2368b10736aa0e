import { expect, test } from 'vitest';
import { kindProblems, readingMessages as messages } from '#readings/contract';
import { comparison } from './comparison.ts';
import { arrivalProblem, derivedHeat, timeProblem } from './derived-heat.ts';

const air = { wbgt: null, temperature: 35.56, humidity: 45, globe: null, wind_kph: null };

test('a measured WBGT stays as it is, and says nothing about the heat index', () => {
  const wbgt = { ...air, wbgt: 29.4, temperature: null, humidity: null };
  expect(derivedHeat(wbgt)).toEqual({ wbgt: 29.4, heat_index: null });
});

test('air has the heat index of the published chart: 96 °F and 45 % are 104 °F', () => {
  const { wbgt, heat_index } = derivedHeat(air);
  expect(wbgt).toBeNull();
  expect(heat_index).toBeGreaterThan(39.7);
  expect(heat_index).toBeLessThan(40.3);
});

test('with a globe the air has a WBGT: worked by hand, 28.8 to 29.8 °C', () => {
  const meter = { ...air, temperature: 32, globe: 45, wind_kph: 7.2 };
  const { wbgt } = derivedHeat(meter);
  expect(wbgt).toBeGreaterThan(28.8);
  expect(wbgt).toBeLessThan(29.8);
});

test('a reading is at most 5 minutes ahead and 24 hours old', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  expect(timeProblem('2026-11-27T12:05:00Z', now)).toBeNull();
  expect(timeProblem('2026-11-27T12:05:01Z', now)).toBe(messages.timeAhead);
  expect(timeProblem('2026-11-26T12:00:00Z', now)).toBeNull();
  expect(timeProblem('2026-11-26T11:59:59Z', now)).toBe(messages.timeOld);
});

test('the server takes readings of 30 days', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  expect(arrivalProblem('2026-11-27T12:05:01Z', now)).toBe(messages.timeAhead);
  expect(arrivalProblem('2026-11-26T11:59:59Z', now)).toBeNull();
  expect(arrivalProblem('2026-10-28T12:00:00Z', now)).toBeNull();
  expect(arrivalProblem('2026-10-28T11:59:59Z', now)).toBe(messages.timeTooOld);
});

test('a reading has the WBGT or the air', () => {
  expect(kindProblems(air)).toEqual({});
  expect(kindProblems({ ...air, wbgt: 29 })).toEqual({ wbgt: messages.oneKind });
  expect(kindProblems({ ...air, humidity: null })).toEqual({ humidity: messages.humidityMissing });
  expect(kindProblems({ ...air, temperature: null })).toEqual({
    temperature: messages.wbgtMissing,
  });
  expect(kindProblems({ ...air, temperature: null, humidity: null })).toEqual({
    wbgt: messages.wbgtMissing,
  });
});

test('the difference is that of the numbers which are shown', () => {
  // 29.44 - 31.04 is -1.60, but 29.46 - 31.04 would be -1.58.
  expect(comparison(29.46, 31.04)).toEqual({ measured: 29.5, model: 31, difference: -1.5 });
  expect(comparison(30, 30.04).difference).toBe(0);
});
