import { IDBFactory } from 'fake-indexeddb';
import type { Channel, CopyEnvironment } from '../environment.ts';

/** An environment for tests: a manual clock, and locks and channels shared by its workers. */
export interface FakeEnvironment {
  /** The environment of one worker; `die` ends that worker like a crash. */
  worker(): { environment: CopyEnvironment; die: () => void };
  readonly factory: IDBFactory;
  readonly now: number;
  /** Milliseconds by which the device's clock is ahead. It does not affect timers. */
  clockOff: number;
  /** The next random number, from 0 to 1. */
  chance: number;
  /** The storage estimate of the browser; null for none. */
  room: { quota: number; usage: number } | null;
  /** Advances the clock and runs due timers in order. */
  pass(milliseconds: number): void;
  /** Milliseconds until each active timer, soonest first. */
  timers(): number[];
}

type Answer = (path: string, init: RequestInit) => Promise<Response>;

interface Timer {
  due: number;
  action: () => void;
}

/** Creates an environment whose network is `answer`. */
export function createFakeEnvironment(answer: Answer): FakeEnvironment {
  const factory = new IDBFactory();
  const locks = createFakeLocks();
  const channels = new Map<string, Set<Channel>>();
  const timers = new Set<Timer>();
  let now = Date.UTC(2026, 0, 5, 6);

  function worker() {
    const deaths: (() => void)[] = [];
    let isAlive = true;
    const environment: CopyEnvironment = {
      now: () => now + world.clockOff,
      random: () => world.chance,
      fetch: (path, init) => (isAlive ? answer(path, init) : new Promise(() => {})),
      storage: { estimate: async () => world.room ?? {} },
      indexedDB: mortalFactory(
        factory,
        () => isAlive,
        (close) => deaths.push(close),
      ),
      locks: locks.manager((release) => deaths.push(release)),
      openChannel: (name) => {
        const channel = openChannel(channels, name, () => isAlive);
        deaths.push(() => channel.close());
        return channel;
      },
      after(milliseconds, action) {
        const timer = { due: now + milliseconds, action: () => isAlive && action() };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    };
    const die = () => {
      isAlive = false;
      for (const death of deaths) death();
    };
    return { environment, die };
  }

  const world: FakeEnvironment = {
    worker,
    factory,
    clockOff: 0,
    chance: 0,
    room: null,
    get now() {
      return now;
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = [...timers].sort((a, b) => a.due - b.due)[0];
        if (next === undefined || next.due > end) break;
        timers.delete(next);
        now = Math.max(now, next.due);
        next.action();
      }
      now = end;
    },
    timers: () => [...timers].map(({ due }) => due - now).sort((a, b) => a - b),
  };
  return world;
}

function openChannel(
  channels: Map<string, Set<Channel>>,
  name: string,
  isAlive: () => boolean,
): Channel {
  const others = channels.get(name) ?? new Set();
  channels.set(name, others);
  const channel: Channel = {
    onmessage: null,
    postMessage(message) {
      if (!isAlive()) return;
      const data: unknown = structuredClone(message);
      for (const other of others) {
        if (other === channel) continue;
        queueMicrotask(() => {
          if (others.has(other)) other.onmessage?.(new MessageEvent('message', { data }));
        });
      }
    },
    close: () => others.delete(channel),
  };
  others.add(channel);
  return channel;
}

/** The databases of one worker. Its connections close with it. */
function mortalFactory(
  factory: IDBFactory,
  isAlive: () => boolean,
  onDeath: (close: () => void) => void,
): IDBFactory {
  const open = (name: string, version?: number) => {
    // Requests of a crashed worker are never answered.
    if (!isAlive()) return {} as IDBOpenDBRequest;
    const request = factory.open(name, version);
    request.addEventListener('success', () => {
      if (isAlive()) onDeath(() => request.result.close());
      else request.result.close();
    });
    return request;
  };
  const deleteDatabase = (name: string) =>
    isAlive() ? factory.deleteDatabase(name) : ({} as IDBOpenDBRequest);
  return Object.assign(Object.create(factory) as IDBFactory, { open, deleteDatabase });
}

interface Claim {
  run: () => void;
}

/** Exclusive locks, as far as the copy uses them. */
function createFakeLocks() {
  const lines = new Map<string, Claim[]>();

  function leave(name: string, claim: Claim): void {
    const line = lines.get(name) ?? [];
    const wasFirst = line[0] === claim;
    lines.set(
      name,
      line.filter((other) => other !== claim),
    );
    if (wasFirst) lines.get(name)?.[0]?.run();
  }

  async function request(
    onDeath: (release: () => void) => void,
    name: string,
    options: LockOptions,
    action: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    const line = lines.get(name) ?? [];
    lines.set(name, line);
    if (options.ifAvailable === true && line.length > 0) return action(null);
    return new Promise((resolve, reject) => {
      const claim: Claim = {
        run: () => {
          void (async () => action({ name, mode: 'exclusive' }))()
            .then(resolve, reject)
            .finally(() => leave(name, claim));
        },
      };
      options.signal?.addEventListener('abort', () => {
        if (line[0] === claim) return;
        leave(name, claim);
        reject(new DOMException('left the line', 'AbortError'));
      });
      onDeath(() => leave(name, claim));
      line.push(claim);
      if (line[0] === claim) claim.run();
    });
  }

  return {
    manager: (onDeath: (release: () => void) => void): Pick<LockManager, 'request'> => ({
      request: (name: string, second: unknown, third?: unknown) => {
        const [options, action] = typeof second === 'function' ? [{}, second] : [second, third];
        return request(
          onDeath,
          name,
          options as LockOptions,
          action as (lock: Lock | null) => unknown,
        ) as Promise<never>;
      },
    }),
  };
}
