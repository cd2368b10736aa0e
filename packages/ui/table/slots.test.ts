import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsFor } from './slots.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'), {
  maxLength: 8,
});

test('who stays keeps the place, no place is given twice, and none beyond the rows is used anew', () => {
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 6 }), (pages) => {
      let before: ReadonlyMap<string, number> = new Map();
      for (const page of pages) {
        const now = slotsFor(before, page);
        expect([...now.keys()]).toEqual(page);
        expect(new Set(now.values()).size).toBe(page.length);
        for (const [id, slot] of now) {
          if (before.has(id)) expect(slot).toBe(before.get(id));
        }
        before = now;
      }
    }),
  );
});

test('a page of others takes the places of the one before, in order', () => {
  const first = slotsFor(new Map(), ['a', 'b', 'c']);
  expect([...slotsFor(first, ['d', 'e', 'f']).values()]).toEqual([0, 1, 2]);
  expect([...slotsFor(first, ['d', 'b', 'e']).values()]).toEqual([0, 1, 2]);
});
