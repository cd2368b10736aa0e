import type { Measurement } from '#measurements/contract';
import { hiddenStatuses, measurementTypes } from '#measurements/contract';
import type { User } from '#people/contract';
import type { Leave, Roster } from '#rosters/contract';
import type { ChunkIndex, Copy } from '#packages/sync/offline';

/** A test with the relevant fields; the rest gets defaults. */
export type FakeTest = Omit<Partial<Measurement>, 'value'> & {
  user_id: string;
  /** NaN for a hidden one. */
  value: number;
  time: number;
};

/** Contents of a fake copy; small tables as lists of rows by key. */
export interface FakeRows {
  users?: (Partial<User> & { user_id: string })[];
  measurements?: FakeTest[];
  tags?: { tag_id: string; name: string; type: string }[];
  organisations?: object[];
  custom_measurement_types?: {
    custom_id: string;
    name: string;
    unit: string;
    active?: boolean;
  }[];
  link_measurement_types?: { link_type_id: string; name: string; unit: string }[];
  link_measurements?: {
    link_id: string;
    measurement_id: string;
    link_type_id: string;
    value: number;
  }[];
  rosters?: (Partial<Roster> & { user_ids: string[] })[];
  roster_user_leave?: Partial<Leave>[];
  permissions?: { user_id: string; access: string; tag_id: string | null }[];
}

/** A copy in memory for tests of reads: real columns, nothing stored. */
export function fakeCopy(rows: FakeRows): Copy {
  const memos = new Map<string, unknown>();
  const tests = (rows.measurements ?? []).map(wholeTest);
  const chunks = chunksOf(tests);
  const tables: Record<string, ReadonlyMap<string, object>> = {
    users: keyed(rows.users ?? [], 'user_id', { active: true, tag_ids: [], name_last: '' }),
    tags: keyed(rows.tags ?? [], 'tag_id', { active: true, is_hidden: false }),
    organisations: keyed(rows.organisations ?? [], 'org_id', {}),
    custom_measurement_types: keyed(rows.custom_measurement_types ?? [], 'custom_id', {}),
    link_measurement_types: keyed(rows.link_measurement_types ?? [], 'link_type_id', {
      active: true,
    }),
    link_measurements: keyed(rows.link_measurements ?? [], 'link_id', { active: true }),
    rosters: keyed(numbered(rows.rosters ?? [], 'roster_id'), 'roster_id', { active: true }),
    roster_user_leave: keyed(
      numbered(rows.roster_user_leave ?? [], 'roster_user_leave_id'),
      'roster_user_leave_id',
      { active: true },
    ),
    permissions: keyed(numbered(rows.permissions ?? [], 'permission_id'), 'permission_id', {
      active: true,
    }),
  };
  return {
    rows: <Row extends object>(table: string) =>
      (tables[table] ?? new Map()) as ReadonlyMap<string, Row>,
    columns: <Index extends object>() => chunks as unknown as Index,
    unsent: () => new Map(),
    memo: <Value>(key: string, _tables: unknown, compute: () => Value) => {
      if (!memos.has(key)) memos.set(key, compute());
      return memos.get(key) as Value;
    },
  };
}

function wholeTest(test: FakeTest, at: number): Measurement {
  return {
    measurement_id: `test-${String(at).padStart(6, '0')}`,
    measured_by_user_id: null,
    measured_by_name_first: null,
    measured_by_name_last: null,
    valid: true,
    active: true,
    value_f: '',
    type: 'sosm',
    created_time: new Date(test.time).toISOString(),
    modified_time: '2026-01-01T00:00:00.000Z',
    metadata: {},
    raw_data: null,
    tag_ids: [],
    custom_id: null,
    user_tag_ids: [],
    name_first: '',
    name_last: '',
    ...test,
  };
}

function chunksOf(tests: readonly Measurement[]): ChunkIndex {
  const baselines = tests.map(({ metadata }) => metadata.baseline);
  const users = coded(tests.map(({ user_id }) => user_id));
  const customs = coded(tests.map(({ custom_id }) => custom_id ?? ''));
  const texts: Record<string, Coded> = { user_id: users, custom_id: customs };
  // Both tag columns share one list of sets.
  const { words, codes } = coded(
    tests.flatMap(({ tag_ids, user_tag_ids }) => [tag_ids, user_tag_ids].map((ids) => ids.join())),
  );
  const lists: Record<string, Coded> = {
    tag_ids: { words, codes: codes.filter((_, at) => at % 2 === 0) },
    user_tag_ids: { words, codes: codes.filter((_, at) => at % 2 === 1) },
  };
  const numbers: Record<string, Float64Array> = {
    created_time: Float64Array.from(tests, ({ created_time }) => Date.parse(created_time)),
    modified_time: new Float64Array(tests.length),
    value: Float64Array.from(tests, ({ value }) => value ?? Number.NaN),
    baseline_mean: Float64Array.from(baselines, (baseline) => baseline?.mean ?? Number.NaN),
  };
  const bytes: Record<string, Uint8Array> = {
    type: Uint8Array.from(tests, ({ type }) => measurementTypes.indexOf(type)),
    hidden_status: Uint8Array.from(tests, ({ metadata }) => {
      const code = hiddenStatuses.findIndex((each) => each === metadata['hidden_status']);
      return code < 0 ? 255 : code;
    }),
    valid: Uint8Array.from(tests, ({ valid }) => Number(valid)),
    active: Uint8Array.from(tests, ({ active }) => Number(active)),
  };
  return {
    count: tests.length,
    live: new Uint8Array(tests.length).fill(1),
    numbers: (column) => numbers[column] ?? new Float64Array(tests.length),
    counts: () => Uint16Array.from(baselines, (baseline) => baseline?.values.length ?? 0),
    bytes: (column) => bytes[column] ?? new Uint8Array(tests.length),
    codes: (column) => ({ ...texts, ...lists })[column]?.codes ?? new Uint32Array(tests.length),
    texts: (column) => texts[column]?.words ?? [],
    lists: (column) => (lists[column]?.words ?? []).map((text) => text.split(',')),
    id: (slot) => tests[slot]?.measurement_id ?? '',
    slotOf: (id) => tests.findIndex(({ measurement_id }) => measurement_id === id),
    row: (slot) => Promise.resolve(tests[slot] as unknown as Record<string, unknown>),
  };
}

interface Coded {
  words: string[];
  codes: Uint32Array;
}

function coded(texts: readonly string[]): Coded {
  const codes = new Map<string, number>();
  for (const text of texts) if (!codes.has(text)) codes.set(text, codes.size);
  return {
    words: [...codes.keys()],
    codes: Uint32Array.from(texts, (text) => codes.get(text) ?? 0),
  };
}

function numbered(rows: readonly object[], key: string): object[] {
  return rows.map((row, at) => ({ ...row, [key]: String(at) }));
}

function keyed(rows: readonly object[], key: string, fill: object): ReadonlyMap<string, object> {
  return new Map(
    rows.map((row) => [String((row as Record<string, unknown>)[key]), { ...fill, ...row }]),
  );
}
