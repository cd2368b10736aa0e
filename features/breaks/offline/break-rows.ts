import { endBreak, startBreak } from '#breaks/contract';
import type { BreakEnd, BreakRow, BreakStart } from '#breaks/contract';
import type { TakenBreak } from '#breaks/domain';
import { defineRowTable } from '#packages/sync/offline';
import type { Copy, QueuedWrite, Unsent, WriteKind } from '#packages/sync/offline';

export const breakTables = [defineRowTable('breaks', 'break_id', { list: 'breaks' })];

/** Starts and ends of this device that the server does not have yet. */
export interface BreakChanges {
  starts: readonly (BreakStart & { unsent: Unsent })[];
  ends: readonly (BreakEnd & { unsent: Unsent })[];
}

export const noChanges: BreakChanges = { starts: [], ends: [] };

/** A break with the changes of this device. */
export interface KnownBreak extends Omit<BreakRow, 'modified_time' | 'active'> {
  /** Null until the server has it. */
  modified_time: string | null;
  /** State in the queue of its start or end; null if nothing waits. */
  unsent: Unsent | null;
}

/** The breaks of the copy that are not deleted, with the changes of this device. */
export function knownBreaks(copy: Copy, changes: BreakChanges, user_id: string): KnownBreak[] {
  const ends = new Map(changes.ends.map((end) => [end.break_id, end]));
  const stored = copy.rows<BreakRow>('breaks');
  const own = changes.starts
    .filter(({ break_id }) => !stored.has(break_id))
    .map(({ unsent, ...start }): KnownBreak => ({
      ...{ ...start, people_count: start.user_ids.length, ended_time: null },
      ...{ started_by: user_id, ended_by: null, corrected_time: null, modified_time: null },
      ...{ created_time: start.started_time, unsent },
    }));
  const rows = [...stored.values()].filter(({ active }) => active);
  return [...rows.map((row) => ({ ...row, unsent: null })), ...own].map((each) => {
    const end = ends.get(each.break_id);
    if (end === undefined || each.ended_time !== null) return each;
    if (end.unsent.state === 'refused') return { ...each, unsent: end.unsent };
    const { ended_time, unsent } = end;
    return { ...each, ended_time, ended_by: user_id, unsent: each.unsent ?? unsent };
  });
}

/** Breaks that count, as the timers need them: those that the server refused do not. */
export function takenBreaks(breaks: readonly KnownBreak[], since: number): TakenBreak[] {
  return breaks
    .filter(({ unsent, modified_time }) => modified_time !== null || unsent?.state !== 'refused')
    .map((each) => ({
      ...{ break_id: each.break_id, user_ids: each.user_ids, planned: each.planned_minutes },
      start: Date.parse(each.started_time),
      end: each.ended_time === null ? null : Date.parse(each.ended_time),
    }))
    .filter(({ start }) => start > since);
}

function queueable({ name }: { name: string }): WriteKind {
  return {
    kind: name,
    table: 'breaks',
    // The reads of breaks get the changes as a parameter.
    rowOf: () => null,
    isSame: () => true,
    refusalOf: ({ body }, data) =>
      data['break_id'] === (body as { break_id: string }).break_id
        ? null
        : { reason: 'The server refused it.', errors: {} },
  };
}

/** Starting and ending a break can be queued offline. */
export const breakWrites = [queueable(startBreak), queueable(endBreak)];

/** What a queued write does with a break; null if it is of another kind. */
export function queuedBreak({ kind }: Pick<QueuedWrite, 'kind'>): 'start' | 'end' | null {
  if (kind === startBreak.name) return 'start';
  return kind === endBreak.name ? 'end' : null;
}

/** The starts and ends in the queue. */
export function queuedChanges(writes: readonly QueuedWrite[]): BreakChanges {
  const of = (wanted: 'start' | 'end') => writes.filter((write) => queuedBreak(write) === wanted);
  const unsentOf = ({ state, reason }: QueuedWrite): Unsent => ({ state, reason });
  return {
    starts: of('start').map((write) => ({
      ...(write.body as BreakStart),
      unsent: unsentOf(write),
    })),
    ends: of('end').map((write) => ({ ...(write.body as BreakEnd), unsent: unsentOf(write) })),
  };
}
