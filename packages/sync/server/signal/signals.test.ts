import { expect, test } from 'vitest';
import type {
  ChangeCallbacks as ChangeEar,
  ChangeNotification,
  Database,
  Tx,
} from '#packages/database';
import type { SyncSource } from '../sync-source.ts';
import { createSignals, pauseOf, waitOf } from './signals.ts';

interface Viewer {
  org_id: string;
  user_id: string;
}

const mine: SyncSource<Viewer> = {
  list: 'measurements',
  table: 'things',
  key: 'thing_id',
  visible: () => 'true',
  audience: {
    person: 'r.user_id',
    sees: ({ user_id }, subject) => user_id === 'boss' || user_id === subject.user_id,
  },
  row: 'r',
};
const shared: SyncSource<Viewer> = {
  ...mine,
  list: 'tags',
  table: 'labels',
  audience: 'everybody',
};

/** Signals with a manual clock and a fake database. */
function stage() {
  const timers = new Set<{ due: number; action: () => void }>();
  let now = 1_000_000;
  let ear: ChangeEar | null = null;
  let touched: string[] = [];
  let looks = 0;
  let failures = 0;
  let chance = 0.5;
  const tx = {
    query: async () => ({ rows: touched.map((user_id) => ({ user_id })), rowCount: 0 }),
  } as unknown as Tx;
  const database = {
    listen: (given: ChangeEar) => {
      ear = given;
      return { isListening: true, close: async () => undefined };
    },
    read: async (_org_id: string, work: (tx: Tx) => Promise<unknown>) => {
      looks += 1;
      if (failures > 0) {
        failures -= 1;
        throw new Error('away');
      }
      return work(tx);
    },
  } as unknown as Database;
  const signals = createSignals<Viewer>({
    database,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => now,
    random: () => chance,
    after(milliseconds, action) {
      const timer = { due: now + milliseconds, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    config: { lists: { core: [shared.list], measures: [mine.list] } },
    sources: [mine, shared],
    identify: async (token) => ({ org_id: 'org', user_id: token }),
    subjects: async (_tx, user_ids) => user_ids.map((user_id) => ({ user_id, tag_ids: [] })),
    detail: () => 'values',
    topics: { rights: 'rights', settings: 'settings', signIns: 'sign_ins', labels: 'worn' },
  });

  return {
    signals,
    get looks() {
      return looks;
    },
    /** Opens a stream. Returns when each signal arrived, in milliseconds since the start. */
    open(user_id: string, token = user_id) {
      const notified: { at: number; data: object }[] = [];
      const heartbeats: number[] = [];
      const line = {
        send: (_event: string, data: object) => void notified.push({ at: now - 1_000_000, data }),
        heartbeat: () => void heartbeats.push(now - 1_000_000),
        end: () => close(),
      };
      const close = signals.open({ org_id: 'org', user_id }, token, line);
      return { notified, heartbeats, close };
    },
    change(table: 'things' | 'labels', ...people: string[]) {
      if (table === 'things') touched = people;
      const note: ChangeNotification = {
        org_id: 'org',
        stamps: { [table]: [1, 2] },
        changedIds: {},
      };
      ear?.onChange(note);
    },
    onChange: () => ear?.onListening(),
    failNext: (times: number) => void (failures = times),
    draw: (next: number) => void (chance = next),
    /** Advances the clock and runs due timers. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        const next = [...timers].sort((a, b) => a.due - b.due)[0];
        if (next === undefined || next.due > end) break;
        timers.delete(next);
        now = Math.max(now, next.due);
        next.action();
      }
      now = end;
    },
  };
}

const ats = ({ notified }: { notified: { at: number }[] }) => notified.map(({ at }) => at);

test('sends the first signal at once and combines those of the next second', async () => {
  const set = stage();
  const [boss, other] = [set.open('boss'), set.open('other')];
  set.change('things', 'somebody');
  await set.pass(50);
  expect(boss.notified).toEqual([{ at: 20, data: { core: false, measures: true } }]);
  for (let times = 0; times < 9; times += 1) {
    set.change('things', 'somebody');
    await set.pass(50);
  }
  set.change('labels');
  await set.pass(5_000);
  expect(ats(boss)).toEqual([20, 1020]);
  expect(boss.notified[1]?.data).toEqual({ core: true, measures: true });
  expect(other.notified.map(({ data }) => data)).toEqual([{ core: true, measures: false }]);
  expect(set.looks).toBeLessThan(5);
});

test('spreads more than 200 notifications over 10 s, one for each stream', async () => {
  const set = stage();
  const streams = Array.from({ length: 300 }, (_, place) => set.open(`person ${String(place)}`));
  set.change('labels');
  await set.pass(100);
  // A stream that is already scheduled gets no second random delay, because the minimum of many
  // would not be spread.
  set.draw(0.1);
  set.change('labels');
  await set.pass(4_000);
  expect(streams.flatMap(ats)).toEqual([]);
  await set.pass(20_000);
  expect(streams.map(ats)).toEqual(streams.map(() => [5020]));
});

test('retries notes that could not be processed', async () => {
  const set = stage();
  const boss = set.open('boss');
  set.failNext(2);
  set.change('things', 'somebody');
  await set.pass(500);
  set.change('labels');
  await set.pass(5_000);
  expect(boss.notified).toEqual([{ at: 2020, data: { core: true, measures: true } }]);
});

test('notifies every open stream after a gap, and no closed one', async () => {
  const set = stage();
  const [stays, goes] = [set.open('one'), set.open('two')];
  set.change('labels');
  await set.pass(1);
  goes.close();
  set.onChange();
  await set.pass(3_000);
  expect(ats(stays)).toEqual([1, 1001]);
  expect(goes.notified).toEqual([]);
  expect(set.signals.stats()).toMatchObject({ streams: 1, sent: 2 });
});

test('runs no query for changes that concern no stream', async () => {
  const set = stage();
  set.open('one').close();
  set.change('labels');
  await set.pass(1_000);
  expect(set.looks).toBe(0);
});

test('sends each stream a heartbeat every 25 s, not all at once', async () => {
  const set = stage();
  const streams = Array.from({ length: 50 }, (_, place) => set.open(`person ${String(place)}`));
  await set.pass(100_000);
  for (const { heartbeats } of streams) {
    expect(heartbeats.slice(1).map((at, before) => at - (heartbeats[before] ?? 0))).toEqual([
      25_000, 25_000, 25_000,
    ]);
  }
  expect(new Set(streams.map(({ heartbeats }) => heartbeats[0])).size).toBe(25);
});

test('notifies up to 200 at once, more within 10 s, or within 3 s if access was lost', () => {
  expect([0, 0.5, 0.999].map((chance) => waitOf(200, chance, false))).toEqual([0, 0, 0]);
  expect([0, 0.5, 0.999].map((chance) => waitOf(201, chance, false))).toEqual([0, 5000, 9990]);
  expect([0, 0.5, 0.999].map((chance) => waitOf(201, chance, true))).toEqual([0, 1500, 2997]);
});

test('pauses each stream so that a process sends at most 200 signals a second', () => {
  expect([1, 200, 1000, 5000, 10_000].map(pauseOf)).toEqual([1000, 1000, 5000, 25_000, 30_000]);
});
