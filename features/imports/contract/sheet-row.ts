import type { ImportField } from './verified-row.ts';

/** The cells of one line of a file, by the columns of the template. */
export type SheetRow = Record<ImportField, string> & {
  /** Its line number in the sheet, from 2. */
  row: number;
};
