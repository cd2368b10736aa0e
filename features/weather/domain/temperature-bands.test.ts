import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenly } from '#packages/testing/numbers';
import { bandFills, bandPieces, temperatureBand } from './temperature-bands.ts';

test('[WX-14] the colour of a temperature changes at 0, 10, 20, 30 and 40 degrees', () => {
  expect([-0.1, 0, 9.9, 10, 29.9, 39.9, 40].map(temperatureBand)).toEqual([0, 1, 1, 2, 3, 4, 5]);
  expect(bandPieces(8, 31)).toEqual([
    { band: 1, from: 8, to: 10 },
    { band: 2, from: 10, to: 20 },
    { band: 3, from: 20, to: 30 },
    { band: 4, from: 30, to: 31 },
  ]);
  expect(bandPieces(12, 12)).toEqual([{ band: 2, from: 12, to: 12 }]);
});

test('the pieces of any range are adjacent, each of one colour', () => {
  const degrees = evenly(-60, 60);
  fc.assert(
    fc.property(degrees, degrees, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const pieces = bandPieces(low, high);
      expect(pieces[0]?.from).toBe(low);
      expect(pieces.at(-1)?.to).toBe(high);
      for (const [at, { band, from, to }] of pieces.entries()) {
        if (at > 0) expect(from).toBe(pieces[at - 1]?.to);
        expect(bandFills[band]).toBeDefined();
        if (from < to) expect(temperatureBand((from + to) / 2)).toBe(band);
      }
    }),
  );
});
