import { heatIndex, heatIndexFahrenheit, regression } from '../heat-index/heat-index.ts';
import type { GoldenTable } from './golden-table.ts';

/** Temperature in F, relative humidity in %, heat index in F. */
const points: readonly (readonly [number, number, number])[] = [
  [40, 50, 40],
  [41, 50, 37.15],
  [60, 50, 58.05],
  [70, 80, 70.46],
  [76, 90, 77.53],
  [78, 50, 77.85],
  [79, 55, 80.32],
  [79, 60, 80.68],
  [80, 40, 79.93],
  [80, 86, 85.2],
  [80, 90, 86.34],
  [80, 100, 89.29],
  [82, 50, 82.77],
  [84, 88, 97.37],
  [85, 90, 101.78],
  [86, 90, 105.39],
  [86, 100, 111.85],
  [87, 86, 106.59],
  [88, 60, 95.15],
  [90, 40, 90.68],
  [90, 50, 94.6],
  [90, 60, 99.68],
  [90, 70, 105.92],
  [95, 10, 89.45],
  [95, 45, 101.9],
  [95, 60, 113.09],
  [98, 40, 104.91],
  [100, 5, 92.5],
  [100, 30, 102.31],
  [100, 40, 109.26],
  [100, 50, 118.32],
  [105, 10, 99.09],
  [105, 30, 111.62],
  [110, 12, 105.79],
  [110, 40, 135.66],
  [112, 12, 108.21],
];

/** Temperature in C, relative humidity in %, heat index in C. */
const probes: readonly (readonly [number, number, number])[] = [
  [4.4, 50, 4.4],
  [4.5, 50, 2.31],
  [20, 50, 19.36],
  [26.7, 50, 27.14],
  [27, 50, 27.42],
  [29, 50, 29.66],
  [30, 70, 35.04],
  [30, 80, 37.67],
  [33, 60, 39.52],
  [35, 50, 40.68],
  [38, 40, 43.42],
  [40, 30, 43.13],
  [41, 20, 40.83],
  [45, 10, 42.12],
];

/** Heat index in whole F by relative humidity, at 80, 82 and so on F. */
const chart: readonly (readonly [humidity: number, ...indices: number[]])[] = [
  [40, 80, 81, 83, 85, 88, 91, 94, 97, 101, 105, 109, 114, 119, 124, 130, 136],
  [45, 80, 82, 84, 87, 89, 93, 96, 100, 104, 109, 114, 119, 124, 130, 137],
  [50, 81, 83, 85, 88, 91, 95, 99, 103, 108, 113, 118, 124, 131, 137],
  [55, 81, 84, 86, 89, 93, 97, 101, 106, 112, 117, 124, 130, 137],
  [60, 82, 84, 88, 91, 95, 100, 105, 110, 116, 123, 129, 137],
  [65, 82, 85, 89, 93, 98, 103, 108, 114, 121, 128, 136],
  [70, 83, 86, 90, 95, 100, 105, 112, 119, 126, 134],
  [75, 84, 88, 92, 97, 103, 109, 116, 124, 132],
  [80, 84, 89, 94, 100, 106, 113, 121, 129],
  [85, 85, 90, 96, 102, 110, 117, 126, 135],
  [90, 86, 91, 98, 105, 113, 122, 131],
  [95, 86, 93, 100, 108, 117, 127],
  [100, 87, 95, 103, 112, 121, 132],
];

/** The calculator of the US National Weather Service. */
export const heatIndexTable: GoldenTable = {
  formula: 'Heat index',
  version: 1,
  source: 'US National Weather Service, heat index calculator',
  rows: () => [
    ...points.map(([t, r, printed]) => ({
      ...{ of: `${String(t)} °F, ${String(r)} %`, printed, found: heatIndexFahrenheit(t, r) },
      tolerance: 'heat index, F' as const,
    })),
    ...probes.map(([t, r, printed]) => ({
      ...{ of: `${String(t)} °C, ${String(r)} %`, printed, found: heatIndex(t, r) },
      tolerance: 'heat index, C' as const,
    })),
  ],
};

/** Its printed chart, which follows the regression without adjustments. */
export const heatIndexChart: GoldenTable = {
  formula: 'Heat index, regression alone',
  version: 1,
  source: 'US National Weather Service, heat index chart',
  rows: () =>
    chart.flatMap(([humidity, ...indices]) =>
      indices.map((printed, place) => {
        const t = 80 + 2 * place;
        return {
          ...{
            of: `${String(t)} °F, ${String(humidity)} %`,
            printed,
            found: regression(t, humidity),
          },
          tolerance: 'heat index chart, F' as const,
        };
      }),
    ),
};
