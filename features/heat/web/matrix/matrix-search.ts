import { z } from 'zod';

const search = z.object({
  matrix_location: z.guid().optional().catch(undefined),
  matrix_from: z.iso.date().optional().catch(undefined),
  /** Missing if it is one day. */
  matrix_to: z.iso.date().optional().catch(undefined),
});

/** The location and the days of the risk matrix in the URL. */
export type MatrixSearch = z.infer<typeof search>;

/** Reads the URL of the matrix; invalid values are left out. */
export function matrixSearch(params: Record<string, unknown>): MatrixSearch {
  const parts = Object.entries(search.parse(params)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(parts);
}
