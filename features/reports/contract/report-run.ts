import { z } from 'zod';

/** People per hydration state. */
const counts = z.object({
  hydrated: z.number(),
  mild: z.number(),
  moderate: z.number(),
  severe: z.number(),
  invalid: z.number(),
  not_tested: z.number(),
});

/** Content of a report: numbers of people, without names. */
export const reportSummary = z.object({
  people: z.number(),
  /** Number of people with a valid test. */
  tested: z.number(),
  /** Number of valid tests. */
  tests: z.number(),
  counts,
  /** The same for the previous period of equal length. */
  before: counts,
  labels: z.array(
    z.object({ name: z.string(), type: z.enum(['default', 'job', 'location']), counts }),
  ),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** A sent report. Times are in UTC; its period is from `from` to before `to`. */
export const reportRun = z.object({
  run_id: z.string(),
  report_id: z.string(),
  name: z.string(),
  time: z.string(),
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  /** Names of the labels of its filter. */
  filter_words: z.array(z.string()),
  recipients: z.array(z.object({ name_first: z.string(), name_last: z.string() })),
  /** Only if a single run was requested. */
  summary: reportSummary.nullable(),
});
export type ReportRun = z.infer<typeof reportRun>;
