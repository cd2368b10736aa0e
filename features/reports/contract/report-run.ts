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

/** What a report tells: numbers of people, nobody by name. */
export const reportSummary = z.object({
  people: z.number(),
  /** People with a valid test. */
  tested: z.number(),
  /** Valid tests. */
  tests: z.number(),
  counts,
  /** The same of as long a time before. */
  before: counts,
  labels: z.array(
    z.object({ name: z.string(), type: z.enum(['default', 'job', 'location']), counts }),
  ),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** A report that was sent. Times are in UTC; the time told of is from `from` to before `to`. */
export const reportRun = z.object({
  run_id: z.string(),
  report_id: z.string(),
  name: z.string(),
  time: z.string(),
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  /** Names of the labels that it was held to. */
  filter_words: z.array(z.string()),
  recipients: z.array(z.object({ name_first: z.string(), name_last: z.string() })),
  /** There where one run was asked for. */
  summary: reportSummary.nullable(),
});
export type ReportRun = z.infer<typeof reportRun>;
