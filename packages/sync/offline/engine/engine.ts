import { copyTables, syncInterval } from '#packages/sync/contract';
import type { CopyTable } from '#packages/sync/contract';
import { UnreadableColumns } from '../chunks/damage.ts';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { retryDelay, untilBeat } from './back-off.ts';
import { clockOff } from './clock-off.ts';
import { isStorageProblem, messageOf } from './failure.ts';
import { forgetEverything } from './forget.ts';
import { isLocked, isOutlived, leaseOfContact, leaseSeen } from './lease.ts';
import { declaredLists } from './lists.ts';
import { makeRun } from './make-run.ts';
import { isFirstLoad, runCheck, runFirstLoad, runUpdate } from './one-run.ts';
import { NoAnswer, NotEqual, ServerReplaced, Unauthorised } from './problems.ts';
import type { Run } from './run.ts';
import { keptFromOfAll, regainRoom, shortageOf, spareRoom } from './shortage.ts';
import { createStatusBoard } from './status.ts';
import { createTransport } from './transport.ts';
import { createWatchdog } from './watchdog.ts';

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
  /** An answer in columns could not be read; the run goes on in text. */
  onUnreadable: () => void;
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
  const call = createTransport({
    environment,
    getToken: options.getToken,
    tables: definition.tables,
    isText: () => isText,
    onDate(time) {
      const clock_off = clockOff(now(), time);
      if (clock_off !== board.status.clock_off) board.set({ clock_off });
    },
  });
  const board = createStatusBoard(post, { ...startStatus(), ...want() });
  let failures = 0;
  let isRunning = false;
  let hasRegained = false;
  let isText = false;
  let firstBeat = 0;
  let mustCheck = false;
  let waiting: (() => void)[] = [];
  let cancelTimer = () => {};

  function startStatus(): Partial<SyncStatus> {
    const isHere = !isFirstLoad({ store, lists });
    return {
      last_run: timeNoted(store, lastRunNote),
      complete_as_of: timeNoted(store, completeNote),
      locked: isLocked(store.notes, now()),
      ...(isHere ? { initialised: true, percent: 100 } : {}),
    };
  }

  function want(): Partial<SyncStatus> {
    const kept_from = keptFromOfAll(store, lists);
    return { shortage: shortageOf(store.notes)?.of ?? null, kept_from };
  }

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
      await watched(runOnce);
      succeeded();
      return untilBeat(now() - firstBeat, syncInterval);
    } catch (error) {
      if (signal.aborted) return 0;
      const delay = failed(error);
      await watched(age).catch(() => undefined);
      return delay;
    }
  }

  /** A run that nothing brings on is given up. */
  async function watched(deed: (run: Run) => Promise<void>): Promise<void> {
    const watchdog = createWatchdog(environment, signal);
    const onShort = () => board.set(want());
    const parts = { store, definition, lists, now, board, call, watchdog, tell, onShort };
    try {
      await watchdog.watch(() => deed(makeRun(parts)));
    } finally {
      watchdog.end();
    }
  }

  async function runOnce(run: Run): Promise<void> {
    if (!hasRegained && (await regainRoom(environment, store, lists))) board.set(want());
    hasRegained = true;
    isText = false;
    try {
      await runToEnd(run);
    } catch (error) {
      if (!(error instanceof UnreadableColumns)) throw error;
      // The same page would come again and again: what is stored stays, the rest comes as text.
      isText = true;
      options.onUnreadable();
      await runToEnd(run);
    }
  }

  async function runToEnd(run: Run): Promise<void> {
    try {
      await runWhole(run);
    } catch (error) {
      if (!(error instanceof ServerReplaced)) throw error;
      await startAnew(run);
    }
    if (mustCheck) await check(run);
  }

  async function startAnew(run: Run): Promise<void> {
    board.set({ initialised: false });
    await run.apply(forgetEverything(store, definition));
    await runWhole(run);
  }

  async function runWhole(run: Run): Promise<void> {
    if (isFirstLoad(run)) {
      board.set({ initialised: false });
      await spareRoom(environment, store);
      board.set(want());
      await runFirstLoad(run);
      board.set({ initialised: true });
      post({ type: 'sync-complete' });
    }
    await runUpdate(run);
    await run.apply({ notes: { [lastRunNote]: now(), ...leaseOfContact(now()) } });
    if (await run.tidy()) options.onStored([]);
  }

  /** A copy that is not what it should be is loaded anew, once. */
  async function check(run: Run): Promise<void> {
    if ((await runCheck(run)).length > 0) {
      await startAnew(run);
      if ((await runCheck(run)).length > 0) throw new NotEqual();
    }
    mustCheck = false;
    // Nothing is complete where the oldest rows had to go.
    if (board.status.kept_from !== null) return;
    board.set({ complete_as_of: now() });
    await run.apply({ notes: { [completeNote]: now() } });
  }

  function succeeded(): void {
    const { text, locked } = board.status;
    failures = 0;
    options.onInStep();
    if (text !== '') after(textStays, () => clearText(text));
    board.set({
      state: 'stopped',
      online: true,
      error: null,
      locked: false,
      last_run: timeNoted(store, lastRunNote),
    });
    // What was refused while the copy was locked is asked again.
    if (locked) tell(new Set(copyTables));
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

  /** Another while without the server: the copy is locked after days, and emptied after weeks. */
  async function age(run: Run): Promise<void> {
    const time = now();
    if (isOutlived(store.notes, time) && store.times.size > 0) {
      board.set({ initialised: false });
      await run.apply(forgetEverything(store, definition));
    }
    await run.apply({ notes: leaseSeen(store.notes, time) });
    const locked = isLocked(store.notes, time);
    if (locked !== board.status.locked) board.set({ locked });
  }

  function clearText(text: string): void {
    if (!signal.aborted && board.status.text === text) board.progress(board.status.percent, '');
  }

  return {
    get status() {
      return board.status;
    },
    start() {
      // The beat lies somewhere within its interval, so that a thousand clients that were opened
      // together do not ask together; the first run waits for nothing.
      firstBeat = now() - Math.floor(environment.random() * syncInterval);
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
