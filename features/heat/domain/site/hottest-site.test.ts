import { expect, test } from 'vitest';
import { hottestSite } from './hottest-site.ts';

const site = (name: string, heat: number | null) => ({
  name,
  current: heat === null ? null : { heatindex_c: heat },
});

test('the hottest site has the highest current heat index, of equal ones the first', () => {
  const sites = [site('Yard', null), site('Pit', 41), site('Dam', 41), site('Plant', 38)];
  expect(hottestSite(sites)?.name).toBe('Pit');
  expect(hottestSite([site('Yard', null), site('Camp', null)])?.name).toBe('Yard');
  expect(hottestSite([])).toBeNull();
});
