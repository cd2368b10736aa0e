import { requestedBy, retryDelay } from '../engine/back-off.ts';
import type { TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { Row } from '../tables/column.ts';
import { accept, claim, recover, refuse, release, remove, removeSynced } from './queue-changes.ts';
import type { WorkerQueue } from './worker-queue.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Refusal, WriteKind } from './write-kind.ts';

/** Sends waiting writes in order, from the worker that owns the copy. */
export interface Sender {
  /** Sends waiting writes. Call it if there may be a connection or a new write. */
  sendWaiting(): void;
  /** Call it when a sync run begins. That run loads the rows of all writes accepted so far. */
  onRun(): void;
  /** Call it when the run has loaded everything. These rows are then in the copy. */
  onUpToDate(): void;
  /** Stops sending. The next owner sends interrupted writes again. */
  stop(): void;
}

export interface SenderOptions {
  environment: CopyEnvironment;
  kinds: readonly WriteKind[];
  /** The kinds that no screen shows. They are sent last, and leave the queue with their answer. */
  hiddenKinds: readonly string[];
  queue: WorkerQueue;
  getToken: () => string;
  /** Returns the server's version of a row; null if it is not in the copy. */
  findRow: (table: TableName, id: string) => Promise<Row | null>;
  /** Called when the server accepted a write, so that its row can be loaded. */
  onAccepted: () => void;
  onUnauthorised: () => void;
  /** Called when an attempt got no usable answer: with the HTTP status, or 0 without an answer. */
  onNoAnswer: (status: number) => void;
  /** Called when the server answers again, or when the queue is empty. */
  onAnswer: () => void;
}

/** Creates a sender. Only one worker may send from a queue at a time. */
export function createSender(options: SenderOptions): Sender {
  const { environment, queue } = options;
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]));
  const hiddenKinds = new Set(options.hiddenKinds);
  const isHidden = (kind: string) => hiddenKinds.has(kind);
  const isKnown = (kind: string) => kinds.has(kind) || isHidden(kind);
  const stopController = new AbortController();
  const { signal } = stopController;
  let failures = 0;
  let isBusy = false;
  let isWanted = false;
  let notBefore = 0;
  let cancelTimer = () => {};
  let isDelayed = false;
  let isInRun = false;
  let hasRunFailed = false;
  let acceptedBeforeRun: ReadonlySet<string> = new Set();
  let isRecovered = false;

  async function work(): Promise<void> {
    isWanted = true;
    if (isBusy || signal.aborted || environment.now() < notBefore) return;
    isBusy = true;
    isDelayed = false;
    cancelTimer();
    try {
      if (!isRecovered) await queue.change(recover);
      isRecovered = true;
      while (isWanted && environment.now() >= notBefore) {
        isWanted = false;
        await sendAll();
      }
    } catch {
      // The queue cannot be read or written now. Its writes are kept, and the next call tries again.
    } finally {
      isBusy = false;
    }
  }

  async function sendAll(): Promise<void> {
    while (!signal.aborted && queue.writes.some(({ state }) => state === 'waiting')) {
      const write = await queue.change(claim(isKnown, isHidden));
      if (write === null || !(await sendOne(write))) break;
    }
    if (signal.aborted) return;
    if (!queue.writes.some(({ state }) => state === 'waiting')) answered();
    if (queue.writes.some((write) => write.is_accepted)) options.onAccepted();
  }

  /** Sends one write. Returns false if the next writes must wait too. */
  async function sendOne(write: QueuedWrite): Promise<boolean> {
    if (signal.aborted) return false;
    const answer = await sendWrite(environment, options.getToken, write, signal);
    // The next owner sends the write.
    if (signal.aborted) return false;
    if (isHidden(write.kind)) return await settleHidden(write.id, answer);
    if (answer.kind === 'accepted') {
      answered();
      const refusal = kinds.get(write.kind)?.refusalOf(write, answer.data) ?? null;
      if (refusal === null) await queue.change(accept(write.id));
      else await queue.change(refuse(write.id, refusal.reason, refusal.errors));
      return true;
    }
    if (answer.kind === 'refused') {
      answered();
      await queue.change(refuse(write.id, answer.reason, answer.errors));
      return true;
    }
    await queue.change(release(write.id));
    if (answer.kind === 'unauthorised') options.onUnauthorised();
    else {
      options.onNoAnswer(answer.status);
      retryLater(answer.retryAfter);
    }
    return false;
  }

  /** An entry of a log may not hold up what the user did, nor report a problem of its own. */
  async function settleHidden(id: string, answer: Answer): Promise<boolean> {
    if (answer.kind === 'accepted' || answer.kind === 'refused') {
      answered();
      await queue.change(remove(id));
      return true;
    }
    await queue.change(release(id));
    if (answer.kind === 'unauthorised') options.onUnauthorised();
    else retryLater(0);
    return false;
  }

  function answered(): void {
    if (failures > 0) options.onAnswer();
    failures = 0;
  }

  function retryLater(requestedDelay: number): void {
    failures += 1;
    notBefore = requestedDelay === 0 ? 0 : environment.now() + requestedDelay;
    const delay = Math.max(requestedDelay, retryDelay(failures, environment.random()));
    isDelayed = true;
    cancelTimer = environment.after(delay, () => void work());
  }

  /**
   * Removes accepted writes whose rows are in the copy. If a write was edited after it was sent and
   * the server stored the earlier version, the write becomes refused instead.
   */
  async function removeSyncedWrites(): Promise<void> {
    const ids = new Set(acceptedBeforeRun);
    if (ids.size === 0) return;
    for (const write of queue.writes.filter(({ id, is_late }) => is_late && ids.has(id))) {
      const kind = kinds.get(write.kind);
      const row = kind === undefined ? null : await options.findRow(kind.table, write.id);
      if (row === null || kind?.isSame(write, row) !== false || signal.aborted) continue;
      ids.delete(write.id);
      await queue.change(refuse(write.id, queueMessages.late, {}));
    }
    if (!signal.aborted) await queue.change(removeSynced(ids));
  }

  return {
    sendWaiting: () => void work(),
    onRun() {
      if (isInRun) hasRunFailed = true;
      isInRun = true;
      acceptedBeforeRun = new Set(
        queue.writes.filter((write) => write.is_accepted).map(({ id }) => id),
      );
    },
    onUpToDate() {
      void removeSyncedWrites().catch(() => undefined);
      // If no run failed, the connection was never lost: a delayed retry keeps its time.
      if (hasRunFailed || !isDelayed) void work();
      isInRun = false;
      hasRunFailed = false;
    },
    stop() {
      stopController.abort();
      cancelTimer();
    },
  };
}

/** The server's answer to a write. */
type Answer =
  | { kind: 'accepted'; data: Row }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'unauthorised' }
  /** No answer, or not in our format. The write may have arrived or not. */
  | NoAnswer;

interface NoAnswer {
  kind: 'no-answer';
  /** HTTP status, 0 if there was no answer. */
  status: number;
  /** Milliseconds to wait, as requested by the server; 0 if it requested none. */
  retryAfter: number;
}

const timeoutAfter = 15_000;

/** Sends one write. `getToken` returns the current token of the sign-in. */
async function sendWrite(
  environment: CopyEnvironment,
  getToken: () => string,
  { method, path, body }: QueuedWrite,
  signal: AbortSignal,
): Promise<Answer> {
  const token = getToken();
  const timeout = new AbortController();
  const cancelTimeout = environment.after(timeoutAfter, () => timeout.abort());
  try {
    const response = await environment.fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (response.status === 401 && token === getToken()) return { kind: 'unauthorised' };
    const envelope: unknown = await response.json().catch(() => null);
    return answerOf(response, envelope);
  } catch {
    return { kind: 'no-answer', status: 0, retryAfter: 0 };
  } finally {
    cancelTimeout();
  }
}

/** With these statuses a write is always sent again later. */
const later: readonly number[] = [401, 408, 425, 429];

/** Accepts only answers in our format, because a captive portal may answer anything. */
function answerOf(response: Response, envelope: unknown): Answer {
  const { status, success, data, message, errors } = rowFrom(envelope);
  if (response.ok && (status === true || success === true)) {
    return { kind: 'accepted', data: rowFrom(data) };
  }
  const isRefusal = status === false || success === false;
  if (
    isRefusal &&
    response.status >= 400 &&
    response.status < 500 &&
    !later.includes(response.status)
  ) {
    const sentences = Object.entries(rowFrom(errors)).filter(isSentence);
    const reason = [...new Set(sentences.map(([, sentence]) => sentence))].join(' ');
    const fallback = typeof message === 'string' ? message : queueMessages.silent;
    return { kind: 'refused', reason: reason || fallback, errors: Object.fromEntries(sentences) };
  }
  return { kind: 'no-answer', status: response.status, retryAfter: requestedBy(response) };
}

function isSentence(pair: [string, unknown]): pair is [string, string] {
  return typeof pair[1] === 'string';
}

function rowFrom(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}

/** Reasons for refused writes if the server sent none. */
const queueMessages = {
  late: 'It was sent before you edited it, so your edit was not saved.',
  silent: 'The server refused it.',
} as const;
