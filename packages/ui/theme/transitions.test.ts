import { expect, test } from 'vitest';
import { theme } from './theme.ts';

interface Timed {
  defaultProps?: { transitionProps?: { duration?: number } };
}

test('[CONST-02] floating parts appear within 300 ms', () => {
  const durations = Object.values(theme.components ?? {}).flatMap(
    (component) => (component as Timed).defaultProps?.transitionProps?.duration ?? [],
  );
  expect(durations.length).toBeGreaterThan(4);
  expect(durations.filter((duration) => duration <= 0 || duration > 300)).toEqual([]);
});
