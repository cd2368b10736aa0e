import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRisk } from '../risk/risk-matrix.ts';
import { shiftRisk } from '../risk/shift-hours.ts';
import { bestOfDays, riskHours } from './best-of-days.ts';
import { dayClocks, samplePlan } from './plan-samples.ts';
import { rowPlace } from './row-place.ts';

const clocks = [dayClocks.plain, dayClocks.long, dayClocks.short];
const risk = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: 2, max: 180 }) },
  fc.constant(noRisk),
);
const clock = fc.integer({ min: 0, max: 23 });

test('no start of a day within the limits is better than the best one', () => {
  const inputs = fc.record({
    risks: fc.array(risk, { minLength: 1, maxLength: 72 }),
    length: fc.integer({ min: 1, max: 16 }),
    minutes: fc.array(fc.constantFrom(0, 0, 20, 60, null), { minLength: 72, maxLength: 72 }),
    limits: fc.record({ not_before: clock, not_after: clock }),
    earliest: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(inputs, ({ risks, minutes, length, limits, earliest }) => {
      const plan = samplePlan(clocks, risks);
      const latest = plan.times.length - length;
      const best = bestOfDays(plan, minutes, {
        ...{ length, limits, possible: { earliest, latest } },
      });
      const noWork = (start: number) =>
        minutes.slice(start, start + length).filter((each) => each === 0).length;
      for (const [day, { first, count }] of plan.days.entries()) {
        const starts = Array.from({ length: count }, (_, nth) => first + nth).filter((hour) => {
          const own = Math.floor(rowPlace(plan, hour).from);
          const isPossible = hour >= earliest && hour <= latest;
          return isPossible && own >= limits.not_before && own <= limits.not_after;
        });
        const known = starts.filter((start) => shiftRisk(plan, start, length).unknown === 0);
        const found = best[day];
        expect(found?.start == null).toBe(known.length === 0);
        if (found?.start == null) continue;
        expect(known).toContain(found.start);
        expect(found.met).toEqual(shiftRisk(plan, found.start, length));
        expect(found.no_work).toBe(noWork(found.start));
        for (const start of known) {
          expect(found.no_work).toBeLessThanOrEqual(noWork(start));
          if (noWork(start) > found.no_work) continue;
          const met = shiftRisk(plan, start, length);
          expect(found.met.extreme).toBeLessThanOrEqual(met.extreme);
          if (met.extreme === found.met.extreme) {
            expect(riskHours(found.met)).toBeLessThanOrEqual(riskHours(met));
          }
        }
      }
    }),
  );
});

test('if there is no best start, the reason is given', () => {
  const why = (risks: number[], not_before: number, not_after: number) =>
    bestOfDays(samplePlan([dayClocks.plain, dayClocks.plain, dayClocks.plain], risks), [], {
      length: 8,
      limits: { not_before, not_after },
      possible: { earliest: 30, latest: 64 },
    }).map((day) => (day.start === null ? day.why : day.start));
  expect(why([20], 4, 5)).toEqual(['begun', 'begun', 52]);
  expect(why([20], 10, 20)).toEqual(['begun', 34, 58]);
  expect(why([20], 18, 20)).toEqual(['begun', 42, 'beyond']);
  expect(why([noRisk], 10, 12)).toEqual(['begun', 'unknown', 'unknown']);
  const plan = samplePlan([dayClocks.plain], [20]);
  const anyTime = { not_before: 0, not_after: 23 };
  expect(bestOfDays(plan, [], { length: 8, limits: anyTime, possible: null })).toEqual([
    { start: null, why: 'beyond' },
  ]);
});

test('a best start has the fewest hours without work, whatever the risk, and includes their number', () => {
  const plan = samplePlan([dayClocks.plain], [20, 20, 20, 20, 20, 20, 70, 70, 70, 70, 20, 20]);
  const minutes = plan.times.map((_, hour) => (hour < 6 || hour > 11 ? 0 : 60));
  const asked = {
    ...{ length: 4, limits: { not_before: 0, not_after: 23 } },
    possible: { earliest: 0, latest: 20 },
  };
  expect(bestOfDays(plan, minutes, asked)[0]).toMatchObject({ start: 8, no_work: 0 });
  expect(bestOfDays(plan, [], asked)[0]).toMatchObject({ start: 0, no_work: 0, unadvised: 4 });
  const never = plan.times.map(() => 0);
  expect(bestOfDays(plan, never, asked)[0]).toMatchObject({ start: 0, no_work: 4 });
});
