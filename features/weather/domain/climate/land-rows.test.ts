import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { mesh } from 'topojson-client';
import { expect, test } from 'vitest';
import { continentality } from './simulated-air.ts';
import { firstRowLat, landRows } from './land-rows.ts';

type Topology = Parameters<typeof mesh>[0];
type Shapes = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;
type Atlas = Topology & { objects: { land: Shapes } };
type Ring = readonly (readonly number[])[];

test('the rows equal those built from the outlines', () => {
  const rings = outlines();
  const built = landRows.map((_, row) => runsOf(rings, firstRowLat - row));
  expect(built).toEqual(landRows);
});

test.each([
  ['Newman', -23.36, 119.73, 1, 1],
  ['Port Hedland', -20.32, 118.57, 0, 0.1],
  ['Hawaii', 20, -157, 0, 0],
  ['Perth', -31.95, 115.86, 0, 0.3],
  ['Moscow', 55.7, 37.6, 1, 1],
  ['the pole', 90, 0, 0, 0],
])('%s has the right distance from the sea', (_name, lat, lon, least, most) => {
  expect(continentality(lat, lon)).toBeGreaterThanOrEqual(least);
  expect(continentality(lat, lon)).toBeLessThanOrEqual(most);
});

test('the date line is no edge', () => {
  expect(continentality(66, 179.99)).toBeCloseTo(continentality(66, -179.99), 1);
});

function outlines(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

/** Run lengths of one row of cells, sea first, without the sea at the end. */
function runsOf(rings: readonly Ring[], lat: number): string {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, lat));
  const cells = Array.from(
    { length: 360 },
    (_, column) => crossings.filter((lon) => lon > column - 179.5).length % 2 === 1,
  );
  const runs: number[] = [];
  let isLand = false;
  let length = 0;
  for (const cell of cells) {
    if (cell !== isLand) {
      runs.push(length);
      length = 0;
      isLand = cell;
    }
    length += 1;
  }
  if (isLand) runs.push(length);
  return runs.map((run) => run.toString(36)).join(' ');
}

/** Longitudes where an outline crosses a latitude. */
function crossingsOf(ring: Ring, lat: number): number[] {
  return ring.flatMap(([lon = 0, at = 0], index) => {
    const [lonBefore = 0, before = 0] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [];
    if (at > lat === before > lat) return [];
    return [((lonBefore - lon) * (lat - at)) / (before - at) + lon];
  });
}
