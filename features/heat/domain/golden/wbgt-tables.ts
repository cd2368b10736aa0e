import { outdoorWbgt } from '../wbgt/outdoor-wbgt.ts';
import { surroundingsOf } from '../wbgt/surroundings.ts';
import { wbgtOfForecast } from '../wbgt/wbgt-of-forecast.ts';
import { windAtTwoMetres } from '../wbgt/wind-at-two-metres.ts';
import type { Terrain } from '../wbgt/wind-at-two-metres.ts';
import type { GoldenRow, GoldenTable } from './golden-table.ts';

type Chain = readonly [
  ...[when: string, lat: number, lon: number, radiation: number, pressure: number],
  ...[celsius: number, humidity: number, wind: number, height: number, terrain: Terrain],
  ...[windAtTwo: number, globe: number, wet: number, wbgt: number],
];

/** Inputs are time and place, so the position of the sun is computed too. */
const chains: readonly Chain[] = [
  ...chain('2024-07-15T13:00-06:00', 32.78, -96.8, [
    [900, 1010, 35, 45, 3, 10, 'urban', 2.357, 49.33, 26.71, 32.06],
    [900, 1010, 35, 45, 2, 2, 'rural', 2, 50.22, 26.89, 32.37],
  ]),
  ...chain('2024-07-15T09:00-06:00', 32.78, -96.8, [
    [450, 1010, 30, 65, 2, 10, 'rural', 1.703, 40.01, 26.24, 29.37],
  ]),
  ...chain('2024-07-15T22:00-06:00', 32.78, -96.8, [
    [0, 1010, 29, 70, 2, 10, 'rural', 0.825, 28.19, 24.56, 25.73],
  ]),
  ...chain('2024-01-15T13:00+08:00', -22.3, 118.6, [
    [1050, 960, 42, 15, 4, 10, 'rural', 3.574, 55.17, 22.56, 31.03],
  ]),
  ...chain('2024-01-15T16:30+08:00', -22.3, 118.6, [
    [700, 960, 43, 12, 3, 10, 'rural', 2.554, 54.55, 22.11, 30.69],
  ]),
  ...chain('2024-06-21T14:00+04:00', 24.45, 54.38, [
    [880, 1000, 41, 35, 4, 10, 'urban', 3.142, 53.58, 28.42, 34.71],
  ]),
  ...chain('2024-08-01T12:00+09:00', 35.68, 139.69, [
    [750, 1008, 34, 60, 2, 10, 'urban', 1.571, 49.27, 29.3, 33.76],
  ]),
  ...chain('2024-12-21T12:00+10:00', -27.47, 153.03, [
    [980, 1012, 31, 70, 3, 10, 'rural', 2.68, 46.14, 27.97, 31.91],
  ]),
  ...chain('2024-07-15T13:00-07:00', 33.45, -112.07, [
    [980, 970, 43, 12, 1, 2, 'urban', 1, 61.67, 23.88, 33.35],
  ]),
];

type GivenWeather = readonly [
  ...[celsius: number, humidity: number, pressure: number, wind: number],
  ...[radiation: number, direct: number, sun: number],
];
type Given = readonly [
  ...GivenWeather,
  ...[windAtTwo: number, globe: number, wet: number, wbgt: number],
];

/** In a town, with given sun height and direct share, wind at 10 m and never below 0.62. */
const givens: readonly Given[] = [
  [30, 50, 1013, 1, 800, 0.7, 0.9, 0.7855, 49.35, 25.55, 30.753],
  [40, 20, 1000, 2, 950, 0.75, 0.95, 1.571, 56.78, 24.49, 32.498],
  [28, 80, 1010, 2, 600, 0.55, 0.8, 1.4496, 41.31, 27.18, 30.09],
  [33, 60, 1010, 0.62, 300, 0.2, 0.6, 0.487, 43.32, 28.78, 32.108],
  [38, 30, 950, 4, 900, 0.7, 0.9, 3.1421, 51.46, 24.99, 31.582],
  [45, 10, 1005, 5, 1000, 0.75, 0.97, 3.6239, 57.4, 22.5, 31.732],
  [35, 40, 1013, 3, 0, 0, -0.5, 2.0062, 34.12, 23.85, 27.02],
];

/** The same by a second program, which prints only the WBGT, in kelvin. */
const kelvins: readonly (readonly [...GivenWeather, kelvin: number])[] = [
  [35, 40, 1013, 1, 800, 0.7, 0.9, 306.559802],
  [30, 70, 1010, 3, 500, 0.5, 0.7, 302.954374],
  [20, 60, 1015, 5, 200, 0.3, 0.5, 290.82388],
  [25, 85, 1008, 2, 0, 0, 0.05, 296.597705],
  [33, 50, 1013, 0.62, 700, 0.6, 0.8, 307.358482],
  [32, 35, 1012, 2.5, 900, 0.97, 0.95, 301.229074],
];

export const wbgtTable: GoldenTable = {
  formula: 'WBGT by the sun',
  version: 1,
  source: 'Liljegren 2008, reference program',
  rows: () => chains.flatMap(chainRows),
};

export const wbgtGivenSunTable: GoldenTable = {
  formula: 'WBGT, sun and direct share given',
  version: 1,
  source: 'Liljegren 2008, reference program',
  rows: () => [...givens.flatMap(givenRows), ...kelvins.map(kelvinRow)],
};

function chain(
  when: string,
  lat: number,
  lon: number,
  rows: readonly (Chain extends readonly [unknown, unknown, unknown, ...infer Rest]
    ? Rest
    : never)[],
): Chain[] {
  return rows.map((row) => [when, lat, lon, ...row]);
}

function chainRows(row: Chain): GoldenRow[] {
  const [when, lat, lon, radiation, pressure, celsius, humidity, wind, height, terrain] = row;
  const [windAtTwo, globe, wet, wbgt] = row.slice(10) as [number, number, number, number];
  const found = wbgtOfForecast({
    ...{ time: Date.parse(when), lat, lon, radiation, pressure },
    ...{ celsius, humidity, wind, height, terrain },
  });
  const of = `${when}, ${String(lat)} ${String(lon)}, ${String(celsius)} °C, ${String(humidity)} %`;
  const tolerance = 'WBGT and its parts by the sun, C';
  return [
    { of: `${of}: wind`, printed: windAtTwo, found: found.wind, tolerance: 'wind at 2 m, m/s' },
    { of: `${of}: globe`, printed: globe, found: found.globe, tolerance },
    { of: `${of}: wet bulb`, printed: wet, found: found.natural_wet_bulb, tolerance },
    { of: `${of}: WBGT`, printed: wbgt, found: found.wbgt, tolerance },
  ];
}

function givenRows(row: Given): GoldenRow[] {
  const [celsius, humidity, pressure, above, radiation, direct, sun] = row;
  const [windAtTwo, globe, wet, wbgt] = row.slice(7) as [number, number, number, number];
  const { of, wind, found } = inTown([celsius, humidity, pressure, above, radiation, direct, sun]);
  const tolerance = 'WBGT and its parts, sun and share given, C';
  return [
    { of: `${of}: wind`, printed: windAtTwo, found: wind, tolerance: 'wind at 2 m, m/s' },
    { of: `${of}: globe`, printed: globe, found: found.globe, tolerance },
    { of: `${of}: wet bulb`, printed: wet, found: found.natural_wet_bulb, tolerance },
    { of: `${of}: WBGT`, printed: wbgt, found: found.wbgt, tolerance },
  ];
}

function kelvinRow([...weather]: (typeof kelvins)[number]): GoldenRow {
  const [celsius, humidity, pressure, above, radiation, direct, sun, kelvin] = weather;
  const { of, found } = inTown([celsius, humidity, pressure, above, radiation, direct, sun]);
  const tolerance = 'WBGT and its parts, sun and share given, C';
  return { of: `${of}: WBGT`, printed: kelvin - 273.15, found: found.wbgt, tolerance };
}

function inTown([celsius, humidity, pressure, above, radiation, direct, sun]: GivenWeather) {
  const wind = windAtTwoMetres({
    ...{ wind: above, height: 10, terrain: 'urban', radiation },
    ...{ isDay: sun > 0, fallsWithHeight: true },
  });
  const around = surroundingsOf({ celsius, humidity, pressure, wind, radiation, direct, sun });
  const of = `${String(celsius)} °C, ${String(humidity)} %, ${String(radiation)} W/m²`;
  return { of, wind, found: outdoorWbgt(around) };
}
