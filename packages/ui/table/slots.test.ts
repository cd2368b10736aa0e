import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsFor } from './slots.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'), {
  maxLength: 8,
});

test('among many remaining rows each keeps its slot, no slot is used twice, and no new one is created needlessly', () => {
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 6 }), (pages) => {
      let before: ReadonlyMap<string, number> = new Map();
      for (const page of pages) {
        const now = slotsFor(before, page);
        expect([...now.keys()]).toEqual(page);
        expect(new Set(now.values()).size).toBe(page.length);
        const stay = page.filter((id) => before.has(id));
        const areMany = stay.length * 2 >= page.length;
        if (areMany) for (const id of stay) expect(now.get(id)).toBe(before.get(id));
        else expect([...now.values()]).toEqual(page.map((_, at) => at));
        before = now;
      }
    }),
  );
});

test('a page of other rows takes the slots of the one before, in order', () => {
  const first = slotsFor(new Map(), ['a', 'b', 'c']);
  expect([...slotsFor(first, ['d', 'e', 'f']).values()]).toEqual([0, 1, 2]);
  expect([...slotsFor(first, ['d', 'e', 'b']).values()]).toEqual([0, 1, 2]);
});
