import { expect, test } from 'vitest';
import { fileKind, isSheetName } from './file-kind.ts';

const zip = [0x50, 0x4b, 0x03, 0x04, 0x14];
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00];
const text = [...new TextEncoder().encode('First Name,Last Name')];
const kindOf = (name: string, bytes: readonly number[], type = '') =>
  fileKind({ name, type, bytes: Uint8Array.from(bytes) });

test.each(['crew.csv', 'crew.xls', 'CREW.XLSX', ' crew.2026.csv '])(
  '%j is a spreadsheet',
  (name) => {
    expect(isSheetName(name)).toBe(true);
  },
);

test.each(['crew.txt', 'crew.xlsm', 'csv', 'crew.csv.exe', ''])(
  '%j is not a spreadsheet',
  (name) => {
    expect(isSheetName(name)).toBe(false);
  },
);

test('the content decides: both Excel extensions can contain both formats', () => {
  for (const name of ['crew.xlsx', 'crew.xls']) {
    expect(kindOf(name, zip)).toBe('zip');
    expect(kindOf(name, ole)).toBe('ole');
    expect(kindOf(name, text)).toBeNull();
    expect(kindOf(name, [])).toBeNull();
  }
});

test('text is accepted as a sheet by its name, unless the content is something else', () => {
  expect(kindOf(' Crew.CSV ', text)).toBe('text');
  expect(kindOf('crew.csv', [])).toBe('text');
  expect(kindOf('crew.csv', zip)).toBeNull();
  expect(kindOf('crew.csv', ole)).toBeNull();
  expect(kindOf('crew.csv', ole.slice(0, 7))).toBe('text');
});

test('a file with another declared media type is rejected, whatever its content', () => {
  expect(kindOf('crew.csv', text, 'text/csv; charset=utf-8')).toBe('text');
  expect(kindOf('crew.csv', text, 'TEXT/CSV')).toBe('text');
  expect(kindOf('crew.csv', text, 'application/vnd.ms-excel')).toBe('text');
  expect(kindOf('crew.csv', text, 'text/html')).toBeNull();
  expect(kindOf('crew.xlsx', zip, 'image/png')).toBeNull();
});
