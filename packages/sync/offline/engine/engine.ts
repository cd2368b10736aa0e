import { syncInterval } from '#packages/sync/contract';
import type { TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LocalStore } from '../store/local-store.ts';
import { allTables } from '../tables/definition.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { retryDelay, untilNextRun } from './back-off.ts';
import { clockOff } from './clock-off.ts';
import { forgetEverything } from './forget.ts';
import { isLocked, isExpired, leaseSeen } from './lease.ts';
import { declaredLists } from './lists.ts';
import { makeRun } from './make-run.ts';
import { notedShortage, notedStatus, notedTimes } from './noted-status.ts';
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
  /** What pages are told: keys, progress, status, sync-complete, error. */
  post: (message: FromCopy) => void;
  /** The tables that other readers of the same database must read again. */
  onStored: (tables: readonly TableName[]) => void;
  onUnauthorised: () => void;
  /** An answer in columns could not be read; the run goes on in text. */
  onUnreadable: () => void;
  /** A run begins, and: it has brought everything. */
  onRun: () => void;
  onUpToDate: () => void;
  /** A run failed. */
  onFailed: (error: unknown) => void;
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
  /**
   * A write got no answer: told at once, as of a run that failed, and a run looks at the line.
   *
   * @param status as in `ServerUnavailableError`
   */
  noteNoAnswer(status: number): void;
  /** The server is there for writes again. */
  noteAnswer(): void;
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
    isText: () => fullRun.isText,
    onDate(time) {
      const clock_off = clockOff(now(), time);
      if (clock_off !== board.status.clock_off) board.set({ clock_off });
    },
  });
  const board = createStatusBoard(post, notedStatus(store, lists, definition, now()));
  const fullRun = createFullRun({ ...options, lists, board });
  let failures = 0;
  /** What writes were last answered with, where that was no answer. */
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
      await watched(fullRun.run);
      succeeded();
      return untilNextRun(now() - scheduleStart, syncInterval);
    } catch (error) {
      if (signal.aborted) return 0;
      const delay = failed(error);
      await watched(age).catch(() => undefined);
      return delay;
    }
  }

  /** A run that nothing brings on is given up. */
  async function watched(action: (run: Run) => Promise<void>): Promise<void> {
    const watchdog = createWatchdog(environment, signal);
    const onShort = () => board.set(notedShortage(store, lists));
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
    // The line is there; a server that takes no writes need not do so yet.
    if (failedStatus === 0) failedStatus = null;
    options.onUpToDate();
    if (text !== '') after(textStays, () => clearText(text));
    board.set({
      state: 'stopped',
      ...lineStatus(failedStatus),
      locked: false,
      last_run: notedTimes(store).last_run,
    });
    // What was refused while the copy was locked is asked again.
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
    const { online } = lineStatus(error instanceof ServerUnavailableError ? error.status : null);
    board.set({ state: 'stopped', online, error: code });
    // One message an outage is enough; the status tells the rest.
    if (failures === 1) post({ type: 'error', code });
    if (isStorageProblem(error)) options.onBroken(error);
    const asked = error instanceof ServerUnavailableError ? (error.retryAfter ?? 0) : 0;
    return Math.max(asked, retryDelay(failures, environment.random()));
  }

  /** Another while without the server: the copy is locked after days, and emptied after weeks. */
  async function age(run: Run): Promise<void> {
    const time = now();
    if (isExpired(store.notes, time) && store.times.size > 0) {
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
    noteNoAnswer(status) {
      if (signal.aborted) return;
      const wasWell = board.status.error === null;
      failedStatus = status;
      board.set(lineStatus(status));
      if (wasWell) this.wake();
    },
    noteAnswer() {
      if (signal.aborted || failedStatus === null) return;
      failedStatus = null;
      if (failures > 0) this.wake();
      else board.set(lineStatus(null));
    },
    stop() {
      calledOff.abort();
      cancelTimer();
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

/** What an answer that is none says of the line; null where there was an answer. */
function lineStatus(status: number | null): Pick<SyncStatus, 'online' | 'error'> {
  return {
    online: status !== 0,
    error: status === null ? null : 'server_unavailable',
  };
}
