/** Kind of a file by its first bytes: a zip, an OLE compound file, or text. */
export type FileKind = 'zip' | 'ole' | 'text';

/** An uploaded file; name and media type are not trusted. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Media types that browsers declare for spreadsheets, CSV and unknown files. */
const declared: readonly string[] = [
  '',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'application/csv',
  'text/csv',
  'text/comma-separated-values',
  'text/plain',
];

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const oleStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Whether a file name has the extension of a spreadsheet. */
export function isSheetName(name: string): boolean {
  return /\.(?:xlsx?|csv)$/i.test(name.trim());
}

/** Kind of a spreadsheet by its content; null if it is none, or declared as something else. */
export function fileKind({ name, type, bytes }: SentFile): FileKind | null {
  const media = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!declared.includes(media)) return null;
  const isText = /\.csv$/i.test(name.trim());
  if (begins(bytes, zipStart)) return isText ? null : 'zip';
  if (begins(bytes, oleStart)) return isText ? null : 'ole';
  return isText ? 'text' : null;
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
