import { syncEvents } from '#offline-copy/contract';
import type { Meanwhile } from './history.ts';

type Answer = (path: string, init: RequestInit) => Promise<Response>;
type WriteEvent = Extract<Meanwhile['event'], { kind: 'write' }>;

/** What a history does while a call is under way; each deed ends before the call goes on. */
export interface Deeds {
  write(event: WriteEvent): Promise<void>;
  /** Writes before the so-many-th query from now; gives what calls it off. */
  writeBetween(event: WriteEvent): () => void;
  crash(): Promise<void>;
  signOut(): Promise<void>;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  queueAdd(person: number): Promise<void>;
  /** The server has answered, and nothing is planned to happen beside it. */
  heard(path: string, response: Response): Promise<void>;
}

/**
 * The line between client and server, with the faults of a history on it. Calls that come while no
 * step lets them through wait for one, so that every fault meets the call it is meant for.
 */
export interface Network {
  answer: Answer;
  /** Lets calls through while the deed lasts, and does to them what is planned. */
  during(meanwhile: readonly Meanwhile[], deed: () => Promise<void>): Promise<void>;
  /** No call arrives while the deed lasts. */
  without(deed: () => Promise<void>): Promise<void>;
  /** Paths of the calls that were let through last time, in order. */
  readonly paths: readonly string[];
  /** What is on its way to the server or being answered: it may still come to be. */
  readonly bodiesUnderWay: readonly string[];
  /** A run asked so often that it would never have ended, and was cut off. */
  readonly isEndless: boolean;
}

/** No run of a history needs as many. */
const callsAtMost = 1500;

const failed = () => new TypeError('Failed to fetch');

/** A line to a server. */
export function createNetwork(server: Answer, deeds: Deeds): Network {
  let planned: readonly Meanwhile[] = [];
  let paths: string[] = [];
  let isEndless = false;
  let state: 'waiting' | 'open' | 'cut' = 'waiting';
  let parked: (() => void)[] = [];
  const under = new Map<Promise<unknown>, RequestInit>();

  function enter(next: typeof state): void {
    state = next;
    const waiting = parked;
    parked = [];
    for (const resume of waiting) resume();
  }

  async function pass(path: string, init: RequestInit): Promise<Response> {
    // Steps say when a run begins, so nothing is heard of changes in between.
    if (path === syncEvents.path) return new Promise(() => {});
    while (state === 'waiting') await new Promise<void>((resume) => parked.push(resume));
    const carried = carry(path, init);
    under.set(carried, init);
    return carried.finally(() => under.delete(carried));
  }

  async function carry(path: string, init: RequestInit): Promise<Response> {
    if (state === 'cut' || init.signal?.aborted === true) throw failed();
    const call = paths.push(path) - 1;
    isEndless ||= call > callsAtMost;
    if (isEndless) throw failed();
    const events = planned.filter((each) => each.call === call).map(({ event }) => event);
    const armed: (() => void)[] = [];
    const callOff = () => armed.forEach((disarm) => disarm());
    for (const event of events) {
      if (event.kind === 'cut') {
        // What waits for a query of this call must not meet one of a later call.
        callOff();
        throw failed();
      }
      if (event.kind === 'queue-add') await deeds.queueAdd(event.person);
      if (event.kind !== 'write') continue;
      if (event.query === null) await deeds.write(event);
      else armed.push(deeds.writeBetween(event));
    }
    const answered = server(path, init).catch(() => null);
    // The process dies with the call inside, before or after its commit.
    for (const { kind } of events) {
      if (kind === 'server-crash') await deeds.killServer();
      if (kind === 'database-crash') await deeds.killDatabase();
    }
    const response = await answered;
    callOff();
    for (const event of events) {
      if (event.kind === 'lost') throw failed();
      if (event.kind === 'status') return new Response('', { status: event.status });
      if (event.kind === 'crash') await deeds.crash();
      if (event.kind === 'sign-out') await deeds.signOut();
    }
    if (response === null) throw failed();
    if (planned.length === 0) await deeds.heard(path, response);
    return response;
  }

  async function within(next: typeof state, deed: () => Promise<void>): Promise<void> {
    paths = [];
    enter(next);
    try {
      await deed();
    } finally {
      // Whoever asked may be gone already, but what happens meanwhile still happens.
      await Promise.allSettled(under.keys());
      planned = [];
      state = 'waiting';
    }
  }

  return {
    answer: (path, init) => Promise.race([pass(path, init), abortOf(init.signal)]),
    during(meanwhile, deed) {
      planned = meanwhile;
      return within('open', deed);
    },
    without: (deed) => within('cut', deed),
    get bodiesUnderWay() {
      return [...under.values()].flatMap(({ body }) => (typeof body === 'string' ? [body] : []));
    },
    get isEndless() {
      return isEndless;
    },
    get paths() {
      return paths;
    },
  };
}

/** As fetch does: who calls off hears of it at once, whatever becomes of the call. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new DOMException('Called off', 'AbortError'));
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end);
  });
}
