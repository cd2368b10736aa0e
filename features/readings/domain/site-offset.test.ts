import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedKelvin, siteOffset } from './site-offset.ts';
import type { ComparedReading } from './site-offset.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const day = 24 * 3_600_000;
const where = { lon: 0, now };

/** A reading so many days ago that is hotter than the model by so much. */
const reading = (
  daysAgo: number,
  hotter: number,
  more: Partial<ComparedReading> = {},
): ComparedReading => {
  const time = new Date(now - daysAgo * day).toISOString();
  return {
    ...{ time, created_time: time, invalidated_time: null, wbgt: 30 + hotter, model_wbgt: 30 },
    ...{ heat_index: null, model_heat_index: null, ...more },
  };
};

test('the mean difference of the readings with its spread: worked by hand', () => {
  const readings = [reading(1, 0.5), reading(1.1, 1.5), reading(3, 2.5), reading(10, 1.5)];
  expect(siteOffset(readings, where)).toEqual({
    wbgt: { mean: 1.5, least: 0.5, most: 2.5, count: 4 },
    heat_index: null,
  });
  const cooler = [reading(1, -1), reading(2, -2), reading(3, 0)];
  expect(siteOffset(cooler, where)?.wbgt).toEqual({ mean: -1, least: -2, most: 0, count: 3 });
});

test('the heat index is compared where the air was measured often enough', () => {
  const air = { heat_index: 41, model_heat_index: 39 };
  const three = [reading(1, 1, air), reading(2, 1, air), reading(3, 1, air)];
  expect(siteOffset(three, where)?.heat_index).toEqual({ mean: 2, least: 2, most: 2, count: 3 });
  expect(siteOffset([...three.slice(1), reading(1, 1)], where)?.heat_index).toBeNull();
});

test.each<[string, ComparedReading[]]>([
  ['two readings', [reading(1, 2), reading(2, 2)]],
  ['one day', [reading(0.1, 2), reading(0.2, 2), reading(0.3, 2)]],
  ['a difference of less than 0.5 K', [reading(1, 0.4), reading(2, 0.5), reading(3, 0.5)]],
])('%s is too little', (_name, readings) => {
  expect(siteOffset(readings, where)).toBeNull();
});

test('a difference of 0.5 K is enough, in floating point too', () => {
  const readings = [reading(1, 0.3), reading(2, 0.6), reading(3, 0.6)];
  expect(siteOffset(readings, where)?.wbgt.mean).toBe(0.5);
});

const stamp = '2026-11-27T00:00:00.000Z';
test.each<[string, ComparedReading]>([
  ['an invalidated reading', reading(3, 5, { invalidated_time: stamp })],
  ['one that was added late', reading(3, 5, { created_time: stamp })],
  ['one without a WBGT', reading(3, 5, { wbgt: null })],
  ['one without a model', reading(3, 5, { model_wbgt: null })],
  ['one of more than 30 days ago', reading(30.1, 5)],
  ['one of a clock that is ahead', reading(-0.01, 5)],
])('%s does not count', (_name, other) => {
  const two = [reading(1, 1), reading(2, 1)];
  expect(siteOffset([...two, other], where)).toBeNull();
  expect(siteOffset([...two, reading(3, 1), other], where)?.wbgt.count).toBe(3);
});

test('a shift of one day in Perth is one day, although it is two days of UTC', () => {
  const at = (text: string) => (Date.parse(text) - now) / -day;
  // 7:00, 8:00 and 15:00 there.
  const shift = ['2026-11-25T23:00Z', '2026-11-26T00:00Z', '2026-11-26T07:00Z'];
  const readings = shift.map((text) => reading(at(text), 2));
  expect(siteOffset(readings, { lon: 116, now })).toBeNull();
  expect(siteOffset(readings, where)).not.toBeNull();
});

test.each([
  [1.84, 1.8],
  [0.5, 0.5],
  [10.04, 10],
  [10.06, null],
  [-0.5, null],
  [-3, null],
])('of a mean of %f K the forecast may get %j K', (mean, expected) => {
  const wbgt = { mean, least: mean, most: mean, count: 3 };
  expect(appliedKelvin({ wbgt, heat_index: null })).toBe(expected);
});

test('the mean is within the spread, in any order of the readings', () => {
  const given = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.double({ min: -9, max: 9, noNaN: true }),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(given, (pairs) => {
      const readings = pairs.map(([daysAgo, hotter]) => reading(daysAgo, hotter));
      const found = siteOffset(readings, where);
      const turned = siteOffset(readings.toReversed(), where);
      expect(turned === null).toBe(found === null);
      if (found === null || turned === null) return;
      const { mean, least, most, count } = found.wbgt;
      expect(turned.wbgt.mean).toBeCloseTo(mean, 5);
      expect(mean).toBeGreaterThanOrEqual(least - 1e-5);
      expect(mean).toBeLessThanOrEqual(most + 1e-5);
      expect(Math.abs(mean)).toBeGreaterThanOrEqual(0.5);
      expect(count).toBeGreaterThanOrEqual(3);
    }),
  );
});
