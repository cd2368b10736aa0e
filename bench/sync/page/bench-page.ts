// Runs in the page: starts workers and returns their messages. No part of the product.
import type { FromCopy, ToCopy } from '#packages/sync/offline';

type Said = FromCopy & { at: number; took?: number; asked?: number; came?: number };

/** Duration of a read in the worker, and until its answer is in the page; the answer's size. */
interface Asked {
  took: number;
  round: number;
  size: number;
}

let worker: SharedWorker | null = null;
let last = 0;
const heard: Said[] = [];
const waiting = new Set<(message: Said) => void>();

const bench = {
  /** Sends a message to a new worker and returns its answer. */
  once(address: string, message: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const peer = new Worker(address, { type: 'module' });
      peer.addEventListener('message', ({ data }: MessageEvent<{ error?: string }>) => {
        if (data.error === undefined) resolve(data);
        else reject(new Error(data.error));
      });
      peer.addEventListener('error', (event) => reject(new Error(event.message)));
      peer.postMessage(message);
    });
  },

  /** Connects to the product's worker, like the product's page. */
  join(address: string, auth: unknown): void {
    worker = new SharedWorker(address, { type: 'module' });
    worker.addEventListener('error', () => reportError(new Error('The worker cannot start.')));
    worker.port.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      heard.push(data);
      for (const listener of [...waiting]) listener(data);
    });
    worker.port.start();
    worker.port.postMessage({ type: 'hello', auth });
  },

  /** Waits for the end of the first load; returns the times of its start and end. */
  async loaded(): Promise<{ asked: number; at: number }> {
    const { asked = Number.NaN, at } = await said(
      (message) => message.type === 'status' && message.status.initialised,
    );
    return { asked, at };
  },

  /** Makes a read by name. */
  async read(name: string, params: unknown): Promise<Asked> {
    const start = performance.now();
    const { value, took } = await answered((id) => ({ type: 'read', id, name, params }));
    const round = performance.now() - start;
    return { took, round, size: sizeOf(value) };
  },

  /** From a new worker to the first answer of a read, including the start of the worker. */
  async openToAnswer(address: string, auth: unknown, name: string): Promise<number> {
    const start = performance.now();
    bench.join(address, auth);
    await bench.read(name, {});
    return performance.now() - start;
  },

  /** A sync with a check of the digests; returns the number of rows and the result. */
  async check(): Promise<{ rows: number; equal: boolean }> {
    await answered((id) => ({ type: 'sync', id, check: true }));
    const status = await statusNow();
    const { value } = await answered((id) => ({ type: 'report', id }));
    const { tables } = value as { tables: { table: string; rows: number }[] };
    const rows = tables.find(({ table }) => table === 'measurements')?.rows ?? 0;
    return { rows, equal: status.complete_as_of !== null && status.error === null };
  },

  /** A sync with news; returns the milliseconds from the answer to the commit. */
  async update(): Promise<number> {
    const seen = heard.length;
    await answered((id) => ({ type: 'sync', id }));
    const stored = heard
      .slice(seen)
      .find((message) => message.type === 'keys' && message.tables.includes('measurements'));
    if (stored?.came === undefined) throw new Error('The update brought nothing.');
    return stored.at - stored.came;
  },
};

function post(message: ToCopy): void {
  worker?.port.postMessage(message);
}

function said(isWanted: (message: Said) => boolean): Promise<Said> {
  const already = heard.find(isWanted);
  if (already !== undefined) return Promise.resolve(already);
  return next(isWanted);
}

function next(isWanted: (message: Said) => boolean): Promise<Said> {
  return new Promise((resolve) => {
    const listener = (message: Said) => {
      if (!isWanted(message)) return;
      waiting.delete(listener);
      resolve(message);
    };
    waiting.add(listener);
  });
}

async function statusNow() {
  const reported = next(({ type }) => type === 'status');
  post({ type: 'status' });
  const message = await reported;
  if (message.type !== 'status') throw new Error('No status.');
  return message.status;
}

async function answered(
  question: (id: number) => ToCopy,
): Promise<{ value: unknown; took: number }> {
  last += 1;
  const id = last;
  const reported = next((message) => 'id' in message && message.id === id);
  post(question(id));
  const message = await reported;
  if (message.type === 'refusal') throw new Error(message.message);
  if (message.type !== 'answer') throw new Error(`Answered by ${message.type}.`);
  return { value: message.value, took: message.took ?? Number.NaN };
}

/** Length of the longest list in an answer: an empty one would be no measurement. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(sizeOf));
}

Object.assign(globalThis, { bench });
