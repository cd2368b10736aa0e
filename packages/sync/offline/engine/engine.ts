import { syncInterval } from '#packages/sync/contract';
import type { TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LocalStore } from '../store/local-store.ts';
import { allTables } from '../tables/definition.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { requestedDelay, retryDelay, untilNextRun } from './back-off.ts';
import { clockDifference } from './clock-difference.ts';
import { emptyCopyChange } from './empty-copy.ts';
import { isLocked, isExpired, leaseOfCheck } from './lease.ts';
import { declaredLists } from './lists.ts';
import { makeRun } from './make-run.ts';
import { storedShortage, storedStatus, storedTimes } from './stored-status.ts';
import { codeOf, isStorageProblem, ServerUnavailableError, UnauthorisedError } from './problems.ts';
import type { Run } from './run.ts';
import { createStatusBoard } from './status.ts';
import { createTransport } from './transport.ts';
import { createWatchdog } from './watchdog.ts';
import { createFullRun } from './full-run.ts';

export interface EngineOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  store: LocalStore;
  getToken: () => string;
  /** Sends messages to pages: keys, progress, status, sync-complete, error. */
  post: (message: FromCopy) => void;
  /** Called with the tables that other readers of the same database must read again. */
  onStored: (tables: readonly TableName[]) => void;
  onUnauthorised: () => void;
  /** Called if an answer in columns could not be read. The run continues with text. */
  onUnreadable: () => void;
  /** Called when a run begins. `onUpToDate` follows if the run loads everything. */
  onRun: () => void;
  onUpToDate: () => void;
  /** Called when a run failed. */
  onFailed: (error: unknown) => void;
  /** Called when the copy cannot be written or read any more. */
  onBroken: (error: unknown) => void;
}

/** Keeps a copy up to date with the server. */
export interface Engine {
  readonly status: SyncStatus;
  /** Starts the first run now, then one every 60 s. */
  start(): void;
  /**
   * Starts a run, or one more after the current run. Resolves when it has ended, even if it failed.
   * With `check` the copy is compared with the server's digests.
   */
  requestSync(check?: boolean): Promise<void>;
  /** Starts a run unless one is active: the connection is back, or a page became visible. */
  wake(): void;
  /**
   * Reports at once that a write got no answer, as for a failed run, and starts a run to test the
   * connection.
   *
   * @param status as in `ServerUnavailableError`
   */
  reportNoAnswer(status: number): void;
  /** Reports that the server accepts writes again. */
  reportAnswer(): void;
  /** Stops everything. Later answers from the server are ignored. */
  stop(): void;
}

const textDuration = 3_000;

/** An engine for a copy that is open and owned. */
export function createEngine(options: EngineOptions): Engine {
  const { environment, definition, store, post } = options;
  const { now, after } = environment;
  const lists = declaredLists(definition);
  const stopController = new AbortController();
  const { signal } = stopController;
  const call = createTransport({
    environment,
    getToken: options.getToken,
    tables: definition.tables,
    isText: () => fullRun.isText,
    onDate(time) {
      const clock_off = clockDifference(now(), time);
      if (clock_off !== board.status.clock_off) board.set({ clock_off });
    },
  });
  const board = createStatusBoard(post, storedStatus(store, lists, definition, now()));
  const fullRun = createFullRun({ ...options, lists, board });
  let failures = 0;
  /** The status of the last write if it got no usable answer. */
  let failedStatus: number | null = null;
  let isRunning = false;
  let scheduleStart = 0;
  let waiting: (() => void)[] = [];
  let cancelTimer = () => {};

  function notify(changed: ReadonlySet<TableName>): void {
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
      const callers = waiting;
      waiting = [];
      delay = await attempt();
      for (const resolve of callers) resolve();
    } while (waiting.length > 0 && !signal.aborted);
    isRunning = false;
    if (signal.aborted) return;
    cancelTimer = after(delay, () => void work());
  }

  /** Makes one run. Returns the milliseconds until the next run. */
  async function attempt(): Promise<number> {
    try {
      options.onRun();
      await runWatched(fullRun.run);
      succeeded();
      return untilNextRun(now() - scheduleStart, syncInterval);
    } catch (error) {
      if (signal.aborted) return 0;
      const delay = failed(error);
      await runWatched(updateLease).catch(() => undefined);
      return delay;
    }
  }

  /** Cancels a run that makes no progress. */
  async function runWatched(action: (run: Run) => Promise<void>): Promise<void> {
    const watchdog = createWatchdog(environment, signal);
    const onShort = () => board.set(storedShortage(store, lists));
    const parts = { store, definition, lists, now, board, call, watchdog, notify, onShort };
    try {
      await watchdog.watch(() => action(makeRun(parts)));
    } finally {
      watchdog.end();
    }
  }

  function succeeded(): void {
    const { text, locked } = board.status;
    failures = 0;
    // The connection works, but the server may still reject writes.
    if (failedStatus === 0) failedStatus = null;
    options.onUpToDate();
    if (text !== '') after(textDuration, () => clearText(text));
    board.set({
      state: 'stopped',
      ...connectionStatus(failedStatus),
      locked: false,
      last_run: storedTimes(store).last_run,
    });
    // Reads that were refused while the copy was locked are repeated.
    if (locked) notify(new Set(allTables(definition)));
  }

  function failed(error: unknown): number {
    if (error instanceof UnauthorisedError) {
      options.onUnauthorised();
      return 0;
    }
    failures += 1;
    const code = codeOf(error);
    options.onFailed(error);
    const { online } = connectionStatus(
      error instanceof ServerUnavailableError ? error.status : null,
    );
    board.set({ state: 'stopped', online, error: code });
    // One message for each outage is enough; the status has the rest.
    if (failures === 1) post({ type: 'error', code });
    if (isStorageProblem(error)) options.onBroken(error);
    const requested = error instanceof ServerUnavailableError ? error.retryAfter : null;
    const chance = environment.random();
    if (requested === null) return retryDelay(failures, chance);
    return requestedDelay(requested, failures, chance);
  }

  /** Updates the lease. The copy is locked after three days without the server, and emptied after 30. */
  async function updateLease(run: Run): Promise<void> {
    const time = now();
    if (isExpired(store.metadata, time) && store.times.size > 0) {
      board.set({ initialised: false });
      await run.apply(emptyCopyChange(store, definition));
    }
    await run.apply({ metadata: leaseOfCheck(store.metadata, time) });
    const locked = isLocked(store.metadata, time);
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
      // The schedule starts at a random time within the interval, so that clients that were opened
      // together do not send their requests together. The first run starts at once.
      scheduleStart = now() - Math.floor(environment.random() * syncInterval);
      void work();
    },
    requestSync: (wantsCheck = false) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        if (wantsCheck) fullRun.wantCheck();
        waiting.push(resolve);
        void work();
      }),
    wake() {
      failures = Math.min(failures, 1);
      void work();
    },
    reportNoAnswer(status) {
      if (signal.aborted) return;
      const hadNoError = board.status.error === null;
      failedStatus = status;
      board.set(connectionStatus(status));
      if (hadNoError) this.wake();
    },
    reportAnswer() {
      if (signal.aborted || failedStatus === null) return;
      failedStatus = null;
      if (failures > 0) this.wake();
      else board.set(connectionStatus(null));
    },
    stop() {
      stopController.abort();
      cancelTimer();
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

/** The status of the connection after a missing answer. */
function connectionStatus(status: number | null): Pick<SyncStatus, 'online' | 'error'> {
  return {
    online: status !== 0,
    error: status === null ? null : 'server_unavailable',
  };
}
