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
import { createPendingRequests } from './pending-requests.ts';

export interface BridgeOptions {
  /** Opens a connection to the host of the copy: `connectCopy(...)` in the app, a fake in tests. */
  connect: () => PagePort & Partial<Pick<CopyConnection, 'carrier'>>;
  /** Called when the server refused the token. The copy is already deleted. */
  onUnauthorised?: OnEnd;
  /** Called when this person signed out, here or in another tab. The copy is already deleted. */
  onSignedOut?: OnEnd;
  /** Called when a run failed, once per outage. */
  onError?: (code: SyncError) => void;
}

/** Resolves to false if the sign-in continues: the copy is then opened again. */
type OnEnd = () => Promise<boolean>;

/** The page's client of the offline copy. The app creates one per page. */
export interface CopyBridge {
  /**
   * Opens the copy of a person and starts syncing. For the same person it only renews the token.
   */
  startCopy(auth: CopyAuth): void;
  /** Requests a read by name. */
  read(name: string, params: unknown): Promise<unknown>;
  /** Starts a run, or one after the current run. Resolves when it has ended, even if it failed. */
  requestSync(options?: { check?: boolean }): Promise<void>;
  /** Signs out. Resolves when no row, token or answer is left, in this tab and the others. */
  signOutCopy(options?: { isRefused?: boolean }): Promise<void>;
  /** Returns what the copy holds. Rejects if nobody is signed in. */
  report(): Promise<CopyReport>;
  /** Returns the log of this device, newest first. */
  logs(): Promise<readonly LogEntry[]>;
  /** Adds a log entry. It is dropped if nobody is signed in. */
  log(entry: LogEntry): void;
  /** Where the host of the copy runs; null before the first sign-in. */
  carrier(): CarrierName | null;
  /** Changes the queue. Resolves once the change is on disk. */
  queue(action: QueueAction): Promise<QueueOutcome>;
  /** Returns the queue as soon as the host has sent it. Rejects without a sign-in. */
  listQueue(): Promise<readonly QueuedWrite[]>;
  /** The writes that the server does not have yet. The same array until something changes. */
  queued(): readonly QueuedWrite[];
  /** Adds a listener for changes of the queue. Returns a function that removes it. */
  onQueue(listener: () => void): () => void;
  /** The last known status. The same object until something changes. */
  status(): SyncStatus;
  /** Adds a listener for changes of the status. Returns a function that removes it. */
  onStatus(listener: () => void): () => void;
  /** Adds a listener for changed tables; null if any may have changed. */
  onTablesChanged(listener: (tables: readonly TableName[] | null) => void): () => void;
  /** Adds a listener for the deletion of all rows: earlier answers must be discarded. */
  onGone(listener: () => void): () => void;
}

/** An action on the queue, without the id of its request. */
export type QueueAction =
  | { type: 'queue-add'; write: NewWrite }
  | { type: 'queue-edit'; write_id: string; body: unknown }
  | { type: 'queue-drop'; write_id: string };

const nothingQueued: readonly QueuedWrite[] = [];

/** Milliseconds between two polls of the status until the first load has ended. */
const pollInterval = 500;
/** Milliseconds that a new host has for its first message, doubled each time. */
const firstTimeout = 2_000;
/** Milliseconds that a sign-out may take before the page continues without the worker's answer. */
const longestSignOut = 8_000;

/** Connects the page to the copy over a port that is opened by the first `startCopy`. */
export function createBridge(options: BridgeOptions): CopyBridge {
  const statusListeners = createListeners<undefined>();
  const tableListeners = createListeners<readonly TableName[] | null>();
  const goneListeners = createListeners<undefined>();
  const queueListeners = createListeners<undefined>();
  const requests = createPendingRequests();
  let port: ReturnType<BridgeOptions['connect']> | null = null;
  let welcomed: PagePort | null = null;
  let writes = nothingQueued;
  let auth: CopyAuth | null = null;
  let endedToken: string | null = null;
  let reported: SyncStatus = unknownStatus;
  let shown: SyncStatus = unknownStatus;
  let poll: ReturnType<typeof setInterval> | undefined;
  // The browser's online state counts until a run has succeeded: a server on this device or in the
  // local network answers although the browser reports no connection.
  let isBrowserOffline = false;

  function show(change: Partial<SyncStatus>): void {
    if (change.last_run !== undefined && change.last_run !== reported.last_run)
      isBrowserOffline = false;
    reported = { ...reported, ...change };
    const next = { ...reported, online: reported.online && !isBrowserOffline };
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
        return requests.answer(message.id, message.value);
      case 'refusal':
        return requests.refuse(message.id, new CopyRefusedError(message.code, message.message));
      case 'keys':
        return tableListeners.notify(message.tables);
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

  /** Another person may have signed in meanwhile, so only the end of the current copy counts. */
  function forget(user_id: string, onEnd?: OnEnd): void {
    if (auth?.user_id !== user_id) return;
    const ended = auth;
    // Until the end is confirmed the page still has the sign-in and may open the copy again.
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
    // The page may still have the ended sign-in, or start twice.
    if (next.token === endedToken || next.token === auth?.token) return;
    if (auth !== null && auth.user_id !== next.user_id) show({ ...unknownStatus });
    auth = next;
    if (port === null) keepStorage().catch(() => undefined);
    (port ?? open()).post({ type: 'hello', auth: next });
    watchProgress();
  }

  /**
   * The host ended without a message. Another host takes over, and every open request is sent
   * again. A connection to the ending host would never be answered, so the page connects again.
   */
  function reconnect(dead: PagePort, timeout = firstTimeout): void {
    if (port !== dead || auth === null) return;
    dead.close();
    const connection = open();
    connection.post({ type: 'hello', auth });
    for (const request of requests.open()) connection.post(request);
    // This page was not notified of changes between the two hosts.
    tableListeners.notify(null);
    setTimeout(() => {
      if (welcomed !== connection) reconnect(connection, timeout * 2);
    }, timeout);
  }

  const wake = () => {
    if (auth !== null && document.visibilityState === 'visible') port?.post({ type: 'wake' });
  };
  const onConnectionChange = (isOffline: boolean) => () => {
    isBrowserOffline = isOffline;
    show({});
    wake();
  };
  window.addEventListener('online', onConnectionChange(false));
  window.addEventListener('offline', onConnectionChange(true));
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) port?.post({ type: 'bye' });
  });

  return {
    startCopy,
    read: (name, params) => requests.send(port, (id) => ({ type: 'read', id, name, params })),
    requestSync: async ({ check = false } = {}) => {
      await requests.send(port, (id) => ({ type: 'sync', id, check })).catch(() => undefined);
    },
    signOutCopy: async ({ isRefused = false } = {}) => {
      if (port === null) return;
      const gone = requests.send(port, (id) => ({ type: 'sign-out', id, is_refused: isRefused }));
      await Promise.race([gone.catch(() => undefined), signOutTimeout()]);
    },
    report: () => requests.send(port, (id) => ({ type: 'report', id })) as Promise<CopyReport>,
    logs: () => requests.send(port, (id) => ({ type: 'logs', id })) as Promise<LogEntry[]>,
    log: (entry) => {
      if (auth !== null) port?.post({ type: 'log', entries: [entry] });
    },
    carrier: () => port?.carrier?.() ?? null,
    queue: (action) => requests.send(port, (id) => ({ ...action, id })) as Promise<QueueOutcome>,
    listQueue: () =>
      requests.send(port, (id) => ({ type: 'queue-list', id })) as Promise<QueuedWrite[]>,
    queued: () => writes,
    onQueue: (listener) => queueListeners.add(listener),
    status: () => shown,
    onStatus: (listener) => statusListeners.add(listener),
    onTablesChanged: (listener) => tableListeners.add(listener),
    onGone: (listener) => goneListeners.add(listener),
  };
}

/** A worker that hangs must not block the sign-out. */
function signOutTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, longestSignOut));
}

function sameStatus(a: SyncStatus, b: SyncStatus): boolean {
  const names = Object.keys(a) as (keyof SyncStatus)[];
  return names.every((name) => a[name] === b[name]);
}
