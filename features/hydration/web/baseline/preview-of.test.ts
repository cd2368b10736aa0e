import { expect, test } from 'vitest';
import { defaultBounds } from '#hydration/domain';
import type { BaselineCandidate } from '#hydration/offline';
import { previewOf } from './preview-of.ts';

const values = [44, 46, 48, 50, 52, 60, 110];
const candidates = values.map((value, at): BaselineCandidate => ({
  measurement_id: String(at),
  time: 100 - at,
  value,
  state: 'hydrated',
}));
const preview = (...ids: number[]) => previewOf(candidates, new Set(ids.map(String)));

test('six chosen tests give their mean, spread, zone and five bounds', () => {
  const { baseline, bounds, points } = preview(0, 1, 2, 3, 4, 5) ?? {};
  expect(baseline?.mean).toBe(50);
  // Sum of squares 160 over 5.
  expect(baseline?.std).toBeCloseTo(Math.sqrt(32), 12);
  expect(baseline?.zone?.from).toBeCloseTo(50 - Math.sqrt(32), 12);
  expect(bounds).toEqual({ min: 30, mild: 65, moderate: 100, severe: 150, max: 165 });
  expect(points?.map(({ value }) => value)).toEqual([44]);
});

test('the bounds follow the chosen mean, not the one in force', () => {
  expect(preview(0, 1, 2, 3, 4, 6)?.bounds.mild).toBeCloseTo((1.3 * 350) / 6, 10);
});

test('five tests are too few for personal bounds, none gives null', () => {
  expect(preview(0, 1, 2, 3, 4)?.bounds).toEqual(defaultBounds);
  expect(preview()).toBeNull();
});
