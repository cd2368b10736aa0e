/** Number range of slots: four million tests. */
const slotRange = 2 ** 22;
/** Range of the part of the key that shares a 32-bit word with the slot. */
const keyRange = 2 ** 10;

/**
 * Slots sorted by a key, ascending; equal keys by slot. Key and slot are combined in one 64-bit
 * integer, which the engine sorts natively: filtering and sorting a million tests takes half a
 * second at most.
 *
 * @param keyOf an integer from 0 to 2⁴² − 1 for a slot: a time in milliseconds fits until 2109
 */
export function sortedSlots(
  slots: Uint32Array,
  keyOf: (slot: number) => number,
): Uint32Array<ArrayBuffer> {
  const pairs = new BigUint64Array(slots.length);
  // Little-endian, as on all browser platforms.
  const words = new Uint32Array(pairs.buffer);
  slots.forEach((slot, at) => {
    const key = keyOf(slot);
    words[at * 2] = (key % keyRange) * slotRange + slot;
    words[at * 2 + 1] = Math.floor(key / keyRange);
  });
  pairs.sort();
  return Uint32Array.from(slots, (_, at) => (words[at * 2] ?? 0) % slotRange);
}
