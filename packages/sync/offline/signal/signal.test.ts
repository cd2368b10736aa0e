import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakeEventStream } from '../testing/fake-event-stream.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createEventReader } from './signal.ts';
import type { ServerEvent } from './signal.ts';

function stage() {
  const server = createFakeServer();
  const line = createFakeEventStream();
  server.events = line.answer;
  const world = createFakeEnvironment(server.answer);
  world.chance = 0.5;
  const worker = world.worker();
  return { server, line, world, worker, page: createFakePage(worker.environment) };
}

type Stage = ReturnType<typeof stage>;

/** Signs in and waits for the first run and for the run after the connection was opened. */
async function settled(set: Stage): Promise<void> {
  set.server.put('measurements', ...readingsFrom(0, 3));
  set.page.post({ type: 'hello', auth: somebody });
  await atRest(set);
  await waitForCatchUp(set);
}

/** 5 s after the connection was opened, in this environment, a run loads what was missed. */
async function waitForCatchUp(set: Stage): Promise<void> {
  await eventually(() => expect(set.world.timers()).toContain(5_000));
  await runs(set, () => set.world.pass(5_000));
}

async function atRest({ page }: Stage): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
  });
}

const runsOf = ({ server }: Stage) =>
  server.calls.filter(({ path }) => path.endsWith('measures')).length;

/** Does something and waits for the one run that it causes. */
async function runs(set: Stage, action: () => void): Promise<void> {
  const before = runsOf(set);
  action();
  await eventually(() => expect(runsOf(set)).toBe(before + 1));
  await atRest(set);
}

const count = async ({ page }: Stage) => ((await page.read('trial.values')) as number[]).length;

it('starts a run at once for a signal, and none for a heartbeat', async () => {
  const set = stage();
  await settled(set);
  const before = runsOf(set);
  set.line.send(':\n\n');
  set.line.send('event: other\ndata: {}\n\n');
  set.server.put('measurements', reading(3));
  await runs(set, () => set.line.news());
  expect(runsOf(set)).toBe(before + 1);
  expect(await count(set)).toBe(4);
});

it('combines all signals during a run into one more run', async () => {
  const set = stage();
  await settled(set);
  let release = () => {};
  set.server.before = () => new Promise((resolve) => (release = () => resolve()));
  const before = runsOf(set);
  set.line.news();
  await eventually(() => expect(set.page.status.state).toBe('syncing_core'));
  for (let times = 0; times < 5; times += 1) set.line.news();
  set.server.put('measurements', reading(3));
  set.server.before = () => {};
  release();
  await eventually(() => expect(runsOf(set)).toBe(before + 2));
  await atRest(set);
  expect(runsOf(set)).toBe(before + 2);
  expect(await count(set)).toBe(4);
});

it('reconnects with growing delays and loads what it may have missed', async () => {
  const set = stage();
  await settled(set);
  set.line.end();
  await eventually(() => expect(set.line.isOpen).toBe(false));
  set.server.events = () => new Response(null, { status: 502 });
  // The random number is 0.5 in this environment, then a quarter: of 16, then of 32 s.
  await eventually(() => expect(set.world.timers()).toContain(8_500));
  set.world.chance = 0.25;
  set.world.pass(8_500);
  await eventually(() => expect(set.world.timers()).toContain(8_500));
  set.world.chance = 0.5;
  set.server.events = set.line.answer;
  set.world.pass(8_500);
  await eventually(() => expect(set.line.isOpen).toBe(true));
  set.server.put('measurements', reading(3));
  await waitForCatchUp(set);
  expect(await count(set)).toBe(4);
});

it('closes a connection without a heartbeat for 60 s', async () => {
  const set = stage();
  await settled(set);
  set.world.pass(30_000);
  set.line.send(':\n\n');
  await atRest(set);
  await eventually(() => expect(set.world.timers()).toContain(60_000));
  set.world.pass(59_000);
  expect(set.line.asked).toBe(1);
  set.world.pass(1_000);
  await eventually(() => expect(set.line.isOpen).toBe(false));
  await eventually(() => expect(set.world.timers()).toContain(750));
  set.world.pass(750);
  await eventually(() => expect(set.line.asked).toBe(2));
});

it('waits to reconnect as long as the server asks', async () => {
  const set = stage();
  set.server.events = () => new Response(null, { status: 429, headers: { 'retry-after': '60' } });
  set.page.post({ type: 'hello', auth: somebody });
  await atRest(set);
  const [, ...later] = set.world.timers();
  expect(later).toEqual([30_000, 65_000]);
});

it.each(['2592000', 'Infinity'])('waits ten minutes when it is asked for %s s', async (time) => {
  const set = stage();
  set.server.events = () => new Response(null, { status: 503, headers: { 'retry-after': time } });
  set.page.post({ type: 'hello', auth: somebody });
  await atRest(set);
  const [, ...later] = set.world.timers();
  expect(later).toEqual([30_000, 605_000]);
});

it('connects at once when the network of the browser is back, but not before the server wants it', async () => {
  const set = stage();
  await settled(set);
  set.server.events = () => Response.error();
  set.line.end();
  await eventually(() => expect(set.world.timers()).toContain(8_500));
  let asked = 0;
  set.server.events = () => {
    asked += 1;
    return new Response(null, { status: 503, headers: { 'retry-after': '20' } });
  };
  set.page.post({ type: 'wake' });
  await eventually(() => expect(set.world.timers()).toContain(25_000));
  set.server.events = set.line.answer;
  set.page.post({ type: 'wake' });
  await atRest(set);
  expect([asked, set.line.isOpen]).toEqual([1, false]);
  set.world.pass(20_000);
  set.page.post({ type: 'wake' });
  await eventually(() => expect(set.line.isOpen).toBe(true));
});

it('stops if the server offers no stream, until a page becomes visible', async () => {
  const set = stage();
  let asked = 0;
  set.server.events = () => {
    asked += 1;
    return new Response(null, { status: 404 });
  };
  set.page.post({ type: 'hello', auth: somebody });
  await atRest(set);
  set.world.pass(50_000);
  expect(asked).toBe(1);
  set.server.events = set.line.answer;
  set.page.post({ type: 'wake' });
  await eventually(() => expect(set.line.isOpen).toBe(true));
});

it('connects only from the owner of the copy, and from its successor', async () => {
  const set = stage();
  await settled(set);
  const second = createFakePage(set.world.worker().environment);
  second.post({ type: 'hello', auth: somebody });
  expect(await second.read('trial.values')).toHaveLength(3);
  expect(set.line.asked).toBe(1);
  set.worker.die();
  await eventually(() => expect(set.line.asked).toBe(2));
});

it('closes at sign-out and when the server refuses the token', async () => {
  const set = stage();
  await settled(set);
  await set.page.ask((id) => ({ type: 'sign-out', id }));
  expect(set.line.isOpen).toBe(false);
  set.world.pass(120_000);
  expect(set.line.asked).toBe(1);

  const other = stage();
  await settled(other);
  const refusal = new Response(null, { status: 401 });
  other.server.events = () => refusal;
  other.server.before = () => refusal;
  other.line.end();
  await eventually(() => expect(other.world.timers()).toContain(8_500));
  other.world.pass(8_500);
  await eventually(() => expect(other.page.kinds()).toContain('unauthorised'));
});

it('deletes rows without access at once with a connection, otherwise with the next run', async () => {
  const shrink = ({ server }: Stage) => {
    server.visible = ['user-0'];
    server.access_epoch += 1;
  };
  const near = stage();
  await settled(near);
  const since = near.world.now;
  shrink(near);
  near.line.news();
  await eventually(async () => expect(await count(near)).toBe(1));
  expect(near.world.now).toBe(since);

  const far = stage();
  far.server.events = () => new Response(null, { status: 404 });
  far.server.put('measurements', ...readingsFrom(0, 3));
  far.page.post({ type: 'hello', auth: somebody });
  await atRest(far);
  shrink(far);
  expect(await count(far)).toBe(3);
  const [before, calls] = [far.world.now, far.server.calls.length];
  const aSecondLater = () => {
    if (far.server.calls.length === calls) far.world.pass(1_000);
    expect(far.server.calls.length).toBeGreaterThan(calls);
  };
  await eventually(aSecondLater);
  await eventually(async () => expect(await count(far)).toBe(1));
  expect(far.world.now - before).toBeLessThanOrEqual(75_000);
});

const text =
  ':\n\nevent: news\ndata: {"a":1}\n\n: life\n\ndata: one\r\ndata:two\r\n\r\nevent: x\n\n';

it('parses events wherever the stream is split', () => {
  const cuts = fc.array(fc.nat({ max: text.length }), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, (places) => {
      const events: ServerEvent[] = [];
      const read = createEventReader((event) => events.push(event));
      const edges = [0, ...places.sort((a, b) => a - b), text.length];
      edges.slice(1).forEach((edge, at) => read(text.slice(edges[at], edge)));
      expect(events).toEqual([
        { name: 'news', data: '{"a":1}' },
        { name: 'message', data: 'one\ntwo' },
      ]);
    }),
  );
});
