import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlotsOfUser } from './measurement-index.ts';

it("returns exactly a person's live slots, oldest test first", () => {
  const slot = fc.record({ user: fc.nat(5), created: fc.nat(20), live: fc.boolean() });
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 60 }), (slots) => {
      const slotsOfUser = createSlotsOfUser({
        count: slots.length,
        live: Uint8Array.from(slots, ({ live }) => Number(live)),
        created: Float64Array.from(slots, ({ created }) => created),
        user: Uint32Array.from(slots, ({ user }) => user),
        userIds: ['u0', 'u1', 'u2', 'u3', 'u4', 'u5'],
      });
      for (let user = 0; user <= 5; user += 1) {
        const expected = slots
          .map((given, index) => ({ ...given, place: index }))
          .filter((given) => given.live && given.user === user)
          .toSorted((a, b) => a.created - b.created || a.place - b.place)
          .map(({ place }) => place);
        expect(slotsOfUser(`u${String(user)}`)).toEqual(expected);
      }
      expect(slotsOfUser('nobody')).toEqual([]);
    }),
  );
});
