import { expect, test } from 'vitest';
import { bandFills, temperatureBands } from './temperature-bands.ts';

test('the colour of a temperature changes at 0, 10, 20, 30 and 40 degrees', () => {
  expect(temperatureBands).toEqual([0, 10, 20, 30, 40]);
  expect(bandFills).toHaveLength(temperatureBands.length + 1);
});
