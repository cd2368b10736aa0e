import { matchesSearch } from '#packages/kit';
import type { ListedLeave } from '#rosters/offline';
import { leaveState } from '#rosters/domain';
import type { LeaveQuery } from '../roster-search.ts';

interface Known {
  /** Milliseconds since 1970. */
  now: number;
  /** Active tags of a worker. */
  tagsOf: (user_id: string) => readonly string[];
}

/** The leave that matches a search and filter. */
export function foundLeave(
  leaves: readonly ListedLeave[],
  { window, search, tag }: Pick<LeaveQuery, 'window' | 'search' | 'tag'>,
  { now, tagsOf }: Known,
): ListedLeave[] {
  return leaves.filter(
    (leave) =>
      leaveState(leave, now) === window &&
      matchesSearch(search, [leave.name, leave.reason]) &&
      (tag === null || tagsOf(leave.user_id).includes(tag)),
  );
}

/** How long a leave lasts: '3 days', '6 h', '45 min'. */
export function lengthText(start_time: string, end_time: string): string {
  const minutes = Math.round((Date.parse(end_time) - Date.parse(start_time)) / 60_000);
  if (minutes < 60) return `${String(minutes)} min`;
  const hours = minutes / 60;
  if (hours < 24) return `${String(Math.round(hours * 10) / 10)} h`;
  const days = Math.round((hours / 24) * 10) / 10;
  return days === 1 ? '1 day' : `${String(days)} days`;
}
