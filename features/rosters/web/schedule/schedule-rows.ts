import type { Schedule, ScheduledWorker } from '#rosters/offline';
import type { RosterQuery } from '../roster-search.ts';
import type { Week } from './week.ts';

/** A block in a day of a worker; places are shares of the day, 0 to 1. */
export interface Block {
  kind: 'shift' | 'leave';
  /** Of the roster or of the leave. */
  id: string;
  start: number;
  end: number;
  from: number;
  to: number;
  /** It overlaps with another shift of the same worker. */
  isOverlapping: boolean;
  /** It is during leave. */
  isDuringLeave: boolean;
}

/** A worker in the schedule with the blocks of each day, from Monday on. */
export interface ScheduleRow {
  user_id: string;
  name: string;
  days: Block[][];
}

/** The workers that match a search and filter. */
export function foundWorkers(
  { workers }: Pick<Schedule, 'workers'>,
  { search, tag }: Pick<RosterQuery, 'search' | 'tag'>,
): ScheduledWorker[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return workers.filter(
    ({ name, tag_ids }) =>
      words.every((word) => name.toLowerCase().includes(word)) &&
      (tag === null || tag_ids.includes(tag)),
  );
}

/** The blocks of one worker in a week. */
export function rowOf(
  worker: ScheduledWorker,
  shiftsOf: ReadonlyMap<string, Schedule['rosters'][number]>,
  { starts }: Week,
): ScheduleRow {
  const shifts = worker.roster_ids
    .flatMap((id) => (shiftsOf.get(id)?.shifts ?? []).map(({ start, end }) => ({ id, start, end })))
    .toSorted((a, b) => a.start - b.start);
  const blocks = [
    ...worker.leaves.map((leave) => ({
      ...{ ...leave, kind: 'leave' as const, isOverlapping: false, isDuringLeave: false },
    })),
    ...shifts.map((shift) => ({
      ...{ ...shift, kind: 'shift' as const },
      isOverlapping: shifts.some((other) => other !== shift && isBoth(shift, other)),
      isDuringLeave: worker.leaves.some((leave) => isBoth(shift, leave)),
    })),
  ];
  const days = starts.slice(0, -1).map((from, at) => {
    const to = starts[at + 1] ?? from;
    return blocks
      .filter((block) => isBoth(block, { start: from, end: to }))
      .map((block) => ({
        ...block,
        from: Math.max(0, (block.start - from) / (to - from)),
        to: Math.min(1, (block.end - from) / (to - from)),
      }));
  });
  return { user_id: worker.user_id, name: worker.name, days };
}

interface Span {
  start: number;
  end: number;
}

function isBoth(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
