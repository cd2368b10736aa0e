import { expect, test } from 'vitest';
import { isSwitchedOn } from './switched-on.ts';

test.each([
  [{ _show_preview_features: true, _beta: ['alert', 'heat stress'] }, true],
  [{ _show_preview_features: true, _beta: ['heat_stress'] }, true],
  [{ _show_preview_features: true, _beta: ['alert'] }, false],
  [{ _show_preview_features: false, _beta: ['heat stress'] }, false],
  [{ _beta: ['heat stress'] }, false],
  [{ _show_preview_features: true }, false],
])('[PLAT-19, PLAT-22] heat stress of %j is on: %s', (metadata, expected) => {
  expect(isSwitchedOn(metadata, 'heat stress')).toBe(expected);
});
