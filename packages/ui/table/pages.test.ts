import { expect, test } from 'vitest';
import { pageButtons, sizesWith } from './pages.ts';

test.each([
  [0, 0, []],
  [0, 1, [0]],
  [2, 5, [0, 1, 2, 3, 4]],
  [0, 9, [0, 1, 2, 3, 'gap', 8]],
  [1, 9, [0, 1, 2, 3, 'gap', 8]],
  [4, 9, [0, 'gap', 3, 4, 5, 'gap', 8]],
  [8, 9, [0, 'gap', 5, 6, 7, 8]],
  [99, 100, [0, 'gap', 96, 97, 98, 99]],
] as const)('on page %i of %i', (page, count, buttons) => {
  expect(pageButtons(page, count)).toEqual(buttons);
});

test('[CONST-15] there are never more than five buttons, including the current page', () => {
  for (let count = 1; count < 40; count += 1) {
    for (let page = 0; page < count; page += 1) {
      const pages = pageButtons(page, count).filter((one) => one !== 'gap');
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(pages).toContain(page);
      expect(new Set(pages).size).toBe(pages.length);
    }
  }
});

test('[CONST-14] the own size is in its place', () => {
  expect(sizesWith(30)).toEqual([25, 30, 50, 75, 100, 200]);
  expect(sizesWith(25)).toEqual([25, 50, 75, 100, 200]);
});
