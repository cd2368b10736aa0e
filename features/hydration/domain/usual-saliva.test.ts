import { expect, test } from 'vitest';
import { usualSaliva } from '#measurements/domain';
import { defaultBounds } from './hydration-bounds.ts';

test('a typed value outside the default bounds is questioned', () => {
  expect(usualSaliva).toEqual({ least: defaultBounds.min, most: defaultBounds.max });
});
