import { z } from 'zod';
import { timeZone } from '#organisation/contract';
import { oneLineName } from '#packages/http/contract';
import { reportMessages as messages } from './report-messages.ts';

/** Contents of reports, in the order in which they are shown. */
export const reportContents = ['hydration', 'heat_risk', 'compliance', 'alerts'] as const;
export type ReportContent = (typeof reportContents)[number];
/** Name of each content on screens. */
export const contentWords: Readonly<Record<ReportContent, string>> = {
  hydration: 'Hydration summary',
  heat_risk: 'Heat risk',
  compliance: 'Compliance',
  alerts: 'Alerts',
};

/** How often a report is sent, and the length of its period. */
export const reportUnits = ['day', 'week', 'month'] as const;
export type ReportUnit = (typeof reportUnits)[number];

const mostRecipients = 20;

const ids = z.array(z.guid()).max(100).default([]);

/** Filter of a report: people and tests with one label of each list that is not empty. */
export const reportFilter = z.object({ tag_ids: ids, job_ids: ids, location_ids: ids });
export type ReportFilter = z.infer<typeof reportFilter>;

/** The editable fields of a report. */
export const reportFields = z.object({
  report_id: z.guid(),
  name: oneLineName({
    longest: 100,
    tooLong: messages.nameLong,
    required: messages.nameRequired,
    invalid: messages.nameOneLine,
  }),
  contents: z
    .array(z.enum(reportContents, messages.contentUnknown))
    .min(1, messages.noContent)
    .max(reportContents.length, messages.contentTwice),
  filter: reportFilter,
  /** A daily report is sent every day, a weekly one on Mondays, a monthly one on the first day. */
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

/** A scheduled report. */
export const report = reportFields.extend({
  /** When it is sent next, in UTC; null while it is switched off. */
  next_time: z.string().nullable(),
  last_sent_time: z.string().nullable(),
});
export type Report = z.infer<typeof report>;
