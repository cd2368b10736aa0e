import { countOf } from '#packages/kit';
import type { LeaveWindow } from './roster-search.ts';

/** Texts of the screens about rosters and leave. */
export const rosterTexts = {
  title: 'Roster',
  scheduleSentence: 'Who works when, shown in your time zone.',
  rostersSentence: 'Shift plans. Times are in each roster’s own time zone.',
  schedule: 'Schedule',
  rosters: 'Rosters',
  newRoster: 'New Roster',
  yourRoster: (description: string) => `Your Roster (${description})`,
  onLeave: 'On Leave',
  overlapping: 'Overlapping shifts',
  noOverlaps: 'No selected worker has overlapping shifts in the next 26 weeks.',
  noLeave: 'No selected worker is on leave during these shifts.',
  needsConnection: 'Connect to change rosters and leave.',
  noRosters: 'No rosters yet',
  noRostersAbout:
    'A roster plans the weekly shifts of workers. It shows who is on shift, and overlaps and leave before they become a problem.',
  noRosterMatches: 'No roster matches this search and filter.',
  noShifts: 'No shifts this week',
  noShiftsAbout: 'No roster has shifts in this week, and no one is on leave.',
  noWorkerMatches: 'No worker with shifts or leave matches this search and filter.',
  selectAll: (count: number) => `Select all ${countOf(count, 'worker')}`,
  selected: (count: number) => `${countOf(count, 'worker')} selected`,
  noWorkers: 'No workers to plan',
  noWorkersAbout: 'You can plan workers that share a tag with you as their manager.',
  othersToo: (count: number) => `and ${countOf(count, 'other')}`,
  noResult: 'Fill in the fields to see the shifts.',
  next: (count: number) => `Next (${String(count)})`,
  remove: (description: string, workers: number) => ({
    title: `Delete the roster ${description}?`,
    text: `Its shifts are removed from the schedule of ${countOf(workers, 'worker')}.`,
    action: 'Delete',
    isDestructive: true,
  }),
  conflict: {
    title: 'Overwrite the roster?',
    text: 'Somebody else changed this roster while you edited it. Overwrite it with your version, or reload it and lose your changes.',
    overwrite: 'Overwrite',
    reload: 'Reload',
  },
  shiftsDuring: (count: number) => countOf(count, 'shift'),
  overlaps: 'overlaps with another shift',
  duringLeave: 'during leave',
  /** Short forms of a mark, in the block of a shift. */
  overLimit: 'Over limit',
  unknownLimit: 'Limit?',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
} as const;

export const leaveTexts = {
  title: 'Leave',
  sentence: 'Who is away. Workers on leave are not on shift.',
  newLeave: 'New leave',
  windows: {
    current: 'Current',
    upcoming: 'Upcoming',
    past: 'Past',
    cancelled: 'Cancelled',
  } satisfies Record<LeaveWindow, string>,
  none: {
    current: 'No one is on leave',
    upcoming: 'No upcoming leave',
    past: 'No past leave',
    cancelled: 'No cancelled leave',
  } satisfies Record<LeaveWindow, string>,
  noneAbout: 'Add leave for workers who will be away, so that they are not counted as on shift.',
  noMatch: 'No leave matches this search and filter.',
  cancel: (name: string) => ({
    title: `Cancel the leave of ${name}?`,
    text: 'The worker will be on shift again in this period. The leave stays listed under Cancelled.',
    action: 'Cancel leave',
    isDestructive: true,
  }),
  workers: 'Workers',
  noWorker: 'Select at least one worker',
  manyNote: 'One leave is added for each worker.',
} as const;
