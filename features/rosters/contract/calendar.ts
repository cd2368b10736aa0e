import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { rosterMessages as messages } from './roster-messages.ts';

/** What a calendar feed contains: the shifts and leave of its owner, or of everybody they see. */
export const calendarScopes = ['own', 'team'] as const;
export type CalendarScope = (typeof calendarScopes)[number];

const scope = z.enum(calendarScopes, messages.scopeUnknown);

/** A calendar feed of the caller. Its address is shown once. */
export const calendarFeed = z.object({
  scope,
  created_time: z.string(),
  /** When a calendar last read it, to the hour; null if none did. */
  last_read_time: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

const feature = 'roster';

export const listCalendarFeeds = endpoint({
  name: 'roster.calendar_feeds',
  method: 'GET',
  path: '/v3/roster/calendar',
  summary: 'The calendar feeds of the caller.',
  right: 'signed_in',
  data: z.object({ feeds: z.array(calendarFeed) }),
});

export const createCalendarFeed = endpoint({
  name: 'roster.create_calendar_feed',
  method: 'POST',
  path: '/v3/roster/calendar',
  summary: 'Makes a new secret address for a calendar feed. The earlier address stops working.',
  right: 'signed_in',
  feature,
  body: z.object({ scope }),
  data: z.object({ feed: calendarFeed, address: z.string() }),
});

export const removeCalendarFeed = endpoint({
  name: 'roster.remove_calendar_feed',
  method: 'DELETE',
  path: '/v3/roster/calendar/{scope}',
  summary: 'Ends a calendar feed of the caller. Its address stops working at once.',
  right: 'signed_in',
  params: z.object({ scope }),
  data: z.object({ scope }),
});

export const readCalendarFeed = endpoint({
  name: 'roster.read_calendar_feed',
  method: 'GET',
  path: '/v3/roster/calendar/feed/{token}',
  summary: 'Shifts and leave as iCalendar, for a calendar that has the secret address.',
  right: 'public',
  params: z.object({ token: z.string().max(100) }),
  file: 'text/calendar',
  data: z.string(),
  errors: ['TOO_MANY'],
});

/** Characters of a calendar that is read for leave. */
export const largestCalendar = 1024 * 1024;
/** Events of a calendar that are offered as leave. */
export const mostCalendarEvents = 200;

/** An event of a calendar, to be added as leave. */
export const calendarEvent = z.object({
  summary: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** It has dates without times. */
  is_all_day: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** What was found in a calendar: events that have not ended, by their start. */
export const calendarPreview = z.object({
  events: z.array(calendarEvent),
  /** Time zone in which times without a zone, and dates, were read. */
  timezone: z.string(),
  left_out: z.object({
    /** Events that are over. */
    past: z.number().int(),
    /** Events that repeat several times a day. */
    frequent: z.number().int(),
    /** Events without a valid start and end. */
    invalid: z.number().int(),
    /** Whether there are more than can be shown, or later ones than a year ahead. */
    more: z.boolean(),
  }),
});
export type CalendarPreview = z.infer<typeof calendarPreview>;

export const readCalendar = endpoint({
  name: 'roster.read_calendar',
  method: 'POST',
  path: '/v3/roster/calendar/preview',
  summary:
    'The coming events of an iCalendar text, or of a calendar on the internet, to choose leave from. Nothing is stored.',
  right: 'signed_in',
  body: z.object({
    text: z.string().max(largestCalendar, messages.fileLarge).optional(),
    address: z
      .string()
      .trim()
      .min(1, messages.noAddress)
      .max(2000, messages.longAddress)
      .optional(),
  }),
  // Each character takes up to three bytes.
  bodyLimit: 3 * largestCalendar + 64 * 1024,
  data: calendarPreview,
  errors: ['TOO_LARGE', 'TOO_MANY'],
  isIndependent: true,
  timeout: 30_000,
});
