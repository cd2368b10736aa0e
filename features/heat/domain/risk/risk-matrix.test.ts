import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatIndex } from '../heat-index/heat-index.ts';
import { riskLevel, riskLevels, riskOf } from './risk.ts';
import { noRisk, riskMatrix } from './risk-matrix.ts';
import { evenly } from '#packages/testing/numbers';

const unknownOr = (min: number, max: number) =>
  fc.oneof({ weight: 9, arbitrary: evenly(min, max) }, fc.constant(Number.NaN));
const hour = fc.record({
  celsius: unknownOr(-20, 55),
  humidity: unknownOr(-5, 105),
  wind: unknownOr(0, 80),
});
const hazard = fc.oneof(fc.constant(-1), fc.integer({ min: 2, max: 42 }));

test('every cell is the risk of its job in the weather of its hour, and the sums are consistent', () => {
  fc.assert(
    fc.property(fc.array(hazard), fc.array(fc.array(hour)), (hazards, sites) => {
      const rows = riskMatrix(
        hazards,
        sites.map((hours) => ({
          celsius: hours.map(({ celsius }) => celsius),
          humidity: hours.map(({ humidity }) => humidity),
          wind_kph: hours.map(({ wind }) => wind),
        })),
      );
      sites.forEach((hours, site) => {
        hazards.forEach((own, job) => {
          const expected = hours.map(({ celsius, humidity, wind }) =>
            riskOf({ hazard: own, heat_index: heatIndex(celsius, humidity), wind_kph: wind }),
          );
          const row = rows[site]?.[job];
          expect([...(row?.risks ?? [])]).toEqual(expected.map((risk) => risk ?? noRisk));
          expect([...(row?.levels ?? [])]).toEqual(
            expected.map((risk) => (risk === null ? noRisk : riskLevels.indexOf(riskLevel(risk)))),
          );
          const known = expected.filter((risk) => risk !== null);
          const sum = known.reduce((all, risk) => all + risk, 0);
          expect(row?.min).toBe(known.length === 0 ? null : Math.min(...known));
          expect(row?.max).toBe(known.length === 0 ? null : Math.max(...known));
          expect(row?.avg).toBe(known.length === 0 ? null : sum / known.length);
        });
      });
    }),
  );
});
