import { expect, test } from 'vitest';
import { riskLevels } from '#heat/domain';
import { levelAdvice } from './level-advice.ts';

test('each level has its own advice, and none recommends more water than is safe', () => {
  expect(Object.keys(levelAdvice)).toEqual(riskLevels);
  const firsts = riskLevels.map((level) => levelAdvice[level].first);
  expect(new Set(firsts).size).toBe(riskLevels.length);
  for (const level of ['high', 'extreme'] as const) {
    expect(levelAdvice[level].water).toContain('at most 1.5 L an hour');
  }
});
