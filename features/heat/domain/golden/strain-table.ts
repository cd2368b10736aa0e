import { heatStrain } from '../strain/heat-strain.ts';
import type { Posture, StrainInputs } from '../strain/strain-inputs.ts';
import type { GoldenRow, GoldenTable } from './golden-table.ts';

type Case = readonly [
  ...[isAcclimatised: boolean, posture: Posture, air: number, vapour: number, radiant: number],
  ...[wind: number, metabolic: number, clo: number],
  ...[rectal: number, loss: number, untilRectal: number, untilAverage: number, untilMost: number],
];

const cases: readonly Case[] = [
  [true, 'standing', 40, 2.5, 40, 0.3, 150, 0.5, 37.5, 6168, 480, 439, 298],
  [true, 'standing', 35, 4, 35, 0.3, 150, 0.5, 39.8, 6935, 74, 385, 256],
  [true, 'standing', 30, 3, 50, 0.3, 150, 0.5, 37.7, 7166, 480, 380, 258],
  [false, 'standing', 28, 3, 58, 0.3, 150, 0.5, 41.2, 5807, 57, 466, 314],
  [false, 'sitting', 35, 3, 35, 1, 150, 0.5, 37.6, 3892, 480, 480, 463],
  [true, 'sitting', 43, 3, 43, 0.3, 103, 0.5, 37.3, 6763, 480, 401, 271],
  [false, 'standing', 35, 3, 35, 0.3, 206, 0.5, 39.2, 7236, 70, 372, 247],
  [false, 'standing', 34, 3, 34, 0.3, 150, 1, 41, 5548, 67, 480, 318],
  [true, 'standing', 40, 3, 40, 0.3, 150, 0.4, 37.5, 6684, 480, 407, 276],
];

/** The last case of the standard walks across the wind. */
const walking: Case = [true, 'standing', 40, 3, 40, 0.3, 150, 0.4, 37.6, 5379, 480, 480, 339];

export const strainTable: GoldenTable = {
  formula: 'Predicted heat strain',
  version: 1,
  source: 'ISO 7933:2004, annex F',
  rows: () => [
    ...cases.flatMap((row) => rowsOf(row)),
    ...rowsOf(walking, { walk: { speed: 1, angle: 90 } }),
  ],
};

function rowsOf(row: Case, more: Pick<StrainInputs, 'walk'> = {}): GoldenRow[] {
  const [isAcclimatised, posture, air, vapour, radiant, wind, metabolic, clo] = row;
  const [, , , , , , , , rectal, loss, untilRectal, untilAverage, untilMost] = row;
  const found = heatStrain({
    ...{ isAcclimatised, posture, air, vapour, radiant, wind, metabolic, clo },
    ...{ mass: 75, height: 1.8, minutes: 480 },
    ...more,
  });
  const of = `${String(air)} °C, ${String(vapour)} kPa, ${String(metabolic)} W/m², ${String(clo)} clo`;
  const tolerance = 'time to a limit, min';
  return [
    {
      of: `${of}: rectal`,
      printed: rectal,
      found: found.rectal,
      tolerance: 'rectal temperature, C',
    },
    { of: `${of}: loss`, printed: loss, found: found.water_loss, tolerance: 'water loss, g' },
    { of: `${of}: to 38 °C`, printed: untilRectal, found: found.until_rectal, tolerance },
    { of: `${of}: to 7.5 %`, printed: untilAverage, found: found.until_loss_average, tolerance },
    { of: `${of}: to 5 %`, printed: untilMost, found: found.until_loss_most, tolerance },
  ];
}
