import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem, shuffledBy } from './move-item.ts';

test('[EDU-04] a moved item is at its new place, and the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      const moved = moveItem(list, from, to);
      expect(moved[to]).toBe(list[from]);
      const others = (items: readonly number[]) => items.filter((item) => item !== list[from]);
      expect(others(moved)).toEqual(others(list));
    }),
  );
  expect(moveItem(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a shuffled list has the same items, in an order that depends on the key', () => {
  const list = Array.from({ length: 20 }, (_, at) => `question ${String(at)}`);
  const one = shuffledBy(list, 'person a', (item) => item);
  expect(shuffledBy(list, 'person a', (item) => item)).toEqual(one);
  expect(one.toSorted()).toEqual(list.toSorted());
  expect(shuffledBy(list, 'person b', (item) => item)).not.toEqual(one);
});
