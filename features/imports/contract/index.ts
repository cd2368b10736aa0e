export { exampleRow } from './example-row.ts';
export { importTemplate, readImport, runImport, verifyImport } from './import-endpoints.ts';
export type { ImportCounts, ImportDone, ImportProgress } from './import-endpoints.ts';
export { importCodes, importCodeText, importMessages, newTagText } from './import-messages.ts';
export type { ImportCode } from './import-messages.ts';
export {
  importColumns,
  largestFile,
  mostRows,
  sliceLength,
  verifiedFor,
  verifiedRow,
} from './verified-row.ts';
export type { SheetRow } from './sheet-row.ts';
export type { ImportColumn, ImportField, ImportNote, RowTag, VerifiedRow } from './verified-row.ts';
