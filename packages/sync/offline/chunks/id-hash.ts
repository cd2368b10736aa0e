/** Finds the slot of an id of four words; slots are kept in a table with open addressing. */
export interface IdHash {
  /** The slot of the id at `offset` of `words`, or -1 if it is not in the table. */
  find(words: Uint32Array, offset: number): number;
  /**
   * Assigns a slot to the id that was looked up last. `ids` must already contain it at that slot.
   */
  setSlot(slot: number): void;
  /**
   * Reserves space for the given number of ids in advance: a search in a full table would not end.
   */
  reserve(slots: number): void;
}

/**
 * A hash over the ids of all slots.
 *
 * @param ids returns the words of all slots, four each; called each time because the array grows
 */
export function createIdHash(ids: () => Uint32Array): IdHash {
  let table = new Int32Array(1024);
  let lastEntry = 0;

  function entryOf(words: Uint32Array, offset: number): number {
    const all = ids();
    const mask = table.length - 1;
    let at = hashOf(words, offset) & mask;
    for (;;) {
      const slot = (table[at] ?? 0) - 1;
      if (slot < 0 || sameId(all, slot * 4, words, offset)) return at;
      at = (at + 1) & mask;
    }
  }

  return {
    find(words, offset) {
      lastEntry = entryOf(words, offset);
      return (table[lastEntry] ?? 0) - 1;
    },
    setSlot(slot) {
      table[lastEntry] = slot + 1;
    },
    reserve(slots) {
      if (slots * 2 <= table.length) return;
      const old = table;
      table = new Int32Array(2 ** Math.ceil(Math.log2(slots * 2)));
      for (const entry of old) {
        if (entry > 0) table[entryOf(ids(), (entry - 1) * 4)] = entry;
      }
    },
  };
}

/** Ids made in time order share their first words, so the hash uses all four. */
function hashOf(words: Uint32Array, offset: number): number {
  let hash = 0;
  for (let word = 0; word < 4; word += 1) {
    hash = Math.imul(hash ^ (words[offset + word] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

function sameId(a: Uint32Array, from: number, b: Uint32Array, offset: number): boolean {
  return (
    a[from] === b[offset] &&
    a[from + 1] === b[offset + 1] &&
    a[from + 2] === b[offset + 2] &&
    a[from + 3] === b[offset + 3]
  );
}
