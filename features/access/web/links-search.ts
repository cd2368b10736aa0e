import { z } from 'zod';

const search = z.object({
  /** Only people who have to take this module. */
  module: z.guid().optional().catch(undefined),
});

/** The choices of a URL; invalid values are left out. */
export function linksSearch(values: Record<string, unknown>): z.infer<typeof search> {
  return search.parse(values);
}
