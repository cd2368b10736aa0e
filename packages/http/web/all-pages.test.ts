import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

test('pages are requested one after the other until the last one', async () => {
  const asked: (string | undefined)[] = [];
  const rows = await allPages(async (place) => {
    asked.push(place);
    if (place === undefined) return { rows: [1, 2], next: 'b' };
    return place === 'b' ? { rows: [], next: 'c' } : { rows: [3], next: null };
  });
  expect(rows).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'b', 'c']);
});
