import { expect, test } from 'vitest';
import { measurementTypes } from '#measurements/contract';
import type { ChunkIndex, Copy } from '#packages/sync/offline';
import { sessionCandidates, sessionPreview } from './session-people.ts';
import { sessionDetail, sessionList } from './session-reads.ts';
import { membersOf } from './session-rows.ts';
import { queuedSkips } from './session-writes.ts';

const start = '2026-11-20T04:00:00.000Z';
const minutesAfter = (minutes: number) => Date.parse(start) + minutes * 60_000;
const stamps = { created_time: start, modified_time: start };
const person = (user_id: string, more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, org_id: 'o', tag_ids: ['day'] },
  ...{ active: true, is_hidden: false, experimental: false, metadata: {}, ...more },
});
const inSession = (session_id: string, user_id: string, more: object = {}) => ({
  ...{ session_user_id: `${session_id} ${user_id}`, session_id, user_id, ...stamps },
  ...{ skip: false, skip_reason: null, active: true, ...more },
});
const linkOf = (session_id: string, measurement_id: string, active = true) => ({
  session_measurement_id: `${session_id} ${measurement_id}`,
  ...{ session_id, measurement_id, active, ...stamps },
});
const sessionOf = (session_id: string, more: object = {}) => ({
  ...{ session_id, done: false, active: true, ...stamps },
  metadata: { type: 'tag', tag_ids: ['day', 'unknown'], created_by: 'boss' },
  ...more,
});

interface Stored {
  id: string;
  user: string;
  minutes: number;
  value?: number;
  valid?: boolean;
  type?: string;
  isUnsent?: boolean;
}

/** A copy with a manager of the tag 'day', whose people are in the session 'morning'. */
function copyWith(tests: readonly Stored[], links: object[] = [], more: object = {}): Copy {
  const tables: Record<string, object[]> = {
    organisations: [{ org_id: 'o' }],
    permissions: [
      { permission_id: 'p', user_id: 'boss', access: 'manager', tag_id: 'day', active: true },
    ],
    tags: [{ tag_id: 'day', name: 'Day crew', type: 'default', active: true }],
    users: [
      ...[person('ann'), person('bob'), person('cat'), person('boss', { tag_ids: [] })],
      ...[person('gone', { active: false }), person('hid', { is_hidden: true })],
      ...[person('test', { experimental: true }), person('far', { tag_ids: ['night'] })],
    ],
    sessions: [sessionOf('morning')],
    session_users: ['ann', 'bob', 'cat', 'gone'].map((user_id) => inSession('morning', user_id)),
    session_measurements: links,
    ...more,
  };
  const users = [...new Set(tests.map(({ user }) => user))];
  const flags = (column: string) =>
    Uint8Array.from(tests, ({ valid = true, type = 'sosm' }) =>
      column === 'type'
        ? measurementTypes.indexOf(type as 'sosm')
        : column === 'hidden_status'
          ? 255
          : Number(column === 'active' || valid),
    );
  const chunks = {
    count: tests.length,
    live: new Uint8Array(tests.length).fill(1),
    numbers: (column: string) =>
      Float64Array.from(tests, ({ minutes, value = 60 }) =>
        column === 'created_time' ? minutesAfter(minutes) : column === 'value' ? value : Number.NaN,
      ),
    counts: () => new Uint16Array(tests.length),
    bytes: flags,
    codes: (column: string) =>
      Uint32Array.from(tests, ({ user }) => (column === 'user_id' ? users.indexOf(user) : 0)),
    texts: (column: string) => (column === 'user_id' ? users : ['']),
    lists: () => [[]],
    id: (slot: number) => tests[slot]?.id ?? '',
    slotOf: (id: string) => tests.findIndex((each) => each.id === id),
  } as unknown as ChunkIndex;
  const unsent = tests.filter(({ isUnsent }) => isUnsent === true);
  return {
    rows: <Row extends object>(table: string) =>
      new Map(
        (tables[table] ?? []).map((row) => [String(Object.values(row)[0]), row]),
      ) as unknown as ReadonlyMap<string, Row>,
    columns: <Index extends object>() => chunks as unknown as Index,
    unsent: () => new Map(unsent.map(({ id }) => [id, { state: 'waiting', reason: null }])),
    memo: (_key, _tables, compute) => compute(),
  };
}

const context = { now: minutesAfter(60), user_id: 'boss' };
const detail = async (
  copy: Copy,
  changes: Parameters<typeof sessionDetail.run>[1]['changes'] = [],
) => sessionDetail.run(copy, { session_id: 'morning', changes }, context);

test('[SESS-06, SESS-15] a card has its tags, and the progress without deleted people', async () => {
  const copy = copyWith([{ id: 'a', user: 'ann', minutes: 1 }], [linkOf('morning', 'a')]);
  const [card] = await sessionList.run(copy, { changes: [] }, context);
  expect(card).toMatchObject({
    ...{ type: 'tag', tags: [{ tag_id: 'day', name: 'Day crew' }], isOwn: true },
    ...{ progress: { done: 1, all: 3, isCompleted: false }, mayArchive: true, unreadable: 0 },
  });
});

test('a link counts while it is active and its test is valid; the newest one is the result', async () => {
  const tests = [
    { id: 'a', user: 'ann', minutes: 1, value: 50 },
    { id: 'b', user: 'ann', minutes: 9, value: 120 },
    { id: 'c', user: 'bob', minutes: 2 },
    { id: 'd', user: 'cat', minutes: 3, valid: false },
    { id: 'e', user: 'bob', minutes: 4 },
  ];
  const links = [
    ...[linkOf('morning', 'b'), linkOf('morning', 'a'), linkOf('morning', 'c', false)],
    ...[linkOf('morning', 'd'), linkOf('other', 'e')],
  ];
  const found = await detail(copyWith(tests, links));
  expect(found?.people.map(({ name, result }) => [name, result?.value])).toEqual([
    ...[
      ['ann Doe', 120],
      ['bob Doe', undefined],
      ['cat Doe', undefined],
    ],
  ]);
  expect(found?.people[0]?.result).toMatchObject({ state: 'moderate', unsent: null });
});

test('a test of this device counts before the server has it, if it was taken in the session', async () => {
  const found = await detail(
    copyWith([
      { id: 'a', user: 'ann', minutes: 1, isUnsent: true },
      { id: 'b', user: 'bob', minutes: -30, isUnsent: true },
      { id: 'c', user: 'cat', minutes: 3, type: 'sweat', isUnsent: true },
    ]),
  );
  expect(found?.people.map(({ result }) => result?.unsent?.state)).toEqual([
    ...['waiting', undefined, undefined],
  ]);
  expect(found?.card.progress).toEqual({ done: 1, all: 3, isCompleted: false });
});

test('[SESS-15] people skipped on this device count at once, in the order of the queue', async () => {
  const body = (user_id: string, skip: boolean) => ({
    session_id: 'morning',
    users: [{ user_id, skip, skip_reason: skip ? 'absent' : null }],
  });
  const write = (state: string, ...parts: Parameters<typeof body>) =>
    ({ kind: 'session.save_users', state, body: body(...parts) }) as never;
  const changes = queuedSkips([
    ...[write('waiting', 'ann', true), write('sending', 'bob', true)],
    ...[write('waiting', 'bob', false), write('refused', 'cat', true)],
    { kind: 'measurement.create', state: 'waiting', body: {} } as never,
  ]);
  const found = await detail(copyWith([]), changes);
  expect(found?.people.map(({ skip, skip_reason }) => [skip, skip_reason])).toEqual([
    ...[
      [true, 'absent'],
      [false, null],
      [false, null],
    ],
  ]);
  expect(found?.card.progress.done).toBe(1);
});

test('people whose tests the viewer cannot see are counted, unless they are skipped', async () => {
  const permissions = [
    { permission_id: 'p', user_id: 'boss', access: 'view_user', tag_id: 'day', active: true },
  ];
  const session_users = [
    ...[inSession('morning', 'ann'), inSession('morning', 'bob', { skip: true })],
  ];
  const found = await detail(copyWith([], [], { permissions, session_users }));
  expect(found?.card).toMatchObject({ unreadable: 1, mayArchive: false });
  expect(found?.people[0]).toMatchObject({ isReadable: false, mayMeasure: false });
});

test('a session that is not in the copy is null', async () => {
  expect(await detail(copyWith([], [], { sessions: [] }))).toBeNull();
  const removed = [sessionOf('morning', { active: false })];
  expect(await detail(copyWith([], [], { sessions: removed }))).toBeNull();
});

test('[SESS-19, SESS-20] the preview leaves out people that the viewer may not measure', async () => {
  const copy = copyWith([]);
  expect(await sessionPreview.run(copy, { tag_ids: [] }, context)).toEqual({
    ...{ type: 'all', user_ids: ['ann', 'bob', 'cat', 'boss'], leftOut: 1 },
  });
  expect(await sessionPreview.run(copy, { tag_ids: ['day'] }, context)).toEqual({
    ...{ type: 'tag', user_ids: ['ann', 'bob', 'cat'], leftOut: 0 },
  });
  const candidates = await sessionCandidates.run(copy, {}, context);
  expect(candidates.map(({ user_id }) => user_id)).toEqual(['ann', 'bob', 'boss', 'cat']);
});

test('[SESS-25] at most 99999 people of sessions are read', () => {
  const session_users = Array.from({ length: 100_001 }, (_, nth) =>
    inSession('morning', 'ann', { session_user_id: String(nth) }),
  );
  expect(membersOf(copyWith([], [], { session_users }), 'morning', [])).toHaveLength(99_999);
});
