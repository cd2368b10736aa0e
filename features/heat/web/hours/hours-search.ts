import { z } from 'zod';
import { crewChoices } from '../crew/crew-search.ts';

const clock = z.int().min(0).max(23).optional().catch(undefined);

const search = crewChoices.extend({
  /** The location. */
  best_hours: z.string().catch(''),
  job: z.string().optional().catch(undefined),
  /** Day of the shift. */
  date: z.iso.date().optional().catch(undefined),
  /** Which hour of that day: the clock, but for days on which it is changed. */
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

/** What stands in the address of the planner. */
export type HoursSearch = z.infer<typeof search>;

/** What the address says; what it cannot mean is left out. */
export function hoursSearch(told: Record<string, unknown>): HoursSearch {
  return search.parse(told);
}

/** Lengths that a shift may have, in hours. */
export const shiftLengths = Array.from({ length: 16 }, (_, nth) => nth + 1);

/** What the planner begins with: a shift of eight hours tomorrow, to be begun between four and noon. */
export const hoursDefaults = { start: 7, hours: 8, not_before: 4, not_after: 12 } as const;
