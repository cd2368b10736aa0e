import type { NewWrite, QueuedWrite, QueueOutcome } from './queued-write.ts';

/** A queue in its order, and the result of the change. */
export interface Ruled<Result> {
  readonly writes: readonly QueuedWrite[];
  readonly result: Result;
}

/** A change of the queue, computed from its current state. */
export type QueueRule<Result> = (writes: readonly QueuedWrite[]) => Ruled<Result>;

/** Appends a write. A write with the same id is replaced only if it was not sent. */
export function add(write: NewWrite, now: number): QueueRule<QueueOutcome> {
  return (writes) => {
    if (writes.some(({ id }) => id === write.id)) return edit(write.id, write.body)(writes);
    const order = Math.max(0, ...writes.map((other) => other.order)) + 1;
    const fresh: QueuedWrite = {
      ...{ id: write.id, kind: write.kind, method: write.method, path: write.path },
      ...{ body: write.body, state: 'waiting', reason: null, errors: {}, queued_at: now },
      ...{ tries: write.is_tried === true ? 1 : 0, order, is_late: false, is_accepted: false },
    };
    return { writes: [...writes, fresh], result: 'done' };
  };
}

/** Replaces the body of a write. The write keeps its place, and a refused one is sent again. */
export function edit(id: string, body: unknown): QueueRule<QueueOutcome> {
  return (writes) => ({
    writes: writes.map((write) =>
      write.id === id && isOpen(write)
        ? { ...write, body, state: 'waiting', reason: null, errors: {}, is_late: isLate(write) }
        : write,
    ),
    result: outcomeFor(writes, id),
  });
}

/** Removes a write. */
export function drop(id: string): QueueRule<QueueOutcome> {
  return (writes) => ({
    writes: writes.filter((write) => write.id !== id || !isOpen(write)),
    result: outcomeFor(writes, id),
  });
}

/**
 * Marks the first waiting write as being sent; null if none waits. Refused writes do not block
 * others.
 */
export function claim(isKnown: (kind: string) => boolean): QueueRule<QueuedWrite | null> {
  return (writes) => {
    const first = writes.find(({ state }) => state === 'waiting');
    if (first === undefined || !isKnown(first.kind)) return { writes, result: null };
    const claimed: QueuedWrite = { ...first, state: 'sending', tries: first.tries + 1 };
    return { writes: replaced(writes, claimed), result: claimed };
  };
}

/** The server has accepted the write. */
export function accept(id: string): QueueRule<undefined> {
  return changeOne(id, (write) => ({ ...write, state: 'sending', is_accepted: true }));
}

/** The server has refused the write. */
export function refuse(
  id: string,
  reason: string,
  errors: Readonly<Record<string, string>>,
): QueueRule<undefined> {
  return changeOne(id, (write) => ({
    ...{ ...write, state: 'refused', reason, errors },
    is_accepted: false,
  }));
}

/** No answer arrived: the write is sent again. */
export function release(id: string): QueueRule<undefined> {
  return changeOne(id, (write) => ({ ...write, state: 'waiting' }));
}

/** Writes that an ended worker was sending are sent again. */
export const recover: QueueRule<undefined> = (writes) => ({
  writes: writes.map((write) =>
    write.state === 'sending' && !write.is_accepted ? { ...write, state: 'waiting' } : write,
  ),
  result: undefined,
});

/** The copy was updated since these writes were accepted, so their rows are stored. */
export function settle(ids: ReadonlySet<string>): QueueRule<undefined> {
  return (writes) => ({
    writes: writes.filter(({ id, is_accepted }) => !is_accepted || !ids.has(id)),
    result: undefined,
  });
}

/** A refused write never reached the server. */
function isLate({ state, tries, is_late }: QueuedWrite): boolean {
  return is_late || (state !== 'refused' && tries > 0);
}

/** Neither being sent nor accepted, so it may still be changed. */
function isOpen({ state }: QueuedWrite): boolean {
  return state !== 'sending';
}

function outcomeFor(writes: readonly QueuedWrite[], id: string): QueueOutcome {
  const write = writes.find((candidate) => candidate.id === id);
  if (write === undefined || write.is_accepted) return 'gone';
  return isOpen(write) ? 'done' : 'sending';
}

function changeOne(id: string, change: (write: QueuedWrite) => QueuedWrite): QueueRule<undefined> {
  return (writes) => ({
    writes: writes.map((write) => (write.id === id ? change(write) : write)),
    result: undefined,
  });
}

function replaced(writes: readonly QueuedWrite[], by: QueuedWrite): QueuedWrite[] {
  return writes.map((write) => (write.id === by.id ? by : write));
}
