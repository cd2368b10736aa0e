import type { RiskColumn } from '#heat/contract';
import { param, searchReader } from '#packages/kit';

/** Typed here, as every visit loads this file. */
const columns = ['min', 'avg', 'max', 'curr', 'none'] as const satisfies (RiskColumn | 'none')[];

/** Location, days and open cell of the risk matrix in the URL; invalid values are left out. */
export const matrixSearch = searchReader({
  matrix_location: param.id,
  matrix_from: param.date,
  /** Missing if it is one day. */
  matrix_to: param.date,
  /** The job of the open cell. */
  matrix_job: param.id,
  /** Its column; 'none' if the cell that opens by itself was closed. */
  matrix_column: param.oneOf(columns),
});
export type MatrixSearch = ReturnType<typeof matrixSearch>;
