import { exposureLimit } from '../limits/exposure-limit.ts';
import type { GoldenTable } from './golden-table.ts';

/** Watts, limit for unacclimatised and for acclimatised people in C. */
const limits: readonly (readonly [number, number, number])[] = [
  [115, 30.84, 33],
  [180, 28.1, 30.76],
  [200, 27.46, 30.24],
  [233, 26.52, 29.48],
  [300, 24.97, 28.21],
  [349, 24.05, 27.46],
  [360, 23.86, 27.3],
  [415, 22.99, 26.59],
  [465, 22.29, 26.02],
  [520, 21.6, 25.47],
];

export const limitTable: GoldenTable = {
  formula: 'Limits of WBGT',
  version: 1,
  source: 'NIOSH 2016-106, chapter 8',
  rows: () =>
    limits.flatMap(([watts, alert, exposure]) => [
      {
        ...{ of: `${String(watts)} W, not acclimatised`, printed: alert },
        ...{ found: exposureLimit(watts, 'unacclimatised'), tolerance: 'NIOSH limit, C' as const },
      },
      {
        ...{ of: `${String(watts)} W, acclimatised`, printed: exposure },
        ...{ found: exposureLimit(watts, 'acclimatised'), tolerance: 'NIOSH limit, C' as const },
      },
    ]),
};
