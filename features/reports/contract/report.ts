import { z } from 'zod';
import { timeZone } from '#organisation/contract';
import { oneLineName } from '#packages/http/contract';
import { reportMessages as messages } from './report-messages.ts';

/** What a report can tell of. */
const reportContents = ['hydration'] as const;
/** How a report is called on screens. */
export const contentWords = { hydration: 'Hydration summary' } as const;

/** How often a report is sent, and how long the time is that it tells of. */
export const reportUnits = ['day', 'week', 'month'] as const;
export type ReportUnit = (typeof reportUnits)[number];

const mostRecipients = 20;

const ids = z.array(z.guid()).max(100).default([]);

/** Of whom a report tells: people and tests that wear one label of each list that names any. */
export const reportFilter = z.object({ tag_ids: ids, job_ids: ids, location_ids: ids });
export type ReportFilter = z.infer<typeof reportFilter>;

/** What a person says of a report. */
export const reportFields = z.object({
  report_id: z.guid(),
  name: oneLineName({
    longest: 100,
    tooLong: messages.nameLong,
    required: messages.nameRequired,
    invalid: messages.nameOneLine,
  }),
  contents: z.array(z.enum(reportContents)).min(1).max(reportContents.length),
  filter: reportFilter,
  /** A day's report is sent every day, a week's on Mondays, a month's on its first day. */
  unit: z.enum(reportUnits),
  /** Full hour of the day in the zone. */
  hour: z.int(messages.hourWrong).min(0, messages.hourWrong).max(23, messages.hourWrong),
  /** IANA name. */
  timezone: timeZone(messages.zoneUnknown),
  /** Ids of admins. */
  recipients: z.array(z.guid()).min(1, messages.nobody).max(mostRecipients, messages.tooMany),
  enabled: z.boolean(),
});
export type ReportFields = z.infer<typeof reportFields>;

/** A report that is sent by itself. */
export const report = reportFields.extend({
  /** When it is sent next, in UTC; null while it is switched off. */
  next_time: z.string().nullable(),
  last_sent_time: z.string().nullable(),
});
export type Report = z.infer<typeof report>;
