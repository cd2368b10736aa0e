import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hazardScore, presetOf } from '#jobs/domain';
import { riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { smallestChanges } from './smallest-changes.ts';
import type { FactorChange } from './smallest-changes.ts';

const factors: fc.Arbitrary<JobFactors> = fc
  .record(
    Object.fromEntries(
      riskFactors.map((factor) => [
        factor,
        factor === '_metabolic_work_rate'
          ? fc.constantFrom(2, 4, 6)
          : fc.integer({ min: 0, max: 3 }),
      ]),
    ),
  )
  .map((record) => record as JobFactors);
const points = fc.record({
  heat: fc.integer({ min: 1, max: 4 }),
  wind: fc.integer({ min: 0, max: 3 }),
});
const target = fc.constantFrom(27, 60);

const applied = (job: JobFactors, way: readonly FactorChange[]): JobFactors => ({
  ...job,
  ...Object.fromEntries(way.map(({ factor, to }) => [factor, to])),
});

test('each way brings the risk to its target, and no smaller set of factors would', () => {
  fc.assert(
    fc.property(factors, points, target, (job, weather, most) => {
      const riskOf = (one: JobFactors) => weather.heat * (hazardScore(one) + weather.wind);
      const ways = smallestChanges(job, weather, most);
      for (const way of ways) {
        expect(riskOf(applied(job, way))).toBeLessThanOrEqual(most);
        expect(way.every(({ factor, from, to }) => from === job[factor] && to < from)).toBe(true);
      }
      const mildest = riskFactors.map((factor) => (factor === '_metabolic_work_rate' ? 2 : 0));
      const slack = riskFactors.map((factor, place) => job[factor] - (mildest[place] ?? 0));
      const [first] = ways;
      if (first === undefined) {
        const leastRisk = weather.heat * (2 + weather.wind);
        expect(riskOf(job) <= most || leastRisk > most).toBe(true);
        return;
      }
      // The largest of one set fewer do not do.
      const fewer = slack.toSorted((one, other) => other - one).slice(0, first.length - 1);
      const taken = fewer.reduce((sum, one) => sum + one, 0);
      expect(weather.heat * (hazardScore(job) - taken + weather.wind)).toBeGreaterThan(most);
      expect(new Set(ways.map((way) => way.length)).size).toBe(1);
    }),
  );
});

test('shade alone takes a moderate job in extreme heat under the limit', () => {
  const job = presetOf('moderate');
  const ways = smallestChanges(job, { heat: 3, wind: 2 }, 60);
  expect(hazardScore(job)).toBe(19);
  expect(ways[0]).toEqual([{ factor: '_sun_exposure', from: 2, to: 1 }]);
  expect(smallestChanges(job, { heat: 1, wind: 2 }, 60)).toEqual([]);
});
