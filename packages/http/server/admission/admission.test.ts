import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BusyError } from '../http-error.ts';
import { createAdmission } from './admission.ts';
import type { Place } from './admission.ts';
import type { CallClassBounds } from './call-class.ts';

const write: CallClassBounds = {
  ...{ name: 'write', most: 2, mostWaiting: 5, longestWait: 10_000, isUrgent: true },
};
const read: CallClassBounds = {
  ...{ name: 'read', most: 2, mostWaiting: 5, longestWait: 5_000, isShared: true },
};
const poll: CallClassBounds = {
  ...{ name: 'poll', most: 2, mostWaiting: 4, longestWait: 2_000, isShared: true },
};
const classes = [write, read, poll];
const [mostShared, mostSharedMeanwhile] = [3, 1];
const mostBytes = 1_000;

/** A call of a test, from its arrival. */
interface TestCall {
  callClass: string;
  connection: EventEmitter;
  state: 'waiting' | 'under way' | 'done' | 'turned away';
  retryAfter: number;
  leave(): void;
}

/** An admission with a clock that the test sets. */
function stage(bounds: readonly CallClassBounds[] = classes) {
  let now = 0;
  let chance = 0;
  const timers = new Set<{ due: number; action: () => void }>();
  const calls: TestCall[] = [];
  const started: TestCall[] = [];
  const admission = createAdmission({
    ...{ classes: bounds, mostShared, mostSharedMeanwhile, mostBytes },
    clock: () => now,
    random: () => chance,
    after(milliseconds, action) {
      const timer = { due: now + milliseconds, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    admission,
    calls,
    started,
    settle,
    draw: (next: number) => void (chance = next),
    /** Lets calls arrive, in this order. */
    async arrive(callClass: string, count = 1, bytes = 1): Promise<TestCall[]> {
      const arrived = Array.from({ length: count }, () => {
        let place: Place | null = null;
        const call: TestCall = {
          ...{ callClass, connection: new EventEmitter(), state: 'waiting', retryAfter: 0 },
          leave() {
            if (call.state === 'under way') call.state = 'done';
            place?.leave();
          },
        };
        calls.push(call);
        admission.enter(callClass, call.connection, bytes).then(
          (given) => {
            place = given;
            call.state = 'under way';
            started.push(call);
          },
          (error: unknown) => {
            if (!(error instanceof BusyError)) throw error;
            call.state = 'turned away';
            call.retryAfter = error.details.retryAfter ?? 0;
          },
        );
        return call;
      });
      await settle();
      return arrived;
    },
    async pass(milliseconds: number): Promise<void> {
      now += milliseconds;
      for (const timer of [...timers].filter(({ due }) => due <= now)) {
        timers.delete(timer);
        timer.action();
      }
      await settle();
    },
    timers: () => timers.size,
  };
}

const statesOf = (calls: readonly TestCall[]) => calls.map(({ state }) => state);
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

describe('order', () => {
  test('writes are first, then reads, then polls, each in the order of arrival', async () => {
    const set = stage();
    const first = [...(await set.arrive('poll', 2)), ...(await set.arrive('read', 1))];
    const writing = await set.arrive('write', 2);
    expect(statesOf([...first, ...writing])).toEqual(times(5, 'under way'));
    const waiting = [
      ...(await set.arrive('poll', 2)),
      ...(await set.arrive('read', 2)),
      ...(await set.arrive('write', 2)),
    ];
    expect(statesOf(waiting)).toEqual(times(6, 'waiting'));
    for (const { leave } of [...first, ...writing]) leave();
    await set.settle();
    const [pollOne, , readOne, readTwo, writeOne, writeTwo] = waiting;
    // The polls and the read were left first, and a shared class has one place while a write waits.
    expect(set.started.slice(5)).toEqual([readOne, writeOne, writeTwo, readTwo, pollOne]);
  });

  test('a flood of polls does not hold up a single write', async () => {
    const set = stage();
    await set.arrive('poll', 500);
    const writes = await set.arrive('write', 2);
    expect(statesOf(writes)).toEqual(['under way', 'under way']);
  });

  test('slow writes hold up no read, and reads leave polls a place', async () => {
    const set = stage();
    await set.arrive('write', 2);
    expect(statesOf(await set.arrive('read', 3))).toEqual(['under way', 'under way', 'waiting']);
    expect(statesOf(await set.arrive('poll', 2))).toEqual(['under way', 'waiting']);
  });

  test('while a write waits, reads and polls have one place, and all again when none waits', async () => {
    const set = stage();
    await set.arrive('write', 2);
    const [waiting] = await set.arrive('write');
    const [read, ...reads] = await set.arrive('read', 3);
    expect([read, ...reads].map((call) => call?.state)).toEqual([
      'under way',
      'waiting',
      'waiting',
    ]);
    read?.leave();
    await set.settle();
    expect(statesOf(reads)).toEqual(['under way', 'waiting']);
    waiting?.connection.emit('close');
    await set.settle();
    expect(statesOf(reads)).toEqual(['under way', 'under way']);
  });
});

describe('bounds', () => {
  test('more than may wait are turned away at once', async () => {
    const set = stage();
    const calls = await set.arrive('poll', 10);
    expect(statesOf(calls)).toEqual([
      ...times(2, 'under way'),
      ...times(4, 'waiting'),
      ...times(4, 'turned away'),
    ]);
    expect(set.admission.stats()).toContainEqual({
      ...{ callClass: 'poll', underWay: 2, waiting: 4, refused: 4 },
    });
  });

  test('a call is turned away before the queue is long when the calls are slow', async () => {
    const set = stage([{ ...poll, mostWaiting: 1000 }]);
    let waiting = 0;
    // Two calls at a time take 500 ms, and ten arrive meanwhile: eight get their turn within 2 s.
    for (let round = 0; round < 60; round += 1) {
      await set.arrive('poll', 10);
      waiting = set.admission.stats()[0]?.waiting ?? 0;
      await set.pass(500);
      for (const { leave } of set.calls.filter(({ state }) => state === 'under way')) leave();
      await set.settle();
    }
    expect(waiting).toBeGreaterThan(3);
    expect(waiting).toBeLessThan(9);
    const done = set.calls.filter(({ state }) => state === 'done');
    expect(done).toHaveLength(120);
  });

  test('while nothing moves, fewer and fewer may wait, and the wait ends', async () => {
    const set = stage();
    await set.arrive('read', 2);
    const [call] = await set.arrive('read');
    await set.pass(4_999);
    expect(call?.state).toBe('waiting');
    await set.pass(1);
    expect(call?.state).toBe('turned away');
    expect(set.timers()).toBe(0);
  });

  test('the bodies of waiting calls have a limit of bytes in all classes together', async () => {
    const set = stage();
    await set.arrive('write', 2);
    await set.arrive('poll', 2);
    const [large] = await set.arrive('write', 1, 900);
    const [tooMuch] = await set.arrive('poll', 1, 101);
    expect([large?.state, tooMuch?.state]).toEqual(['waiting', 'turned away']);
    large?.connection.emit('close');
    await set.settle();
    expect(statesOf(await set.arrive('poll', 1, 101))).toEqual(['waiting']);
  });

  test('a place is given once, however often it is left', async () => {
    const set = stage();
    const [one] = await set.arrive('write', 2);
    const waiting = await set.arrive('write', 2);
    for (let time = 0; time < 3; time += 1) one?.leave();
    await set.settle();
    expect(statesOf(waiting)).toEqual(['under way', 'waiting']);
  });

  test('a class that does not exist is an error', async () => {
    await expect(stage().admission.enter('other', new EventEmitter())).rejects.toThrow('other');
  });
});

describe('hang-ups', () => {
  test('a caller that hangs up while it waits gives its place to the next', async () => {
    const set = stage();
    const [one] = await set.arrive('write', 2);
    const [gone, next] = await set.arrive('write', 2);
    gone?.connection.emit('close');
    await set.settle();
    one?.leave();
    await set.settle();
    expect([gone?.state, next?.state]).toEqual(['turned away', 'under way']);
  });

  test('nothing stays at the connection of a call that got its turn', async () => {
    const set = stage();
    const [one] = await set.arrive('write', 2);
    const [next] = await set.arrive('write');
    one?.leave();
    await set.settle();
    expect([next?.connection.listenerCount('close'), set.timers()]).toEqual([0, 0]);
  });
});

describe('Retry-After', () => {
  test('grows with those turned away, so that they come back as fast as they are served', async () => {
    const set = stage();
    const turnedAway = (await set.arrive('poll', 5_006)).slice(6);
    const seconds = turnedAway.map(({ retryAfter }) => retryAfter);
    // 4 ms for each of 5000: 20 s.
    expect([seconds[0], Math.max(...seconds)]).toEqual([1, 21]);
    // Of those told more than the shortest time, as many return in each second as can be served.
    for (let second = 3; second <= 20; second += 1) {
      expect(seconds.filter((each) => each === second)).toHaveLength(250);
    }
  });

  test('is from 1 to 30 whole seconds, and spread where it reaches the end', async () => {
    const set = stage();
    await set.arrive('poll', 20_000);
    const seconds: number[] = [];
    for (let nth = 0; nth <= 100; nth += 1) {
      set.draw(nth / 100);
      const [call] = await set.arrive('poll');
      seconds.push(call?.retryAfter ?? 0);
    }
    expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([15, 30]);
    expect(new Set(seconds).size).toBe(16);
    set.draw(0);
    await set.pass(2_000);
    await set.pass(60_000);
    const later = await set.arrive('poll', 5);
    expect(later.map(({ retryAfter }) => retryAfter)).toEqual([0, 0, 0, 0, 1]);
  });
});

type Command =
  | { do: 'arrive'; callClass: string; bytes: number }
  | { do: 'leave' | 'hang up'; nth: number }
  | { do: 'pass'; milliseconds: number };

const commands = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('arrive' as const),
        callClass: fc.constantFrom('write', 'read', 'poll'),
        bytes: fc.nat(400),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('leave' as const, 'hang up' as const),
        nth: fc.nat(20),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('pass' as const), milliseconds: fc.nat(3_000) }),
    },
  ),
  { maxLength: 120 },
);

test('whatever happens, the bounds hold, nobody waits without need, and everybody gets an answer', () =>
  fc.assert(
    fc.asyncProperty(commands, async (list: Command[]) => {
      const set = stage();
      const of = (callClass: string, state: TestCall['state']) =>
        set.calls.filter((call) => call.callClass === callClass && call.state === state);
      const check = () => {
        const shared = of('read', 'under way').length + of('poll', 'under way').length;
        expect(shared).toBeLessThanOrEqual(mostShared);
        for (const { name, most, mostWaiting, isShared = false } of classes) {
          const underWay = of(name, 'under way').length;
          const waiting = of(name, 'waiting').length;
          expect(underWay).toBeLessThanOrEqual(most);
          expect(waiting).toBeLessThanOrEqual(mostWaiting);
          const limit = of('write', 'waiting').length > 0 ? mostSharedMeanwhile : mostShared;
          const hasRoom = underWay < most && !(isShared && shared >= limit);
          expect(hasRoom && waiting > 0).toBe(false);
          const stats = set.admission.stats().find(({ callClass }) => callClass === name);
          expect(stats).toMatchObject({ underWay, waiting, refused: expect.any(Number) as number });
          const order = set.started.filter(({ callClass }) => callClass === name);
          expect(order).toEqual(set.calls.filter((call) => order.includes(call)));
        }
        for (const { state, retryAfter } of set.calls) {
          if (state === 'turned away') expect(retryAfter).toBeGreaterThanOrEqual(1);
        }
      };
      for (const command of list) {
        if (command.do === 'arrive') await set.arrive(command.callClass, 1, command.bytes);
        else if (command.do === 'pass') await set.pass(command.milliseconds);
        else {
          const state = command.do === 'leave' ? 'under way' : 'waiting';
          const found = set.calls.filter((call) => call.state === state);
          const call = found[command.nth % Math.max(1, found.length)];
          if (command.do === 'leave') call?.leave();
          else call?.connection.emit('close');
          await set.settle();
        }
        check();
      }
      for (;;) {
        const underWay = set.calls.filter(({ state }) => state === 'under way');
        if (underWay.length === 0) break;
        for (const { leave } of underWay) leave();
        await set.settle();
      }
      expect(set.calls.filter(({ state }) => state === 'waiting')).toEqual([]);
      expect(set.timers()).toBe(0);
    }),
  ));
