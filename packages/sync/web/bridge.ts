import type { SyncError, TableName } from '#packages/sync/contract';
import { CopyRefusedError, unknownStatus } from '#packages/sync/offline';
import type {
  CopyAuth,
  CopyReport,
  FromCopy,
  LogEntry,
  NewWrite,
  PagePort,
  QueuedWrite,
  QueueOutcome,
  SyncStatus,
} from '#packages/sync/offline';
import type { CarrierName, CopyConnection } from './connect.ts';
import { keepStorage } from './keep-storage.ts';
import { createListeners } from './listeners.ts';
import { watchLife } from './life.ts';
import { createQuestions } from './questions.ts';

export interface BridgeOptions {
  /** Opens a connection to whoever holds the copy: `connectCopy(...)` in the app, a fake in tests. */
  connect: () => PagePort & Partial<Pick<CopyConnection, 'carrier'>>;
  /** The server refused the token; the copy is already gone. */
  onUnauthorised?: OnEnd;
  /** This person signed out, here or in another tab; the copy is already gone. */
  onSignedOut?: OnEnd;
  /** A run failed; called once per outage. */
  onError?: (code: SyncError) => void;
}

/** Resolves to false where the sign-in goes on after all: then the copy is opened again. */
type OnEnd = () => Promise<boolean>;

/** The page's end of the offline copy: one per page, made by the app. */
export interface CopyBridge {
  /** Opens the copy of a person and starts syncing; the same person again only renews the token. */
  startCopy(auth: CopyAuth): void;
  /** Asks a read by name. */
  read(name: string, params: unknown): Promise<unknown>;
  /** A run now, or after the one under way; resolves when it has ended, well or not. */
  requestSync(options?: { check?: boolean }): Promise<void>;
  /** Resolves when neither row nor token nor answer is left, in this tab and the others. */
  signOutCopy(options?: { isRefused?: boolean }): Promise<void>;
  /** What the copy holds; rejects when nobody is signed in. */
  report(): Promise<CopyReport>;
  /** The log of this device, newest first. */
  logs(): Promise<readonly LogEntry[]>;
  /** Something for the log; dropped when nobody is signed in. */
  note(entry: LogEntry): void;
  /** What carries the copy; null before the first sign-in. */
  carrier(): CarrierName | null;
  /** Changes the queue; resolves once that is on disk. */
  queue(action: QueueAction): Promise<QueueOutcome>;
  /** The same list as soon as the holder of the copy has told it; rejects without a sign-in. */
  listQueue(): Promise<readonly QueuedWrite[]>;
  /** What the server does not have yet; the same list until something changes. */
  queued(): readonly QueuedWrite[];
  /** Told after each change of the queue. Returns the way to stop. */
  onQueue(listener: () => void): () => void;
  /** The newest known status; the same object until something changes. */
  status(): SyncStatus;
  /** Told after each change of the status. Returns the way to stop. */
  onStatus(listener: () => void): () => void;
  /** Notified of the tables that changed; null if any may have changed. */
  onKeys(listener: (tables: readonly TableName[] | null) => void): () => void;
  /** Told when all rows are gone: what was answered before must be forgotten. */
  onGone(listener: () => void): () => void;
}

/** A action on the queue, without the number under which it is answered. */
export type QueueAction =
  | { type: 'queue-add'; write: NewWrite }
  | { type: 'queue-edit'; write_id: string; body: unknown }
  | { type: 'queue-drop'; write_id: string };

const nothingQueued: readonly QueuedWrite[] = [];

/** Milliseconds between two looks at the status until the first load has ended. */
const pollInterval = 500;
/** Milliseconds a new holder has for its first word; twice as many each time. */
const firstTimeout = 2_000;
/** Milliseconds a sign-out may take before the page goes on without the worker's word. */
const longestSignOut = 8_000;

/** Joins the page to the copy over a port that is opened with the first `startCopy`. */
export function createBridge(options: BridgeOptions): CopyBridge {
  const statusListeners = createListeners<undefined>();
  const keysListeners = createListeners<readonly TableName[] | null>();
  const goneListeners = createListeners<undefined>();
  const queueListeners = createListeners<undefined>();
  const questions = createQuestions();
  let port: ReturnType<BridgeOptions['connect']> | null = null;
  let welcomed: PagePort | null = null;
  let writes = nothingQueued;
  let auth: CopyAuth | null = null;
  let endedToken: string | null = null;
  let reported: SyncStatus = unknownStatus;
  let shown: SyncStatus = unknownStatus;
  let poll: ReturnType<typeof setInterval> | undefined;
  // What the browser believes of the connection counts until a run has got through: a server on this
  // machine or site answers without any network that the browser would call a connection.
  let isLineDown = false;

  function show(change: Partial<SyncStatus>): void {
    if (change.last_run !== undefined && change.last_run !== reported.last_run) isLineDown = false;
    reported = { ...reported, ...change };
    const next = { ...reported, online: reported.online && !isLineDown };
    if (sameStatus(next, shown)) return;
    shown = next;
    watchProgress();
    statusListeners.notify(undefined);
  }

  function showQueue(next: readonly QueuedWrite[]): void {
    if (next.length === 0 && writes.length === 0) return;
    writes = next;
    queueListeners.notify(undefined);
  }

  function watchProgress(): void {
    const isWanted = auth !== null && !shown.initialised;
    if (isWanted === (poll !== undefined)) return;
    clearInterval(poll);
    poll = isWanted ? setInterval(() => port?.post({ type: 'status' }), pollInterval) : undefined;
  }

  function open(): NonNullable<typeof port> {
    const connection = options.connect();
    port = connection;
    connection.listen((message) => {
      if (port === connection) receive(message);
    });
    return connection;
  }

  function receive(message: FromCopy): void {
    switch (message.type) {
      case 'welcome':
        welcomed = port;
        return watchLife(message.life, port, reconnect);
      case 'answer':
        return questions.answer(message.id, message.value);
      case 'refusal':
        return questions.refuse(message.id, new CopyRefusedError(message.code, message.message));
      case 'keys':
        return keysListeners.notify(message.tables);
      case 'queue':
        return showQueue(message.writes);
      case 'progress':
        return show({ percent: message.percent, text: message.text });
      case 'status':
        return show(message.status);
      case 'sync-complete':
        return show({ initialised: true });
      case 'error':
        return options.onError?.(message.code);
      case 'unauthorised':
        return forget(message.user_id, options.onUnauthorised);
      case 'signed-out':
        return forget(message.user_id, options.onSignedOut);
    }
  }

  /** Another person may have signed in meanwhile: only the end of our own copy counts. */
  function forget(user_id: string, onEnd?: OnEnd): void {
    if (auth?.user_id !== user_id) return;
    const ended = auth;
    // Until the end is confirmed the page still holds the record and may ask for the copy again.
    endedToken = ended.token;
    auth = null;
    show({ ...unknownStatus });
    showQueue(nothingQueued);
    watchProgress();
    goneListeners.notify(undefined);
    void onEnd?.().then((isOver) => {
      if (isOver || auth !== null || endedToken !== ended.token) return;
      endedToken = null;
      startCopy(ended);
    });
  }

  function startCopy(next: CopyAuth): void {
    // The page may still hold the record it is about to forget, or ask twice.
    if (next.token === endedToken || next.token === auth?.token) return;
    if (auth !== null && auth.user_id !== next.user_id) show({ ...unknownStatus });
    auth = next;
    if (port === null) keepStorage().catch(() => undefined);
    (port ?? open()).post({ type: 'hello', auth: next });
    watchProgress();
  }

  /**
   * The holder died without a word: another one takes over, and every open question is asked again.
   * A connection that leads to the dying one still would never be answered, so it is tried anew.
   */
  function reconnect(dead: PagePort, timeout = firstTimeout): void {
    if (port !== dead || auth === null) return;
    dead.close();
    const connection = open();
    connection.post({ type: 'hello', auth });
    for (const question of questions.open()) connection.post(question);
    // What changed between the two was told to nobody here.
    keysListeners.notify(null);
    setTimeout(() => {
      if (welcomed !== connection) reconnect(connection, timeout * 2);
    }, timeout);
  }

  const wake = () => {
    if (auth !== null && document.visibilityState === 'visible') port?.post({ type: 'wake' });
  };
  const onLine = (isDown: boolean) => () => {
    isLineDown = isDown;
    show({});
    wake();
  };
  window.addEventListener('online', onLine(false));
  window.addEventListener('offline', onLine(true));
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) port?.post({ type: 'bye' });
  });

  return {
    startCopy,
    read: (name, params) => questions.ask(port, (id) => ({ type: 'read', id, name, params })),
    requestSync: async ({ check = false } = {}) => {
      await questions.ask(port, (id) => ({ type: 'sync', id, check })).catch(() => undefined);
    },
    signOutCopy: async ({ isRefused = false } = {}) => {
      if (port === null) return;
      const gone = questions.ask(port, (id) => ({ type: 'sign-out', id, is_refused: isRefused }));
      await Promise.race([gone.catch(() => undefined), signOutTimeout()]);
    },
    report: () => questions.ask(port, (id) => ({ type: 'report', id })) as Promise<CopyReport>,
    logs: () => questions.ask(port, (id) => ({ type: 'logs', id })) as Promise<LogEntry[]>,
    note: (entry) => {
      if (auth !== null) port?.post({ type: 'log', entries: [entry] });
    },
    carrier: () => port?.carrier?.() ?? null,
    queue: (action) => questions.ask(port, (id) => ({ ...action, id })) as Promise<QueueOutcome>,
    listQueue: () =>
      questions.ask(port, (id) => ({ type: 'queue-list', id })) as Promise<QueuedWrite[]>,
    queued: () => writes,
    onQueue: (listener) => queueListeners.add(listener),
    status: () => shown,
    onStatus: (listener) => statusListeners.add(listener),
    onKeys: (listener) => keysListeners.add(listener),
    onGone: (listener) => goneListeners.add(listener),
  };
}

/** A worker that hangs must not keep anybody signed in. */
function signOutTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longestSignOut));
}

function sameStatus(a: SyncStatus, b: SyncStatus): boolean {
  const names = Object.keys(a) as (keyof SyncStatus)[];
  return names.every((name) => a[name] === b[name]);
}
