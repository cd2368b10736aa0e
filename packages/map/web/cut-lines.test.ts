import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { baseMapOf } from './base-map.ts';
import type { Atlas } from './base-map.ts';
import { cutLine, cutRing } from './cut-lines.ts';
import type { Position } from './cut-lines.ts';

/** In square degrees, by the shoelace formula. */
const areaOf = (ring: readonly Position[]) =>
  Math.abs(
    ring.reduce((sum, [lon, lat], index) => {
      const [lonBefore, latBefore] = ring.at(index - 1) ?? [lon, lat];
      return sum + lonBefore * lat - lon * latBefore;
    }, 0),
  ) / 2;

test('a ring on one side is unchanged', () => {
  const square: Position[] = [
    [10, 0],
    [20, 0],
    [20, 10],
    [10, 10],
    [10, 0],
  ];
  expect(cutRing(square)).toEqual([square]);
});

test('a ring across the antimeridian becomes one on either side, with the same total area', () => {
  const parts = cutRing([
    [175, -20],
    [-170, -20],
    [-170, -10],
    [175, -10],
    [175, -20],
  ]);
  expect(parts.map(areaOf)).toEqual([50, 100]);
  const ranges = parts.map((part) => part.map(([lon]) => lon));
  expect(ranges.map((lons) => [Math.min(...lons), Math.max(...lons)])).toEqual([
    [175, 180],
    [-180, -170],
  ]);
});

test('a ring that only touches the antimeridian gets no second part', () => {
  const parts = cutRing([
    [170, 0],
    [180, 5],
    [-180, 6],
    [170, 10],
    [170, 0],
  ]);
  expect(parts).toHaveLength(1);
});

test('a ring around a pole extends to it', () => {
  const coast = Array.from({ length: 37 }, (_, step): Position => {
    const lon = -180 + step * 10;
    return [lon, -70];
  });
  const parts = cutRing(coast);
  expect(parts).toHaveLength(1);
  expect(areaOf(parts[0] ?? [])).toBeCloseTo(360 * 20, 6);
});

test('a line is cut where it crosses, and its edges of the flat map are left out', () => {
  expect(
    cutLine([
      [179, 10],
      [-179, 12],
    ]),
  ).toEqual([
    [
      [179, 10],
      [180, 11],
    ],
    [
      [-180, 11],
      [-179, 12],
    ],
  ]);
  expect(
    cutLine([
      [170, 60],
      [180, 61],
      [180, 70],
      [170, 71],
    ]),
  ).toHaveLength(2);
});

test('none of the outlines crosses the whole map', () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const { land, coasts, borders, countries } = baseMapOf(
    JSON.parse(readFileSync(file, 'utf8')) as Atlas,
  );
  const lines = [...coasts, ...borders];
  const longest = lines.flatMap((line) =>
    line.map(([lon], index) => Math.abs(lon - (line[index - 1]?.[0] ?? lon))),
  );
  expect(Math.max(...longest)).toBeLessThan(20);
  const lons = land.flat().map(([lon]) => lon);
  expect([Math.min(...lons), Math.max(...lons)]).toEqual([-180, 180]);
  // Only land around the south pole extends from one end to the other.
  const wide = land.filter((ring) => {
    const own = ring.map(([lon]) => lon);
    return Math.max(...own) - Math.min(...own) > 300;
  });
  expect(Math.max(...wide.flat().map(([, lat]) => lat))).toBeLessThan(-63);
  expect(land.length).toBeGreaterThan(1000);
  expect(borders.length).toBeGreaterThan(150);
  expect(countries.find(({ name }) => name === 'Australia')).toMatchObject({
    lat: expect.closeTo(-25, -1) as number,
    lon: expect.closeTo(134, -1) as number,
  });
  expect(countries[0]?.name).toBe('Russia');
});

test('a ring may have more positions than a call can have arguments', () => {
  const ring = Array.from({ length: 300_000 }, (_, index): Position => {
    const angle = (index / 300_000) * 2 * Math.PI;
    return [40 * Math.cos(angle), 40 * Math.sin(angle)];
  });
  expect(cutRing(ring).map((part) => part.length)).toEqual([ring.length]);
});
