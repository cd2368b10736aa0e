import { expect, test } from 'vitest';
import { earTemperature, restingPulse } from './site-types.ts';

test('the site has two custom types, each with a name, a unit and an icon', () => {
  const both = [restingPulse, earTemperature];
  for (const part of ['id', 'name', 'unit', 'icon'] as const) {
    expect(new Set(both.map((kind) => kind[part])).size, part).toBe(2);
  }
  expect(both.every(({ created_time }) => created_time.endsWith('Z'))).toBe(true);
});
