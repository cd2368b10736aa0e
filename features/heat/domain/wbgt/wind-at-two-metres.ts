import { slowestWind } from './surroundings.ts';

export type Terrain = 'urban' | 'rural';

export interface WindAbove {
  /** m/s at its height. */
  readonly wind: number;
  /** Metres. */
  readonly height: number;
  readonly terrain: Terrain;
  readonly isDay: boolean;
  /** Global radiation, W/m2. */
  readonly radiation: number;
  /** By night: whether the temperature falls with height, as over a town. */
  readonly fallsWithHeight: boolean;
}

const exponents: Readonly<Record<Terrain, readonly number[]>> = {
  urban: [0.15, 0.15, 0.2, 0.25, 0.3, 0.3],
  rural: [0.07, 0.07, 0.1, 0.15, 0.35, 0.55],
};

/**
 * Stability classes 1 (unsettled) to 6 (still) by day: a row for each wind, a column for each
 * radiation.
 */
const byDay = [
  { below: 2, classes: [1, 1, 2, 4] },
  { below: 3, classes: [1, 2, 3, 4] },
  { below: 5, classes: [2, 2, 3, 4] },
  { below: 6, classes: [3, 3, 4, 4] },
  { below: Number.POSITIVE_INFINITY, classes: [3, 4, 4, 4] },
] as const;
const radiations = [925, 675, 175] as const;

const byNight = [
  { below: 2, falling: 5, rising: 6 },
  { below: 2.5, falling: 5, rising: 6 },
  { below: Number.POSITIVE_INFINITY, falling: 4, rising: 4 },
] as const;

/**
 * Wind at 2 m in m/s, never below the lowest wind of the instruments.
 *
 * Source: Liljegren 2008, with the stability classes of EPA-454/R-99-005.
 */
export function windAtTwoMetres(above: WindAbove): number {
  if (above.height === 2) return Math.max(above.wind, slowestWind);
  const power = exponents[above.terrain][stabilityClass(above) - 1] ?? 0;
  return Math.max(above.wind * (2 / above.height) ** power, slowestWind);
}

function stabilityClass({ wind, isDay, radiation, fallsWithHeight }: WindAbove): number {
  if (!isDay) {
    const row = byNight.find(({ below }) => wind < below);
    return (fallsWithHeight ? row?.falling : row?.rising) ?? 4;
  }
  const column = radiations.findIndex((least) => radiation >= least);
  const row = byDay.find(({ below }) => wind < below);
  return row?.classes[column < 0 ? radiations.length : column] ?? 4;
}
