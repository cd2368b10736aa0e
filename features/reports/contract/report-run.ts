import { z } from 'zod';
import { complianceFigures, share } from '#compliance/contract';
import { seasonHours } from '#season-report/contract';
import { reportContents } from './report.ts';

/** People per hydration state. */
const counts = z.object({
  hydrated: z.number(),
  mild: z.number(),
  moderate: z.number(),
  severe: z.number(),
  invalid: z.number(),
  not_tested: z.number(),
});

const labelType = z.enum(['default', 'job', 'location']);

/** The hydration summary of a report: numbers of people, without names. */
export const reportSummary = z.object({
  people: z.number(),
  /** Number of people with a valid test. */
  tested: z.number(),
  /** Number of valid tests. */
  tests: z.number(),
  counts,
  /** The same for the previous period of equal length. */
  before: counts,
  labels: z.array(z.object({ name: z.string(), type: labelType, counts })),
});
export type ReportSummary = z.infer<typeof reportSummary>;

const alertCounts = z.object({
  /** Alerts of recipients: acknowledged within 60 minutes, of all. */
  alerts: share,
  /** Median minutes until an alert was acknowledged; null without one. */
  median_minutes: z.number().nullable(),
});

/**
 * The other contents of a report, each if it was chosen, without names of people. The days `from`
 * to `to`, both included, are those of the time zone of the organisation.
 */
export const reportParts = z.object({
  /** As in the season report. */
  heat_risk: seasonHours.omit({ weeks: true }).extend({ timezone: z.string() }).optional(),
  /** As in the compliance assessment. */
  compliance: complianceFigures.optional(),
  alerts: alertCounts
    .extend({
      ...{ from: z.string(), to: z.string(), timezone: z.string() },
      /** Jobs and locations that an alert was about. */
      labels: z.array(alertCounts.extend({ name: z.string(), type: labelType })),
    })
    .optional(),
});
export type ReportParts = z.infer<typeof reportParts>;

/** A sent report. Times are in UTC; its period is from `from` to before `to`. */
export const reportRun = z.object({
  run_id: z.string(),
  report_id: z.string(),
  name: z.string(),
  contents: z.array(z.enum(reportContents)),
  time: z.string(),
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  /** Names of the labels of its filter. */
  filter_words: z.array(z.string()),
  recipients: z.array(z.object({ name_first: z.string(), name_last: z.string() })),
  /** The hydration summary. Only if a single run was requested, and its report contains it. */
  summary: reportSummary.nullable(),
  /** Only if a single run was requested. */
  parts: reportParts.nullable(),
});
export type ReportRun = z.infer<typeof reportRun>;
