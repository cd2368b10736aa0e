import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlinesOf } from './base-map.ts';
import type { Atlas } from './base-map.ts';
import { clipLine, clipOutlines, clipRing } from './clip-to-box.ts';
import type { Position } from './cut-lines.ts';

const box = { west: 0, east: 10, south: 0, north: 10 };
const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];

/** Area of a ring in square degrees. */
function areaOf(ring: readonly Position[]): number {
  const twice = ring.map(([x, y], index) => {
    const [before, under] = ring.at(index - 1) ?? [x, y];
    return before * y - x * under;
  });
  return Math.abs(twice.reduce((sum, each) => sum + each, 0)) / 2;
}

test('a ring within the box is kept as it is, one beyond it is left out', () => {
  const inner = square(2, 2, 3);
  expect(clipRing(inner, box)).toBe(inner);
  expect(clipRing(square(11, 2, 3), box)).toEqual([]);
  expect(clipRing([], box)).toEqual([]);
});

test('a ring around the box becomes the box', () => {
  const whole = clipRing(square(-50, -50, 100), box);
  expect(new Set(whole.map(String))).toEqual(new Set(square(0, 0, 10).map(String)));
});

test('the part of a square in the box has the area that both share', () => {
  const degrees = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(degrees, degrees, fc.integer({ min: 1, max: 30 }), (west, south, size) => {
      const shared = (from: number) => Math.max(0, Math.min(10, from + size) - Math.max(0, from));
      expect(areaOf(clipRing(square(west, south, size), box))).toBeCloseTo(
        shared(west) * shared(south),
      );
    }),
  );
});

test('of a line the segments stay that may touch the box', () => {
  const line: Position[] = [
    [-5, 5],
    [-4, 5],
    [1, 5],
    [2, 6],
    [20, 6],
    [21, 6],
    [9, 9],
  ];
  expect(clipLine(line, box)).toEqual([line.slice(1, 5), line.slice(5)]);
  expect(clipLine(line.slice(0, 2), box)).toEqual([]);
});

test('outlines without anything in the box are empty', () => {
  const far = square(40, 40, 5);
  expect(clipOutlines({ land: [far], coasts: [far], borders: [far] }, box)).toEqual({
    ...{ land: [], coasts: [], borders: [] },
  });
});

test('the finer outlines tell the coast at Port Hedland, and are few', () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = outlinesOf(JSON.parse(readFileSync(file, 'utf8')) as Atlas);
  const near = { west: 117.5, east: 119.5, south: -21, north: -19.5 };
  const { land, coasts, borders } = clipOutlines(world, near);
  expect(borders).toEqual([]);
  expect(coasts.flat().length).toBeGreaterThan(50);
  expect(coasts.flat().length).toBeLessThan(500);
  // About half of the area is sea.
  const share = land.reduce((sum, ring) => sum + areaOf(ring), 0) / (2 * 1.5);
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});
