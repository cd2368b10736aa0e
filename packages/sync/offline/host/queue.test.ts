import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer, jsonAnswer, acceptWrites, writeOf } from '../testing/fake-server.ts';
import { reading, readingId } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import type { QueuedWrite } from '../queue/queued-write.ts';

async function stage() {
  const server = createFakeServer();
  server.put('measurements', reading(0));
  const writes = acceptWrites(server);
  const world = createFakeEnvironment(server.answer);
  const open = async () => {
    const worker = world.worker();
    const page = createFakePage(worker.environment);
    page.post({ type: 'hello', auth: somebody });
    await eventually(async () => expect(await page.read('trial.values')).toContain(0));
    return { page, worker };
  };
  const first = await open();
  await eventually(() => expect(first.page.status.last_run).not.toBeNull());
  return { server, writes, world, open, ...first };
}

const add = (page: FakePage, number: number, more = {}) =>
  page.ask((id) => ({ type: 'queue-add', id, write: writeOf(number, more) }));
const edit = (page: FakePage, number: number, body: unknown) =>
  page.ask((id) => ({ type: 'queue-edit', id, write_id: readingId(number), body }));
const drop = (page: FakePage, number: number) =>
  page.ask((id) => ({ type: 'queue-drop', id, write_id: readingId(number) }));
const list = async (page: FakePage) =>
  (await page.ask((id) => ({ type: 'queue-list', id }))) as QueuedWrite[];
const states = async (page: FakePage) => (await list(page)).map(({ state }) => state);
const values = async (page: FakePage) =>
  [...((await page.read('trial.values')) as number[])].sort();
const away = () => 'away' as const;

it('shows unsent writes as rows at once, and sends them in order when the connection is back', async () => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = away;
  for (const number of [5, 3, 4]) expect(await add(page, number)).toBe('done');
  expect(await values(page)).toEqual([0, 3, 4, 5]);
  expect(await page.read('trial.row', { id: readingId(5) })).toMatchObject(reading(5));
  await eventually(async () => {
    expect(await page.read('trial.unsent')).toEqual(
      [5, 3, 4].map((number) => [readingId(number), 'waiting', null]),
    );
  });
  expect(page.received).toContainEqual({ type: 'keys', tables: ['measurements'] });

  writes.outcomeOf = () => 'taken';
  page.post({ type: 'wake' });
  await eventually(() => expect(writes.stored).toEqual([5, 3, 4]));
  await eventually(async () => expect(await page.read('trial.unsent')).toEqual([]));
  expect(await values(page)).toEqual([0, 3, 4, 5]);
  world.pass(60_000);
  await eventually(async () => expect(await list(page)).toEqual([]));
  expect(writes.stored).toEqual([5, 3, 4]);
});

it('shows each row exactly once at every moment until the synced row replaces it', async () => {
  const { page, writes } = await stage();
  writes.outcomeOf = away;
  await add(page, 7);
  writes.outcomeOf = () => 'taken';
  const seen: number[][] = [];
  page.post({ type: 'wake' });
  await eventually(async () => {
    seen.push(await values(page));
    expect(await page.read('trial.unsent')).toEqual([]);
  });
  expect(new Set(seen.map((row) => row.join()))).toEqual(new Set(['0,7']));
});

it('keeps the reason of a refusal and continues with the rest', async () => {
  const { page, writes } = await stage();
  writes.outcomeOf = away;
  for (const number of [1, 2, 3]) await add(page, number);
  writes.outcomeOf = (value) => {
    if (value === 1) {
      const errors = { value: 'Value must be between 0 and 100000' };
      return jsonAnswer({ status: false, success: false, message: 'No', errors }, 422);
    }
    return value === 2
      ? jsonAnswer({ status: true, data: { rejected: 'User not found' } })
      : 'taken';
  };
  page.post({ type: 'wake' });
  await eventually(async () => {
    expect((await list(page)).map(({ reason, errors }) => [reason, errors])).toEqual([
      ['Value must be between 0 and 100000', { value: 'Value must be between 0 and 100000' }],
      ['User not found', { value: 'User not found' }],
    ]);
  });
  expect(writes.stored).toEqual([3]);
  expect(await states(page)).toEqual(['refused', 'refused']);

  writes.outcomeOf = () => 'taken';
  page.post({ type: 'wake' });
  expect(await edit(page, 1, reading(1, { value: 11 }))).toBe('done');
  await eventually(() => expect(writes.stored).toEqual([3, 11]));
  expect(await drop(page, 2)).toBe('done');
  await eventually(async () => expect(await values(page)).toEqual([0, 11, 3]));
  expect(writes.attempts.filter((value) => value === 2)).toHaveLength(1);
});

it('sends a hidden write without showing it, and forgets it with its answer', async () => {
  const { page, writes } = await stage();
  const add = (number: number, kind: string) =>
    page.ask((id) => ({ type: 'queue-add', id, write: { ...writeOf(number), kind } }));
  writes.outcomeOf = away;
  for (const number of [1, 2]) expect(await add(number, 'reading.opened')).toBe('done');
  await add(3, 'reading.add');
  expect((await list(page)).map(({ id }) => id)).toEqual([readingId(3)]);
  expect(await values(page)).toEqual([0, 3]);

  const refused = { status: false, success: false, message: 'No' };
  writes.outcomeOf = (value) => (value === 2 ? jsonAnswer(refused, 404) : 'taken');
  page.post({ type: 'wake' });
  // What the user did is sent first.
  await eventually(() => expect(writes.stored).toEqual([3, 1]));
  await eventually(async () => expect(await list(page)).toEqual([]));
  // What is queued later would be sent after what is still in the queue.
  await add(4, 'reading.opened');
  await eventually(() => expect(writes.stored).toEqual([3, 1, 4]));
  expect(writes.attempts).toEqual([3, 1, 2, 4]);
});

it('a hidden write that gets no answer holds up no other', async () => {
  const { page, writes, world } = await stage();
  const busy = () =>
    jsonAnswer({ status: false, message: 'Slow down' }, 429, { 'retry-after': '90' });
  writes.outcomeOf = (value) => (value === 1 ? busy() : 'taken');
  await page.ask((id) => ({
    type: 'queue-add',
    id,
    write: { ...writeOf(1), kind: 'reading.opened' },
  }));
  await eventually(() => expect(writes.attempts).toEqual([1]));
  await add(page, 2);
  await eventually(() => expect(writes.stored).toEqual([2]));
  writes.outcomeOf = () => 'taken';
  world.pass(90_000);
  await eventually(() => expect(writes.stored).toEqual([2, 1]));
});

it.each([
  ['500 in our form', () => jsonAnswer({ status: false, message: 'No' }, 500)],
  ['404 of a portal', () => new Response('<h1>Log in</h1>', { status: 404 })],
  ['200 of a portal', () => new Response('<h1>Log in</h1>')],
  ['429', () => jsonAnswer({ status: false, message: 'Slow down' }, 429, { 'retry-after': '90' })],
])('keeps a write waiting and retries after %s', async (name, fate) => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = fate;
  await add(page, 1);
  await eventually(async () => {
    expect(await list(page)).toMatchObject([{ state: 'waiting', tries: 1, reason: null }]);
  });
  writes.outcomeOf = () => 'taken';
  world.pass(name === '429' ? 89_000 : 4_000);
  expect(writes.stored).toEqual([]);
  world.pass(1_000);
  await eventually(() => expect(writes.stored).toEqual([1]));
});

it('sends a write after ten minutes, however long it is asked to wait', async () => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = () => jsonAnswer({ status: false }, 503, { 'retry-after': 'Infinity' });
  await add(page, 1);
  await eventually(async () => {
    expect(await list(page)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });
  writes.outcomeOf = () => 'taken';
  world.pass(600_000);
  await eventually(() => expect(writes.stored).toEqual([1]));
});

it('sends a write again whose answer was lost; the server stores it once', async () => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = () => 'lost';
  await add(page, 1);
  await eventually(async () => {
    expect(await list(page)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });
  writes.outcomeOf = () => 'taken';
  world.pass(5_000);
  await eventually(async () => expect(await list(page)).toEqual([]));
  expect(writes.attempts).toEqual([1, 1]);
  expect(writes.stored).toEqual([1]);
  await eventually(async () => expect(await values(page)).toEqual([0, 1]));
});

it('reports a change that came too late because the server has the first version', async () => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = () => 'lost';
  await add(page, 1);
  await eventually(async () => {
    expect(await list(page)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });
  writes.outcomeOf = away;
  expect(await edit(page, 1, reading(1, { value: 9 }))).toBe('done');
  // There may be more attempts by the time of the check.
  await eventually(async () => expect((await list(page))[0]?.tries).toBeGreaterThan(1));
  writes.outcomeOf = () => 'taken';
  world.pass(60_000);
  await eventually(async () => {
    expect(await list(page)).toMatchObject([
      { reason: 'It was sent before you edited it, so your edit was not saved.' },
    ]);
  });
  expect(await values(page)).toEqual([0, 1]);
  expect(await page.read('trial.unsent')).toHaveLength(1);
  await drop(page, 1);
  expect(await values(page)).toEqual([0, 1]);
  expect(await page.read('trial.unsent')).toEqual([]);
});

it('survives a crash of its worker, also while sending', async () => {
  const { page, writes, worker, open } = await stage();
  writes.outcomeOf = away;
  await add(page, 1);
  await add(page, 2);
  writes.outcomeOf = (value) => {
    if (value === 1) worker.die();
    return 'lost';
  };
  page.post({ type: 'wake' });
  await eventually(() => expect(writes.attempts).toEqual([1]));
  writes.outcomeOf = () => 'taken';
  const next = await open();
  await eventually(async () => expect(await list(next.page)).toEqual([]));
  expect(writes.stored).toEqual([1, 2]);
  await eventually(async () => expect(await values(next.page)).toEqual([0, 1, 2]));
});

it('accepts writes in any worker, sends them only from the owner, and shows the same everywhere', async () => {
  const { page, writes, open, worker } = await stage();
  const other = await open();
  writes.outcomeOf = away;
  await add(other.page, 1);
  await add(page, 2);
  for (const each of [page, other.page]) {
    await eventually(async () => {
      expect((await list(each)).map(({ id }) => id)).toEqual([1, 2].map(readingId));
      expect(await values(each)).toEqual([0, 1, 2]);
    });
  }
  await drop(page, 1);
  await eventually(async () => expect(await values(other.page)).toEqual([0, 2]));
  worker.die();
  writes.outcomeOf = () => 'taken';
  other.page.post({ type: 'wake' });
  await eventually(() => expect(writes.stored).toEqual([2]));
  await eventually(async () => expect(await list(other.page)).toEqual([]));
  expect(writes.attempts.filter((value) => value === 2).length).toBeGreaterThan(0);
});

it('changes no write that is being sent', async () => {
  const { page, writes, server } = await stage();
  let arrive = () => {};
  const take = server.before;
  server.before = async (path, body) => {
    if (path === '/readings') await new Promise<void>((resolve) => (arrive = resolve));
    return take(path, body);
  };
  await add(page, 1);
  await eventually(async () => expect(await states(page)).toEqual(['sending']));
  expect(await edit(page, 1, reading(1, { value: 9 }))).toBe('sending');
  expect(await drop(page, 1)).toBe('sending');
  await eventually(() => expect(server.calls.at(-1)?.path).toBe('/readings'));
  arrive();
  await eventually(() => expect(writes.stored).toEqual([1]));
  await eventually(async () => expect(await edit(page, 1, reading(1))).toBe('gone'));
});

it('is deleted at sign-out, in every worker', async () => {
  const { page, writes, open, world, server } = await stage();
  const other = await open();
  writes.outcomeOf = away;
  await add(page, 1);
  await other.page.ask((id) => ({ type: 'sign-out', id }));
  await eventually(async () => expect(await world.factory.databases()).toEqual([]));
  await expect(add(page, 2)).rejects.toThrow('Nobody is signed in');
  writes.outcomeOf = () => 'taken';
  const calls = server.calls.length;
  world.pass(600_000);
  expect(server.calls).toHaveLength(calls);
  expect(writes.stored).toEqual([]);
});

it.each([
  ['to the queue', () => {}],
  ['to a page', (page: FakePage) => page.ask((id) => ({ type: 'sign-out', id, is_refused: true }))],
])(
  'survives a sign-in that the server refused %s, for the same person only',
  async (_to, notify) => {
    const { page, writes } = await stage();
    writes.outcomeOf = () => new Response(null, { status: 401 });
    await add(page, 1);
    await notify(page);
    await eventually(() => expect(page.kinds()).toContain('unauthorised'));
    await expect(page.read('trial.values')).rejects.toThrow('Nobody is signed in');

    writes.outcomeOf = () => 'taken';
    page.post({ type: 'hello', auth: { ...somebody, user_id: 'other' } });
    await eventually(async () => expect(await values(page)).toEqual([0]));
    expect(await list(page)).toEqual([]);
    expect(writes.stored).toEqual([]);

    page.post({ type: 'hello', auth: { ...somebody, token: 'next' } });
    await eventually(() => expect(writes.stored).toEqual([1]));
    await eventually(async () => expect(await values(page)).toEqual([0, 1]));
  },
);
