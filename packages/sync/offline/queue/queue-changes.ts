import type { NewWrite, QueuedWrite, QueueOutcome } from './queued-write.ts';

/** The writes after a change, in order, and the result of the change. */
export interface QueueChangeResult<Result> {
  readonly writes: readonly QueuedWrite[];
  readonly result: Result;
}

/** A change of the queue: a pure function of its current writes. */
export type QueueChange<Result> = (writes: readonly QueuedWrite[]) => QueueChangeResult<Result>;

/** Appends a write. A write with the same id is replaced only if it was not sent. */
export function add(write: NewWrite, now: number): QueueChange<QueueOutcome> {
  return (writes) => {
    if (writes.some(({ id }) => id === write.id)) return edit(write.id, write.body)(writes);
    const order = Math.max(0, ...writes.map((other) => other.order)) + 1;
    const added: QueuedWrite = {
      ...{ id: write.id, kind: write.kind, method: write.method, path: write.path },
      ...{ body: write.body, state: 'waiting', reason: null, errors: {}, queued_at: now },
      ...{ tries: write.is_tried === true ? 1 : 0, order, is_late: false, is_accepted: false },
    };
    return { writes: [...writes, added], result: 'done' };
  };
}

/** Replaces the body of a write. The write keeps its position. A refused write is sent again. */
export function edit(id: string, body: unknown): QueueChange<QueueOutcome> {
  return (writes) => ({
    writes: writes.map((write) =>
      write.id === id && isEditable(write)
        ? {
            ...write,
            body,
            state: 'waiting',
            reason: null,
            errors: {},
            is_late: wasEditedAfterSending(write),
          }
        : write,
    ),
    result: outcomeFor(writes, id),
  });
}

/** Removes a write. */
export function drop(id: string): QueueChange<QueueOutcome> {
  return (writes) => ({
    writes: writes.filter((write) => write.id !== id || !isEditable(write)),
    result: outcomeFor(writes, id),
  });
}

/**
 * Marks the first waiting write as being sent; null if none waits. Refused writes do not block
 * others, and those of a last kind go after all others.
 */
export function claim(
  isKnown: (kind: string) => boolean,
  isLast: (kind: string) => boolean = () => false,
): QueueChange<QueuedWrite | null> {
  return (writes) => {
    const waiting = writes.filter(({ state }) => state === 'waiting');
    const first = waiting.find(({ kind }) => !isLast(kind)) ?? waiting[0];
    if (first === undefined || !isKnown(first.kind)) return { writes, result: null };
    const claimed: QueuedWrite = { ...first, state: 'sending', tries: first.tries + 1 };
    return { writes: replaced(writes, claimed), result: claimed };
  };
}

/** Marks a write as accepted by the server. */
export function accept(id: string): QueueChange<undefined> {
  return changeOne(id, (write) => ({ ...write, state: 'sending', is_accepted: true }));
}

/** Marks a write as refused by the server. */
export function refuse(
  id: string,
  reason: string,
  errors: Readonly<Record<string, string>>,
): QueueChange<undefined> {
  return changeOne(id, (write) => ({
    ...{ ...write, state: 'refused', reason, errors },
    is_accepted: false,
  }));
}

/** Removes a write that the server has answered. */
export function remove(id: string): QueueChange<undefined> {
  return (writes) => ({ writes: writes.filter((write) => write.id !== id), result: undefined });
}

/** Marks a write without an answer as waiting, so that it is sent again. */
export function release(id: string): QueueChange<undefined> {
  return changeOne(id, (write) => ({ ...write, state: 'waiting' }));
}

/** Marks writes that an ended worker was sending as waiting. */
export const recover: QueueChange<undefined> = (writes) => ({
  writes: writes.map((write) =>
    write.state === 'sending' && !write.is_accepted ? { ...write, state: 'waiting' } : write,
  ),
  result: undefined,
});

/** Removes accepted writes whose rows are in the copy. */
export function removeSynced(ids: ReadonlySet<string>): QueueChange<undefined> {
  return (writes) => ({
    writes: writes.filter(({ id, is_accepted }) => !is_accepted || !ids.has(id)),
    result: undefined,
  });
}

/** The server may have a write that was sent and not refused. */
function wasEditedAfterSending({ state, tries, is_late }: QueuedWrite): boolean {
  return is_late || (state !== 'refused' && tries > 0);
}

/** A write that is being sent or was accepted cannot be changed. */
function isEditable({ state }: QueuedWrite): boolean {
  return state !== 'sending';
}

function outcomeFor(writes: readonly QueuedWrite[], id: string): QueueOutcome {
  const write = writes.find((candidate) => candidate.id === id);
  if (write === undefined || write.is_accepted) return 'gone';
  return isEditable(write) ? 'done' : 'sending';
}

function changeOne(
  id: string,
  change: (write: QueuedWrite) => QueuedWrite,
): QueueChange<undefined> {
  return (writes) => ({
    writes: writes.map((write) => (write.id === id ? change(write) : write)),
    result: undefined,
  });
}

function replaced(writes: readonly QueuedWrite[], by: QueuedWrite): QueuedWrite[] {
  return writes.map((write) => (write.id === by.id ? by : write));
}
