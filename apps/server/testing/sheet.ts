import { utils, write } from '@e965/xlsx';
import type { BookType } from '@e965/xlsx';
import type { TestApp } from './org-fixture.ts';

export const importHeaders = [
  ...['First Name', 'Last Name', 'Email', 'Password', 'Tags', 'Jobs', 'Locations'],
];

/** A row of the template, in the order of its columns. */
export type SheetLine = readonly (string | number | boolean | null)[];

/** A spreadsheet with these lines under the headers of the template. */
export function sheetFile(
  lines: readonly SheetLine[],
  { as = 'xlsx', headers = importHeaders }: { as?: BookType; headers?: SheetLine } = {},
): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([[...headers], ...lines.map((l) => [...l])]),
    'Users',
  );
  return write(book, { type: 'buffer', bookType: as, compression: true }) as Buffer;
}

/** The same as comma-separated text. */
export function csvFile(lines: readonly SheetLine[]): Buffer {
  const cell = (value: SheetLine[number]) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const all = [importHeaders, ...lines].map((line) => line.map(cell).join(','));
  return Buffer.from(`${all.join('\r\n')}\r\n`);
}

/** Sends a file like a form; by default to the import of people. */
export function upload(
  app: TestApp,
  { path = '/v3/user/import/verify', ...file }: SentFile & { path?: string },
  token?: string,
) {
  const { payload, headers } = formOf(file);
  return app.raw('POST', path, payload, token, headers);
}

/** A file as the body of a form. */
export function formOf({
  file,
  name = 'crew.xlsx',
  type = 'application/octet-stream',
  field = 'file',
}: SentFile) {
  const boundary = 'the-end-of-a-part';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export interface SentFile {
  file: Buffer;
  name?: string;
  type?: string;
  field?: string;
}
