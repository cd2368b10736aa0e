import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './history-labels.ts';

test('labels with enough room keep their position', () => {
  expect(
    spreadLabels(
      [
        { y: 20, height: 16 },
        { y: 80, height: 16 },
      ],
      0,
      100,
    ),
  ).toEqual([20, 80]);
});

test('overlapping labels move apart in their order', () => {
  const middles = spreadLabels(
    [
      { y: 52, height: 16 },
      { y: 50, height: 16 },
    ],
    0,
    100,
  );
  expect(middles).toEqual([66, 50]);
});

test('no label leaves the frame if all fit', () => {
  const label = fc.record({ y: fc.integer({ min: -50, max: 350 }), height: fc.constant(16) });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 10 }), (labels) => {
      const middles = spreadLabels(labels, 0, 300).sort((a, b) => a - b);
      for (const [at, middle] of middles.entries()) {
        expect(middle).toBeGreaterThanOrEqual(8);
        expect(middle).toBeLessThanOrEqual(292);
        if (at > 0) expect(middle - (middles[at - 1] ?? 0)).toBeGreaterThanOrEqual(15.999);
      }
    }),
  );
});
