import { z } from 'zod';

const search = z.object({
  date: z.iso.date().optional().catch(undefined),
  job: z.guid().optional().catch(undefined),
});

/** The day and the job in the URL of the map. */
export type MapSearch = z.infer<typeof search>;

/** Reads the URL; invalid values are left out. */
export function mapSearch(params: Record<string, unknown>): MapSearch {
  const { date, job } = search.parse(params);
  return { ...(date === undefined ? {} : { date }), ...(job === undefined ? {} : { job }) };
}
