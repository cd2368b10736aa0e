export { exportTable, exportText } from './export-table.ts';
export type { ExportTable } from './export-table.ts';
export { pageBytes, rowsWithin } from './rows-within.ts';
export type { RowPage } from './rows-within.ts';
export { zipOf } from './zip-of.ts';
export type { ZipEntry } from './zip-of.ts';
