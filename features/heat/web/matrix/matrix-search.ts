import { param, searchReader } from '#packages/kit';

/** The location and the days of the risk matrix in the URL; invalid values are left out. */
export const matrixSearch = searchReader({
  matrix_location: param.id,
  matrix_from: param.date,
  /** Missing if it is one day. */
  matrix_to: param.date,
});
export type MatrixSearch = ReturnType<typeof matrixSearch>;
