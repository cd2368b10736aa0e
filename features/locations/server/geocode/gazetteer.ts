import type { Worker } from 'node:worker_threads';
import { searchReasons } from '#locations/contract';
import type { FoundPlace, PlaceQuery, Town } from '#locations/contract';
import type { Log } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { startThread } from '#packages/threads/server';
import type { Coordinates } from '#tags/contract';
import type { Box, NearestTown } from './gazetteer-index.ts';

/**
 * The built-in list of towns, in a worker thread, as a search would block all other calls. The
 * thread starts with the first request, and again after it has failed.
 */
export interface Gazetteer {
  /**
   * The largest towns with a name, exact matches first. Streets and postal codes are not supported.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  search(query: PlaceQuery): Promise<FoundPlace[]>;
  /**
   * The largest towns of an area, largest first.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  within(box: Box): Promise<Town[]>;
  /**
   * The nearest town within 150 km; null if there is none.
   *
   * @throws HttpError UNAVAILABLE with the reason
   */
  nearest(point: Coordinates): Promise<NearestTown | null>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface GazetteerOptions {
  log?: Log | undefined;
  /** Starts the thread. */
  start?: () => Worker;
  /** Timeout of a request in milliseconds. */
  timeout?: number;
  /** Milliseconds that the thread may take to read and index the towns; requests wait for it. */
  startTimeout?: number;
  /** Maximum number of waiting requests. */
  mostWaiting?: number;
}

/** A request to the thread: one of the three. */
export interface Question {
  id: number;
  search?: PlaceQuery;
  within?: Box;
  nearest?: Coordinates;
}

/** An answer; without an id the news that the thread is ready. */
export interface FromThread {
  id: number | null;
  answer?: unknown;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Opens the gazetteer; data is loaded on demand. */
export function openGazetteer({
  log,
  start = () => startThread(import.meta.url, 'gazetteer', { resourceLimits: memory }),
  timeout = 15_000,
  startTimeout = 120_000,
  mostWaiting = 500,
}: GazetteerOptions = {}): Gazetteer {
  let thread: Worker | null = null;
  /** The thread that has read the towns. */
  let ready: Worker | null = null;
  let began = 0;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function ask(question: Omit<Question, 'id'>): Promise<unknown> {
    if (waiting.size >= mostWaiting) return Promise.reject(unavailable(searchReasons.slow));
    const asked = (thread ??= begin());
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, timer: timerOf(id, asked) });
      asked.postMessage({ id, ...question });
    });
  }

  /**
   * Ends a thread that does not answer. One that still reads the towns is left alone: on a busy
   * machine each new one would be ended before it is ready.
   */
  function timerOf(id: number, asked: Worker): NodeJS.Timeout {
    return setTimeout(() => {
      const isStarting = ready !== asked && performance.now() - began < startTimeout;
      const asker = waiting.get(id);
      if (!isStarting || asker === undefined) return end(asked, searchReasons.slow);
      asker.timer = timerOf(id, asked);
    }, timeout);
  }

  function begin(): Worker {
    const own = start();
    began = performance.now();
    // An idle thread does not keep the process alive; the timers of requests do.
    own.unref();
    own.on('message', ({ id, answer }: FromThread) => {
      if (id === null) {
        ready = own;
        return;
      }
      const asker = waiting.get(id);
      waiting.delete(id);
      clearTimeout(asker?.timer);
      asker?.resolve(answer);
    });
    own.on('error', (error) => end(own, searchReasons.away, error));
    own.on('exit', () => end(own, searchReasons.away));
    return own;
  }

  /** Terminates a thread and fails its waiting requests. */
  function end(own: Worker, reason: string, error?: unknown): void {
    if (thread !== own) return;
    thread = null;
    log?.error({ err: error, reason, waiting: waiting.size }, 'the gazetteer thread has ended');
    void own.terminate();
    dismiss(reason);
  }

  function dismiss(reason: string): void {
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(unavailable(reason));
    }
    waiting.clear();
  }

  return {
    search: async (query) => (await ask({ search: query })) as FoundPlace[],
    within: async (box) => (await ask({ within: box })) as Town[],
    nearest: async (point) => (await ask({ nearest: point })) as NearestTown | null,
    async close() {
      const own = thread;
      thread = null;
      dismiss(searchReasons.away);
      await own?.terminate();
    },
  };
}

function unavailable(message: string): HttpError {
  return new HttpError('UNAVAILABLE', { message });
}
