import { z } from 'zod';

const search = z.object({
  matrix_location: z.guid().optional().catch(undefined),
  matrix_day: z.iso.date().optional().catch(undefined),
});

/** The location and the day of the risk matrix, as the address of its page carries them. */
export type MatrixSearch = z.infer<typeof search>;

/** What an address says of the matrix; what it cannot mean is left out. */
export function matrixSearch(told: Record<string, unknown>): MatrixSearch {
  const { matrix_location, matrix_day } = search.parse(told);
  return {
    ...(matrix_location === undefined ? {} : { matrix_location }),
    ...(matrix_day === undefined ? {} : { matrix_day }),
  };
}
