import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedSlots } from './list-slots.ts';

test('slots are sorted by key, equal ones by number', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 2 ** 42 - 1 }), { maxLength: 200 });
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 2 ** 21 }), (list, offset) => {
      const slots = Uint32Array.from(list, (_, at) => at + offset);
      const keyOf = (slot: number) => list[slot - offset] ?? 0;
      const expected = Array.from(slots).sort((a, b) => keyOf(a) - keyOf(b) || a - b);
      expect(Array.from(sortedSlots(slots, keyOf))).toEqual(expected);
    }),
  );
});
