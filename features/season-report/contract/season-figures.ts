import { z } from 'zod';
import { share } from '#compliance/contract';

/** What was counted in a period or a week. */
export const seasonCounts = z.object({
  /** Counted tests of the planned ones, as in the compliance assessment. */
  tests: share,
  /** Breaks that were recorded, of those that were due. */
  breaks: share,
  /** Recorded breaks that began in time, of the recorded ones. */
  breaks_in_time: share,
  /** Median minutes from when a break was due until it began; null without one. */
  late_minutes: z.number().nullable(),
  /** Alerts of recipients that were acknowledged within 60 minutes. */
  alerts: share,
  /** Median minutes until an alert was acknowledged; null without one. */
  answer_minutes: z.number().nullable(),
  /** Tests of high risk that were repeated in time. */
  retests: share,
  emergencies: z.int(),
  drills: z.int(),
});
export type SeasonCounts = z.infer<typeof seasonCounts>;

const days = { from: z.string(), to: z.string() };

/** The figures of a period and of each of its weeks. */
export const seasonFigures = seasonCounts.extend({
  ...days,
  timezone: z.string(),
  /** People who count. */
  people: z.int(),
  weeks: z.array(seasonCounts.extend(days)),
});
export type SeasonFigures = z.infer<typeof seasonFigures>;

/** Person-hours on shift, by the risk of the hour. */
export const hourCounts = z.object({
  high: z.number(),
  extreme: z.number(),
  /** Hours whose weather or job is not known. */
  unknown: z.number(),
  total: z.number(),
});
export type HourCounts = z.infer<typeof hourCounts>;

/** Person-hours on shift in a period: by job and by week. */
export const seasonHours = hourCounts.extend({
  ...days,
  /** Last day with past weather; null if the period has none. */
  known_to: z.string().nullable(),
  /** Since when the oldest roster is known; null without rosters. */
  rosters_from: z.string().nullable(),
  /** Locations whose weather was not read, as there are too many at once. */
  unread: z.int(),
  is_simulated: z.boolean(),
  jobs: z.array(hourCounts.extend({ tag_id: z.string().nullable(), name: z.string() })),
  weeks: z.array(hourCounts.extend(days)),
});
export type SeasonHours = z.infer<typeof seasonHours>;

/** Days of people on which only a part of the shift was allowed in the heat. */
export const seasonPlans = z.object({
  /** Those on which the time in the heat was within what was allowed. */
  kept: share,
  /** Days of which the weather is not known. */
  unknown: z.int(),
  /** People whose plans were not computed, as there are too many different ones. */
  left_out: z.int(),
});
export type SeasonPlans = z.infer<typeof seasonPlans>;
