import { matchesSearch } from '#packages/kit';
import type { Schedule, ScheduledWorker } from '#rosters/offline';
import type { RosterQuery } from '../roster-search.ts';
import type { Week } from './week.ts';

/** A block that begins in a day of a worker, or before the week; places are in days from its start. */
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
  /** Overlapping shifts are below each other: 0 for the first. */
  lane: number;
}

/** A worker in the schedule with the blocks that begin in each day, from Monday on. */
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
  return workers.filter(
    ({ name, tag_ids }) => matchesSearch(search, [name]) && (tag === null || tag_ids.includes(tag)),
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
  const lanes = lanesOf(shifts);
  const blocks = [
    ...worker.leaves.map((leave) => ({
      ...{ ...leave, kind: 'leave' as const, isOverlapping: false, isDuringLeave: false, lane: 0 },
    })),
    ...shifts.map((shift, at) => ({
      ...{ ...shift, kind: 'shift' as const, lane: lanes[at] ?? 0 },
      isOverlapping: shifts.some((other) => other !== shift && isBoth(shift, other)),
      isDuringLeave: worker.leaves.some((leave) => isBoth(shift, leave)),
    })),
  ];
  const days: Block[][] = starts.slice(1).map(() => []);
  for (const block of blocks) {
    const from = Math.max(0, placeOf(block.start, starts));
    const to = Math.min(days.length, placeOf(block.end, starts));
    if (from >= to) continue;
    const at = Math.floor(from);
    days[at]?.push({ ...block, from: from - at, to: to - at });
  }
  return { user_id: worker.user_id, name: worker.name, days };
}

interface Span {
  start: number;
  end: number;
}

/** Days and the share of a day from the start of a week to a time. */
function placeOf(time: number, starts: readonly number[]): number {
  const next = starts.findIndex((start) => start > time);
  if (next === 0) return -1;
  if (next === -1) return starts.length - 1;
  const [from = 0, to = 0] = [starts[next - 1], starts[next]];
  return next - 1 + (time - from) / (to - from);
}

/** The first free lane of each shift; the shifts are in order. */
function lanesOf(shifts: readonly Span[]): number[] {
  const ends: number[] = [];
  return shifts.map(({ start, end }) => {
    const free = ends.findIndex((last) => last <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    return lane;
  });
}

function isBoth(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
