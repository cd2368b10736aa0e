import { z } from 'zod';

const search = z.object({
  date: z.iso.date().optional().catch(undefined),
  job: z.guid().optional().catch(undefined),
});

/** The day and the job that stand in the address of the map. */
export type MapSearch = z.infer<typeof search>;

/** What the address says; what it cannot mean is left out. */
export function mapSearch(told: Record<string, unknown>): MapSearch {
  const { date, job } = search.parse(told);
  return { ...(date === undefined ? {} : { date }), ...(job === undefined ? {} : { job }) };
}
