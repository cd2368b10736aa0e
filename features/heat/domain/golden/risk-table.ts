import { riskOf } from '../risk/risk.ts';
import type { GoldenTable } from './golden-table.ts';

/** Hazard, heat index in C, wind in km/h, risk. */
const cases: readonly (readonly [number, number, number, number])[] = [
  [4, 45, 4.9, 28],
  [4, 45, 5, 24],
  [12, 27, 10, 14],
  [12, 27.01, 10, 28],
  [19, 33, 12, 42],
  [19, 35, 12, 63],
  [25, 20, 4.9, 28],
  [25, 20, 5, 27],
  [28, 41, 25, 87],
  [28, 33, 40, 56],
  [30, 30, 40, 60],
  [30, 30, 39.9, 62],
  [42, 50, 0, 180],
];

export const riskTable: GoldenTable = {
  formula: 'Risk of a job',
  version: 1,
  source: 'AIOH 2013, Basic Thermal Risk Assessment, worked cases',
  rows: () =>
    cases.map(([hazard, heat_index, wind_kph, printed]) => ({
      of: `hazard ${String(hazard)}, ${String(heat_index)} °C, ${String(wind_kph)} km/h`,
      printed,
      found: riskOf({ hazard, heat_index, wind_kph }) ?? Number.NaN,
      tolerance: 'risk, points',
    })),
};
