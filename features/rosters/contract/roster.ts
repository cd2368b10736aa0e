import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { timeZone } from '#organisation/contract';
import { rosterMessages as messages } from './roster-messages.ts';

/** Bit values of how a roster repeats. Only weekly rosters are supported. */
export const frequencies = {
  none: 0,
  hourly: 1,
  daily: 2,
  weekly: 4,
  monthly: 8,
  yearly: 16,
} as const;

/** Days of a week by their number. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Workers on a page of the list in the dialog of a roster, and its largest height. */
export const workerPage = 25;
export const workerListHeight = '50vh';

/** Most people of one roster. */
export const mostRosterPeople = 5000;
/** A roster repeats at most every so many weeks. */
export const longestInterval = 52;

/** Times of rosters and leave are in these years, also in UTC. */
const [firstYear, lastYear] = [2000, 2200];
const day = 24 * 3_600_000;

/** A time with a zone offset, stored in UTC with milliseconds. */
export const scheduleTime = z.iso
  .datetime({ offset: true, error: messages.timeInvalid })
  .max(40, messages.timeInvalid)
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= firstYear && year <= lastYear;
  }, messages.timeYears)
  .transform((text) => new Date(text).toISOString());

/** The fields of a roster that a client sends. Both times are those of the first shift. */
export const rosterFields = z
  .object({
    roster_id: z.guid(),
    user_ids: z
      .array(z.guid())
      .min(1, messages.noPeople)
      .max(mostRosterPeople, messages.manyPeople)
      .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
    shift_start_time: scheduleTime,
    shift_end_time: scheduleTime,
    timezone: timeZone(messages.zoneUnknown),
    frequency: z.literal(frequencies.weekly, messages.weeklyOnly),
    /** Every so many weeks, counted from the Monday before the first shift. */
    interval: z
      .int(messages.intervalLong)
      .min(1, messages.interval)
      .max(longestInterval, messages.intervalLong),
    /** 0 Sunday to 6 Saturday. */
    days_of_week: z
      .array(z.int(messages.dayUnknown).min(0, messages.dayUnknown).max(6, messages.dayUnknown))
      .min(1, messages.noDay)
      .max(7, messages.dayUnknown)
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    active: z.boolean().default(true),
  })
  .superRefine(({ shift_start_time, shift_end_time, timezone }, { addIssue }) => {
    const start = localTime(shift_start_time, timezone);
    const end = localTime(shift_end_time, timezone);
    // What is wrong with a time or the zone is at that field.
    if (start === null || end === null) return;
    const length = end - start;
    const message =
      length === 0 ? messages.sameTimes : length < 0 ? messages.endFirst : messages.longShift;
    if (length <= 0 || length > day) {
      addIssue({ code: 'custom', path: ['shift_end_time'], message });
    }
  });
export type RosterFields = z.infer<typeof rosterFields>;

/** When a roster has shifts, as its form sets it. */
const schedule = z.object({
  shift_start_time: z.string(),
  shift_end_time: z.string(),
  timezone: z.string(),
  interval: z.number(),
  days_of_week: z.array(z.number()),
});

/** What a roster was until it was changed. */
const earlierRoster = z.object({
  from: z.string(),
  until: z.string(),
  active: z.boolean(),
  /** People who were added by the change, and who were taken out. */
  joined: z.array(z.string()),
  left: z.array(z.string()),
  /** Null if the change kept it. */
  schedule: schedule.nullable(),
});

/** A roster as it is stored and synced. Of its people only those that the viewer may see. */
export const roster = z.object({
  roster_id: z.string(),
  user_ids: z.array(z.string()),
  shift_start_time: z.string(),
  shift_end_time: z.string(),
  timezone: z.string(),
  frequency: z.number(),
  interval: z.number(),
  days_of_week: z.array(z.number()),
  active: z.boolean(),
  /** Number of all of its people. */
  people_count: z.number(),
  /** What it was in the last 90 days, in order; null or missing if it did not change. */
  earlier: z.array(earlierRoster).nullish(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type Roster = z.infer<typeof roster>;

/** When a roster has shifts: everything but its people. */
export type RosterSchedule = z.infer<typeof schedule>;

/**
 * A time on the clocks of a zone, as the milliseconds that the same reading has in UTC; null if it
 * cannot be read.
 */
function localTime(text: string, timezone: string): number | null {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  try {
    const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timezone);
    return time + zoned.offsetNanoseconds / 1e6;
  } catch {
    return null;
  }
}
