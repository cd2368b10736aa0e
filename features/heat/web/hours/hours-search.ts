import { param, searchReader } from '#packages/kit';
import { crewChoices } from '../crew/crew-search.ts';

const clock = param.whole(0, 23);

/** Reads the URL of the planner; invalid values are left out. */
export const hoursSearch = searchReader({
  ...crewChoices,
  /** The location. */
  best_hours: param.or(param.text(), ''),
  job: param.text(),
  /** Day of the shift. */
  date: param.date,
  /** Hour of that day: its local time, except on days of a clock change. */
  start: param.whole(0, 24),
  /** Length of the shift. */
  hours: param.whole(1, 16),
  not_before: clock,
  not_after: clock,
  /** Day and hour from which the shift was moved: '2026-11-24T7'. */
  from: param.matching(/^\d{4}-\d{2}-\d{2}T\d{1,2}$/),
});
export type HoursSearch = ReturnType<typeof hoursSearch>;

/** Possible lengths of a shift, in hours. */
export const shiftLengths = Array.from({ length: 16 }, (_, nth) => nth + 1);

/** Defaults of the planner: a shift of eight hours tomorrow, starting between four and noon. */
export const hoursDefaults = { start: 7, hours: 8, not_before: 4, not_after: 12 } as const;
