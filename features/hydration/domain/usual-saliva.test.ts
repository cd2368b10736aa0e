import { expect, test } from 'vitest';
import { usualSaliva } from '#measurements/domain';
import { defaultBounds } from './hydration-bounds.ts';

test('a typed value is asked about outside of the default bounds', () => {
  expect(usualSaliva).toEqual({ least: defaultBounds.min, most: defaultBounds.max });
});
