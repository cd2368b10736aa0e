import type { ImportField } from './verified-row.ts';

/** The cells of one line of a file that the template knows, as they were read. */
export type SheetRow = Record<ImportField, string> & {
  /** Its number in the sheet, from 2. */
  row: number;
};
