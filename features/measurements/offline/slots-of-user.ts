/** The columns with person and time of each test. */
interface OwnersAndTimes {
  count: number;
  live: Uint8Array;
  created: Float64Array;
  user: Uint32Array;
  userIds: readonly string[];
}

/**
 * Returns the live slots of a person by time, oldest first. The first call groups all tests by
 * person in one pass; each person is sorted by time on demand.
 */
export function createSlotsOfUser(columns: OwnersAndTimes): (user_id: string) => readonly number[] {
  const sorted = new Map<string, readonly number[]>();
  let parts: Parts | undefined;
  return (user_id) => {
    const known = sorted.get(user_id);
    if (known !== undefined) return known;
    parts ??= partsOf(columns);
    const code = parts.codes.get(user_id);
    const slots = code === undefined ? [] : slotsOf(parts, code, columns.created);
    sorted.set(user_id, slots);
    return slots;
  };
}

interface Parts {
  codes: ReadonlyMap<string, number>;
  /** Start of each person's slots in `slots`, and the end after the last. */
  starts: Uint32Array;
  slots: Uint32Array;
}

/** Counting sort by person. */
function partsOf({ count, live, user, userIds }: OwnersAndTimes): Parts {
  const starts = new Uint32Array(userIds.length + 1);
  for (let slot = 0; slot < count; slot += 1) {
    if (live[slot] === 1) add(starts, (user[slot] ?? 0) + 1, 1);
  }
  for (let code = 0; code < userIds.length; code += 1) add(starts, code + 1, starts[code] ?? 0);
  const next = starts.slice();
  const slots = new Uint32Array(starts[userIds.length] ?? 0);
  for (let slot = 0; slot < count; slot += 1) {
    if (live[slot] !== 1) continue;
    const code = user[slot] ?? 0;
    slots[next[code] ?? 0] = slot;
    add(next, code, 1);
  }
  return { codes: new Map(userIds.map((user_id, code) => [user_id, code])), starts, slots };
}

function slotsOf({ starts, slots }: Parts, code: number, created: Float64Array): number[] {
  const own = Array.from(slots.subarray(starts[code], starts[code + 1]));
  return own.sort((a, b) => (created[a] ?? 0) - (created[b] ?? 0) || a - b);
}

function add(array: Uint32Array, place: number, amount: number): void {
  array[place] = (array[place] ?? 0) + amount;
}
