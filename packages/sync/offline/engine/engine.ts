import { syncInterval } from '#packages/sync/contract';
import type { CopyTable } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { retryDelay } from './back-off.ts';
import { forgetEverything } from './forget.ts';
import { declaredLists } from './lists.ts';
import { isFirstLoad, runCheck, runFirstLoad, runUpdate } from './one-run.ts';
import { NoAnswer, NotEqual, ServerReplaced, Unauthorised } from './problems.ts';
import type { Run } from './run.ts';
import { createStatusBoard } from './status.ts';
import { createTransport } from './transport.ts';

export interface EngineOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  store: LocalStore;
  getToken: () => string;
  /** What pages are told: keys, progress, status, sync-complete, error. */
  post: (message: FromCopy) => void;
  /** The tables that other readers of the same database must read again. */
  onStored: (tables: readonly CopyTable[]) => void;
  onUnauthorised: () => void;
  /** A run begins, and: it has brought everything. */
  onRun: () => void;
  onInStep: () => void;
  /** The copy cannot be written or read any more. */
  onBroken: (error: unknown) => void;
}

/** Keeps a copy in step with the server. */
export interface Engine {
  readonly status: SyncStatus;
  /** The first run now, then every 60 s. */
  start(): void;
  /**
   * A run now, or one more after the one under way; resolves when it has ended, well or not. With
   * `check` the copy is compared with what the server says it should be.
   */
  requestSync(check?: boolean): Promise<void>;
  /** The line is back or somebody looks: a run now, unless one is under way. */
  wake(): void;
  /** Ends everything; whatever still comes from the server is dropped. */
  stop(): void;
}

const textStays = 3_000;

/** An engine for a copy that is open and owned. */
export function createEngine(options: EngineOptions): Engine {
  const { environment, definition, store, post } = options;
  const { now, after } = environment;
  const lists = declaredLists(definition);
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const call = createTransport(environment, options.getToken, definition.tables);
  const board = createStatusBoard(post, {
    last_run: timeNoted(store, lastRunNote),
    complete_as_of: timeNoted(store, completeNote),
  });
  let failures = 0;
  let isRunning = false;
  let firstBeat = 0;
  let mustCheck = false;
  let waiting: (() => void)[] = [];
  let cancelTimer = () => {};

  const run: Run = {
    store,
    definition,
    lists,
    call: (path, body) => call('POST', path, body, signal),
    read: (path) => call('GET', path, undefined, signal),
    async apply(change) {
      signal.throwIfAborted();
      tell(await store.apply(change));
    },
    async purge(people, notes) {
      signal.throwIfAborted();
      tell(await store.purge(people, notes));
    },
    now,
    enter: (state) => board.set({ state }),
    progress: (percent, text) => board.progress(percent, text),
  };
  if (!isFirstLoad(run)) board.set({ initialised: true, percent: 100 });

  function tell(changed: ReadonlySet<CopyTable>): void {
    if (signal.aborted || changed.size === 0) return;
    const tables = [...changed];
    options.onStored(tables);
    post({ type: 'keys', tables });
  }

  async function work(): Promise<void> {
    if (isRunning || signal.aborted) return;
    isRunning = true;
    cancelTimer();
    let delay = 0;
    do {
      const served = waiting;
      waiting = [];
      delay = await attempt();
      for (const resolve of served) resolve();
    } while (waiting.length > 0 && !signal.aborted);
    isRunning = false;
    if (signal.aborted) return;
    cancelTimer = after(delay, () => void work());
  }

  /** One run; gives the milliseconds to the next. */
  async function attempt(): Promise<number> {
    try {
      options.onRun();
      await runOnce();
      failures = 0;
      options.onInStep();
      const text = board.status.text;
      if (text !== '') after(textStays, () => clearText(text));
      board.set({
        state: 'stopped',
        online: true,
        error: null,
        last_run: timeNoted(store, lastRunNote),
      });
      return syncInterval - ((now() - firstBeat) % syncInterval);
    } catch (error) {
      return signal.aborted ? 0 : failed(error);
    }
  }

  async function runOnce(): Promise<void> {
    try {
      await runWhole();
    } catch (error) {
      if (!(error instanceof ServerReplaced)) throw error;
      await startAnew();
    }
    if (mustCheck) await check();
  }

  async function startAnew(): Promise<void> {
    board.set({ initialised: false });
    await run.apply(forgetEverything(store, definition));
    await runWhole();
  }

  async function runWhole(): Promise<void> {
    if (isFirstLoad(run)) {
      board.set({ initialised: false });
      await runFirstLoad(run);
      board.set({ initialised: true });
      post({ type: 'sync-complete' });
    }
    await runUpdate(run);
    await run.apply({ notes: { [lastRunNote]: now() } });
    if (await store.tidy()) options.onStored([]);
  }

  /** A copy that is not what it should be is loaded anew, once. */
  async function check(): Promise<void> {
    if ((await runCheck(run)).length > 0) {
      await startAnew();
      if ((await runCheck(run)).length > 0) throw new NotEqual();
    }
    mustCheck = false;
    board.set({ complete_as_of: now() });
    await run.apply({ notes: { [completeNote]: now() } });
  }

  function failed(error: unknown): number {
    if (error instanceof Unauthorised) {
      options.onUnauthorised();
      return 0;
    }
    failures += 1;
    const message = messageOf(error);
    const online = !(error instanceof NoAnswer && error.status === 0);
    board.set({ state: 'stopped', online, error: message });
    // One message an outage is enough; the status tells the rest.
    if (failures === 1) post({ type: 'error', message });
    if (isStorageProblem(error)) options.onBroken(error);
    const asked = error instanceof NoAnswer ? (error.retryAfter ?? 0) : 0;
    return Math.max(asked, retryDelay(failures, environment.random()));
  }

  function clearText(text: string): void {
    if (!signal.aborted && board.status.text === text) board.progress(board.status.percent, '');
  }

  return {
    get status() {
      return board.status;
    },
    start() {
      firstBeat = now();
      void work();
    },
    requestSync: (wantsCheck = false) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        mustCheck ||= wantsCheck;
        waiting.push(resolve);
        void work();
      }),
    wake() {
      failures = Math.min(failures, 1);
      void work();
    },
    stop() {
      calledOff.abort();
      cancelTimer();
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

const lastRunNote = 'last_run';
const completeNote = 'complete_as_of';

function timeNoted(store: LocalStore, note: string): number | null {
  const noted = store.notes.get(note);
  return typeof noted === 'number' ? noted : null;
}

function messageOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return 'There is no room left on this device for the offline copy.';
  }
  return error instanceof Error ? error.message : String(error);
}

/** The database was closed under our feet, or refuses a write for good. */
function isStorageProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
