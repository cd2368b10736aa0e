import { apparentTemperature, simplifiedWbgt } from '../wet-bulb/apparent-temperature.ts';
import { stullWetBulb } from '../wet-bulb/stull-wet-bulb.ts';
import { indoorWbgt, weightedWbgt } from '../wbgt/outdoor-wbgt.ts';
import type { GoldenTable } from './golden-table.ts';

/** Temperature in C, relative humidity in %, wet bulb in C. */
const wetBulbs: readonly (readonly [number, number, number])[] = [
  [20, 50, 13.699],
  [30, 40, 20.449],
  [30, 80, 27.13],
  [35, 60, 28.488],
  [40, 20, 22.704],
  [25, 99, 24.911],
];

/** Temperature in C, relative humidity in %, simplified WBGT in C. */
const simplified: readonly (readonly [number, number, number])[] = [
  [20, 50, 19.863],
  [30, 40, 27.598],
  [30, 80, 34.245],
  [35, 60, 36.994],
  [40, 20, 32.394],
];

/** Temperature in C, relative humidity in %, wind in m/s, apparent temperature in C. */
const apparent: readonly (readonly [number, number, number, number])[] = [
  [25, 75, 3, 26.717],
  [30, 50, 2, 31.577],
  [35, 40, 5, 34.894],
  [40, 20, 1, 40.148],
];
const apparentOfOneDecimal: readonly (readonly [number, number, number, number])[] = [
  [25, 30, 0.1, 24.1],
  [23, 70, 1, 24.8],
];

export const stullTable: GoldenTable = {
  formula: 'Wet bulb',
  version: 1,
  source: 'Stull 2011',
  rows: () =>
    wetBulbs.map(([t, r, printed]) => ({
      ...{ of: `${String(t)} °C, ${String(r)} %`, printed, found: stullWetBulb(t, r) },
      tolerance: 'wet bulb by Stull, C' as const,
    })),
};

export const bureauTable: GoldenTable = {
  formula: 'Simplified WBGT and apparent temperature',
  version: 1,
  source: 'Australian Bureau of Meteorology',
  rows: () => [
    ...simplified.map(([t, r, printed]) => ({
      ...{ of: `${String(t)} °C, ${String(r)} %`, printed, found: simplifiedWbgt(t, r) },
      tolerance: 'simplified WBGT, C' as const,
    })),
    ...apparent.map(([t, r, v, printed]) => ({
      ...{ of: apparentOf(t, r, v), printed, found: apparentTemperature(t, r, v) },
      tolerance: 'apparent temperature, C' as const,
    })),
    ...apparentOfOneDecimal.map(([t, r, v, printed]) => ({
      ...{ of: apparentOf(t, r, v), printed, found: apparentTemperature(t, r, v) },
      tolerance: 'apparent temperature of a table with one decimal, C' as const,
    })),
  ],
};

export const definitionTable: GoldenTable = {
  formula: 'WBGT of measured parts',
  version: 1,
  source: 'ISO 7243, definition',
  rows: () =>
    [
      { of: 'wet 25, globe 32, air 20 °C', printed: 25.9, found: weightedWbgt(25, 32, 20) },
      ...indoors(17.3, 40, 24.1),
      ...indoors(21.1, 55, 31.3),
      ...indoors(16.7, 40, 23.7),
      ...indoors(25, 30, 26.5),
    ].map((row) => ({ ...row, tolerance: 'WBGT by definition, C' as const })),
};

function apparentOf(t: number, r: number, v: number): string {
  return `${String(t)} °C, ${String(r)} %, ${String(v)} m/s`;
}

function indoors(wet: number, globe: number, printed: number) {
  const of = `wet ${String(wet)}, globe ${String(globe)} °C, no sun`;
  return [{ of, printed, found: indoorWbgt(wet, globe) }];
}
