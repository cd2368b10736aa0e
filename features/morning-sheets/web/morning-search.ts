import { z } from 'zod';

const search = z.object({
  /** The location; missing for all of them. */
  location: z.guid().optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
});

/** The URL search of the morning sheet. */
export type MorningSearch = z.infer<typeof search>;

/** The choices of a URL; invalid values are left out. */
export function morningSearch(values: Record<string, unknown>): MorningSearch {
  return search.parse(values);
}
