import { syncEvents } from '#offline-copy/contract';
import type { Meanwhile } from './history.ts';

type Answer = (path: string, init: RequestInit) => Promise<Response>;
type WriteEvent = Extract<Meanwhile['event'], { kind: 'write' }>;

/** What a history does during a call. Each hook ends before the call continues. */
export interface CallHooks {
  write(event: WriteEvent): Promise<void>;
  /** Writes before the n-th query from now. Returns a function that cancels it. */
  writeBetween(event: WriteEvent): () => void;
  crash(): Promise<void>;
  signOut(): Promise<void>;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  queueAdd(person: number): Promise<void>;
  /** Called when the server has answered and no fault is planned for the call. */
  heard(path: string, response: Response): Promise<void>;
}

/**
 * The connection between client and server, with the faults of a history. Calls outside a step wait
 * for the next one, so that every fault affects the intended call.
 */
export interface Network {
  answer: Answer;
  /** Lets calls through during the action, with the planned faults. */
  during(meanwhile: readonly Meanwhile[], action: () => Promise<void>): Promise<void>;
  /** Blocks all calls during the action. */
  without(action: () => Promise<void>): Promise<void>;
  /** Paths of the calls of the last step, in order. */
  readonly paths: readonly string[];
  /** Bodies of calls in progress, which may still take effect. */
  readonly bodiesUnderWay: readonly string[];
  /** True if a run made so many calls that it was stopped. */
  readonly isEndless: boolean;
}

/** No run of a history needs so many calls. */
const callsAtMost = 1500;

const failed = () => new TypeError('Failed to fetch');

/** Creates a connection to a server. */
export function createNetwork(server: Answer, actions: CallHooks): Network {
  let planned: readonly Meanwhile[] = [];
  let paths: string[] = [];
  let isEndless = false;
  let state: 'waiting' | 'open' | 'cut' = 'waiting';
  let parked: (() => void)[] = [];
  const under = new Map<Promise<unknown>, RequestInit>();
  /** Calls that wait for a run. */
  const held = new Set<RequestInit>();

  function enter(next: typeof state): void {
    state = next;
    const waiting = parked;
    parked = [];
    for (const resume of waiting) resume();
  }

  async function pass(path: string, init: RequestInit): Promise<Response> {
    // Steps start the runs, so no signals are sent.
    if (path === syncEvents.path) return new Promise(() => {});
    held.add(init);
    while (state === 'waiting') await new Promise<void>((resume) => parked.push(resume));
    held.delete(init);
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
        // A write that waits for a query of this call must not run in a later call.
        callOff();
        throw failed();
      }
      if (event.kind === 'queue-add') await actions.queueAdd(event.person);
      if (event.kind !== 'write') continue;
      if (event.query === null) await actions.write(event);
      else armed.push(actions.writeBetween(event));
    }
    const answered = server(path, init).catch(() => null);
    // The process is killed during the call, before or after its commit.
    for (const { kind } of events) {
      if (kind === 'server-crash') await actions.killServer();
      if (kind === 'database-crash') await actions.killDatabase();
    }
    const response = await answered;
    callOff();
    for (const event of events) {
      if (event.kind === 'lost') throw failed();
      if (event.kind === 'status') return new Response('', { status: event.status });
      if (event.kind === 'crash') await actions.crash();
      if (event.kind === 'sign-out') await actions.signOut();
    }
    if (response === null) throw failed();
    if (planned.length === 0) await actions.heard(path, response);
    return response;
  }

  async function within(next: typeof state, action: () => Promise<void>): Promise<void> {
    paths = [];
    enter(next);
    try {
      await action();
    } finally {
      // The caller may have ended already, but the planned events still happen.
      await Promise.allSettled(under.keys());
      planned = [];
      state = 'waiting';
    }
  }

  return {
    answer: (path, init) => Promise.race([pass(path, init), abortOf(init.signal)]),
    during(meanwhile, action) {
      planned = meanwhile;
      return within('open', action);
    },
    without: (action) => within('cut', action),
    get bodiesUnderWay() {
      // Chromium closes the connection of a call that it calls off, which is noticed a moment later:
      // until then it may still arrive.
      const waiting = [...held].filter(({ signal }) => signal?.aborted !== true);
      return [...under.values(), ...waiting].flatMap(({ body }) =>
        typeof body === 'string' ? [body] : [],
      );
    },
    get isEndless() {
      return isEndless;
    },
    get paths() {
      return paths;
    },
  };
}

/** Like fetch: an abort rejects at once, whatever happens to the call. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new DOMException('Called off', 'AbortError'));
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end);
  });
}
