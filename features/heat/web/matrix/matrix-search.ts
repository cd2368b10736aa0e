import { z } from 'zod';

const search = z.object({
  matrix_location: z.guid().optional().catch(undefined),
  matrix_from: z.iso.date().optional().catch(undefined),
  /** Left out where it is one day. */
  matrix_to: z.iso.date().optional().catch(undefined),
});

/** The location and the days of the risk matrix, as the address of its page carries them. */
export type MatrixSearch = z.infer<typeof search>;

/** What an address says of the matrix; what it cannot mean is left out. */
export function matrixSearch(told: Record<string, unknown>): MatrixSearch {
  const parts = Object.entries(search.parse(told)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(parts);
}
