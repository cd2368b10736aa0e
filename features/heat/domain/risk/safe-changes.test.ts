import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hazardScore, presetOf } from '#jobs/domain';
import { riskFactors } from '#tags/contract';
import type { JobFactors, RiskFactor } from '#tags/contract';
import { controlOf, controls, safeChanges, takesDays } from './safe-changes.ts';
import type { FactorChange, WeatherPoints } from './safe-changes.ts';
import { anyJob, anyWeather } from './test-factors.ts';

const target = fc.constantFrom(27, 60);
const protection: readonly RiskFactor[] = ['_respiratory_protection', '_clothing'];

const applied = (job: JobFactors, way: readonly FactorChange[]): JobFactors => ({
  ...job,
  ...Object.fromEntries(way.map(({ factor, to }) => [factor, to])),
});
const riskIn = ({ heat, wind }: WeatherPoints, job: JobFactors) => heat * (hazardScore(job) + wind);
const rankOf = (way: readonly FactorChange[]) =>
  Math.max(...way.map(({ factor }) => controls.indexOf(controlOf(factor) ?? 'programme')));
const pointsOf = (way: readonly FactorChange[]) =>
  way.reduce((sum, { from, to }) => sum + from - to, 0);
/** The mildest version of a job that the controls up to a rank can reach. */
const mildestBy = (job: JobFactors, factors: readonly RiskFactor[]): JobFactors => ({
  ...job,
  ...Object.fromEntries(
    factors.map((factor) => [factor, factor === '_metabolic_work_rate' ? 2 : 0]),
  ),
});
const levers = riskFactors.filter((factor) => !protection.includes(factor));

test('no fix removes protection, in 10 000 random jobs and weathers', () => {
  const removed = fc
    .sample(fc.tuple(anyJob, anyWeather, target), { numRuns: 10_000, seed: 65 })
    .flatMap(([job, weather, most]) => safeChanges(job, weather, most).flat())
    .filter(({ factor }) => protection.includes(factor));
  expect(removed).toEqual([]);
}, 120_000);

test('each way reaches its target by reducing factors, and all of its changes are necessary', () => {
  fc.assert(
    fc.property(anyJob, anyWeather, target, (job, weather, most) => {
      for (const way of safeChanges(job, weather, most)) {
        expect(riskIn(weather, applied(job, way))).toBeLessThanOrEqual(most);
        expect(way.every(({ factor, from, to }) => from === job[factor] && to < from)).toBe(true);
        for (const left of way) {
          const rest = way.filter((each) => each !== left).map(({ factor }) => factor);
          expect(riskIn(weather, mildestBy(job, rest))).toBeGreaterThan(most);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('the higher control comes first, then fewer changes, then fewer points', () => {
  fc.assert(
    fc.property(anyJob, anyWeather, target, (job, weather, most) => {
      const keys = safeChanges(job, weather, most).map((way) => [
        rankOf(way),
        way.length,
        pointsOf(way),
      ]);
      const sorted = keys.toSorted((a, b) => {
        const [rank = 0, size = 0, points = 0] = a.map((value, index) => value - (b[index] ?? 0));
        return rank || size || points;
      });
      expect(keys).toEqual(sorted);
    }),
    { numRuns: 500 },
  );
});

test('the first way uses the highest control possible, and all ways with the fewest changes are listed', () => {
  fc.assert(
    fc.property(anyJob, anyWeather, target, (job, weather, most) => {
      const ways = safeChanges(job, weather, most);
      const reaches = (factors: readonly RiskFactor[]) =>
        riskIn(weather, mildestBy(job, factors)) <= most;
      const upTo = (rank: number) =>
        levers.filter((factor) => controls.indexOf(controlOf(factor) ?? 'programme') <= rank);
      const [first] = ways;
      if (first === undefined) {
        expect(riskIn(weather, job) <= most || !reaches(levers)).toBe(true);
        return;
      }
      const rank = rankOf(first);
      if (rank > 0) expect(reaches(upTo(rank - 1))).toBe(false);
      // The levers with the largest effect, one fewer than the first way has.
      const largest = upTo(rank)
        .toSorted((a, b) => slackOf(job, b) - slackOf(job, a))
        .slice(0, first.length - 1);
      expect(reaches(largest)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('a control that cannot be applied partly is only offered completely', () => {
  fc.assert(
    fc.property(anyJob, anyWeather, target, (job, weather, most) => {
      for (const { factor, to } of safeChanges(job, weather, most).flat()) {
        // Nobody makes a space 'enclosed, poor air', or a training old, on purpose.
        if (factor === '_confined_space') expect([0, 1]).toContain(to);
        if (factor === '_understanding_of_dehydration') expect([0, 2]).toContain(to);
      }
    }),
    { numRuns: 300 },
  );
});

test('a milder factor never makes a job more hazardous, nor its risk higher', () => {
  fc.assert(
    fc.property(anyJob, anyWeather, fc.constantFrom(...riskFactors), (job, weather, factor) => {
      const milder = { ...job, [factor]: factor === '_metabolic_work_rate' ? 2 : 0 };
      expect(hazardScore(milder)).toBeLessThanOrEqual(hazardScore(job));
      expect(riskIn(weather, milder)).toBeLessThanOrEqual(riskIn(weather, job));
    }),
  );
});

test('a moderate job in the heat becomes a simpler task; if it is routine, it gets shade', () => {
  const job = presetOf('moderate');
  const [first] = safeChanges(job, { heat: 3, wind: 3 }, 60);
  // 3 x (19 + 3) = 66: two points must go; a moderate task made routine is the higher control.
  expect(first).toEqual([{ factor: '_task_complexity', from: 2, to: 0 }]);
  const routine = { ...job, _task_complexity: 0, _stairs: 0 } as const;
  const [shade] = safeChanges(routine, { heat: 4, wind: 0 }, 60);
  expect(shade).toEqual([{ factor: '_sun_exposure', from: 2, to: 1 }]);
  expect(safeChanges(job, { heat: 1, wind: 2 }, 60)).toEqual([]);
});

test('if only protection could be reduced, there is no way', () => {
  const bare = Object.fromEntries(riskFactors.map((factor) => [factor, 0]));
  const masked = {
    ...bare,
    ...{ _respiratory_protection: 3, _clothing: 3, _metabolic_work_rate: 2 },
  } as JobFactors;
  expect(safeChanges(masked, { heat: 4, wind: 3 }, 27)).toEqual([]);
});

test('a way that needs a programme is marked as taking days', () => {
  expect(takesDays([{ factor: '_acclimatisation', from: 3, to: 0 }])).toBe(true);
  expect(takesDays([{ factor: '_sun_exposure', from: 3, to: 2 }])).toBe(false);
});

function slackOf(job: JobFactors, factor: RiskFactor): number {
  return job[factor] - (factor === '_metabolic_work_rate' ? 2 : 0);
}
