import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIdHash } from './id-hash.ts';
import { readId, writeId } from './id-words.ts';

it('finds every added id at its newest slot, and no other id', () => {
  const ids = fc.array(fc.uuid(), { minLength: 1, maxLength: 3000 });
  fc.assert(
    fc.property(ids, fc.uuid(), (given, stranger) => {
      const all = [...given, ...given.slice(0, 10)];
      const words = new Uint32Array(all.length * 4);
      const hash = createIdHash(() => words);
      const newest = new Map<string, number>();
      all.forEach((id, slot) => {
        writeId(id, words, slot * 4);
        // More space from time to time, as slots do.
        if (slot % 700 === 0) hash.reserve(slot + 700);
        hash.find(words, slot * 4);
        hash.setSlot(slot);
        newest.set(id, slot);
      });
      const probe = new Uint32Array(4);
      for (const [id, slot] of newest) {
        writeId(id, probe, 0);
        expect(hash.find(probe, 0)).toBe(slot);
      }
      writeId(stranger, probe, 0);
      expect(hash.find(probe, 0)).toBe(newest.get(stranger) ?? -1);
    }),
    { numRuns: 20 },
  );
});

it('reads an id in lower case as written, and rejects other texts', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const words = new Uint32Array(8);
      expect(writeId(id.toUpperCase(), words, 4)).toBe(true);
      expect(readId(words, 4)).toBe(id);
    }),
  );
  for (const none of ['', 'x', 7, null, '01890000-0000-7000-8000-00000000000g']) {
    expect(writeId(none, new Uint32Array(4), 0)).toBe(false);
  }
});
