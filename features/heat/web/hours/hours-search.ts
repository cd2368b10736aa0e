import { z } from 'zod';
import { crewChoices } from '../crew/crew-search.ts';

const clock = z.int().min(0).max(23).optional().catch(undefined);

const search = crewChoices.extend({
  /** The location. */
  best_hours: z.string().catch(''),
  job: z.string().optional().catch(undefined),
  /** Day of the shift. */
  date: z.iso.date().optional().catch(undefined),
  /** Hour of that day: its local time, except on days of a clock change. */
  start: z.int().min(0).max(24).optional().catch(undefined),
  /** Length of the shift. */
  hours: z.int().min(1).max(16).optional().catch(undefined),
  not_before: clock,
  not_after: clock,
  /** Day and hour from which the shift was moved: '2026-11-24T7'. */
  from: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{1,2}$/)
    .optional()
    .catch(undefined),
});

/** URL search of the planner. */
export type HoursSearch = z.infer<typeof search>;

/** Reads the URL; invalid values are left out. */
export function hoursSearch(params: Record<string, unknown>): HoursSearch {
  return search.parse(params);
}

/** Possible lengths of a shift, in hours. */
export const shiftLengths = Array.from({ length: 16 }, (_, nth) => nth + 1);

/** Defaults of the planner: a shift of eight hours tomorrow, starting between four and noon. */
export const hoursDefaults = { start: 7, hours: 8, not_before: 4, not_after: 12 } as const;
