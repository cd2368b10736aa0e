import type { Measurement } from '#measurements/contract';
import type { ChunkIndex, Copy } from '#packages/sync/offline';

/** All tests in columns. A slot is the index of a test in every array. */
export interface MeasurementIndex {
  /** Number of slots, dead ones included. */
  readonly count: number;
  /** 1 if the slot holds the newest version of its test; skip all others. */
  readonly live: Uint8Array;
  /** Time of the test in milliseconds since 1970. */
  readonly created: Float64Array;
  /**
   * The server's stamp in milliseconds of the organisation's clock: never compare it with a wall
   * clock.
   */
  readonly modified: Float64Array;
  /** In the unit of the type; NaN if the organisation hides it from the viewer. */
  readonly value: Float64Array;
  /** Index in `hiddenStatuses` if the value is hidden, otherwise 255. */
  readonly hiddenStatus: Uint8Array;
  /** Index in `measurementTypes`, 255 for a type that this build does not know. */
  readonly type: Uint8Array;
  readonly valid: Uint8Array;
  /** 0 if the test was removed. */
  readonly active: Uint8Array;
  /** Code into `userIds`. */
  readonly user: Uint32Array;
  readonly userIds: readonly string[];
  /** Code into `customIds`; the empty text means none. */
  readonly custom: Uint32Array;
  readonly customIds: readonly string[];
  /** Codes into `tagSets`: the tags of the test, and the person's tags at the time. */
  readonly tagSet: Uint32Array;
  readonly userTagSet: Uint32Array;
  readonly tagSets: readonly (readonly string[])[];
  /** Mean in mOsm of the personal baseline that applied, NaN if there is none. */
  readonly baselineMean: Float64Array;
  /** Number of values of that baseline. */
  readonly baselineCount: Uint16Array;
  /** Live slots of a person by time of the test, oldest first, including removed tests. */
  slotsOfUser(user_id: string): readonly number[];
  /** measurement_id of a slot. */
  id(slot: number): string;
  /** The slot of a test, -1 if it is not in the copy. */
  slotOf(measurement_id: string): number;
  /** The complete test, read from disk. */
  cold(slot: number): Promise<Measurement>;
}

/** The index of all tests. It is only rebuilt after a change, so it may be called in a loop. */
export function measurementIndex(copy: Copy): MeasurementIndex {
  return copy.memo('measurements.index', ['measurements'], () =>
    indexOf(copy.columns<ChunkIndex>('measurements')),
  );
}

function indexOf(chunks: ChunkIndex): MeasurementIndex {
  const created = chunks.numbers('created_time');
  const user = chunks.codes('user_id');
  const userIds = chunks.texts('user_id');
  const { count, live } = chunks;
  return {
    ...{ count, live, created, user, userIds },
    modified: chunks.numbers('modified_time'),
    value: chunks.numbers('value'),
    hiddenStatus: chunks.bytes('hidden_status'),
    type: chunks.bytes('type'),
    valid: chunks.bytes('valid'),
    active: chunks.bytes('active'),
    custom: chunks.codes('custom_id'),
    customIds: chunks.texts('custom_id'),
    tagSet: chunks.codes('tag_ids'),
    userTagSet: chunks.codes('user_tag_ids'),
    tagSets: chunks.lists('tag_ids'),
    baselineMean: chunks.numbers('baseline_mean'),
    baselineCount: chunks.counts('baseline_count'),
    slotsOfUser: createSlotsOfUser({ count, live, created, user, userIds }),
    id: (slot) => chunks.id(slot),
    slotOf: (measurement_id) => chunks.slotOf(measurement_id),
    cold: async (slot) => (await chunks.row(slot)) as Measurement,
  };
}

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

function add(array: Uint32Array, index: number, amount: number): void {
  array[index] = (array[index] ?? 0) + amount;
}
