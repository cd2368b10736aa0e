import { expect, test } from 'vitest';
import { importColumns } from '#imports/contract';
import { csvRows } from './csv-rows.ts';
import { headerColumns, readSheet } from './read-sheet.ts';

const headers = 'First Name,Last Name,Email,Password,Tags,Jobs,Locations';
const read = (bytes: Uint8Array<ArrayBuffer>) =>
  readSheet({ kind: 'text', bytes, columns: importColumns, mostRows: 5 });
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  Uint8Array.from(Buffer.from(text, encoding));

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;"b;1"\nc;d',
    [
      ['a', 'b;1'],
      ['c', 'd'],
    ],
  ],
  ['sep=;\na;b', [['a', 'b']]],
  ['\uFEFFa\tb', [['a', 'b']]],
  ['"a ""b""","c\r\nd"\r\n', [['a "b"', 'c\r\nd']]],
  [
    'a,\r\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"open', [['open']]],
  ['"a"rest,b\nc', [['a', 'b'], ['c']]],
  ['', []],
])('%j', (text, rows) => {
  expect(csvRows(text, 100)).toEqual(rows);
});

test('only the requested number of lines is read', () => {
  expect(csvRows('a\nb\nc', 2)).toEqual([['a'], ['b']]);
});

test('headers may have any order and case; of two the first counts', () => {
  const found = headerColumns(
    [
      'TAGS',
      'email',
      'Phone',
      ' Last  name',
      'first name',
      'Password',
      'Jobs',
      'Locations',
      'Email',
    ],
    importColumns,
  );
  expect('extra' in found && found.extra).toEqual(['Phone', 'Email']);
  expect('places' in found && [found.places.get('tags'), found.places.get('email')]).toEqual([
    0, 1,
  ]);
  expect(headerColumns(['First Name', 'Tags', 'Jobs', 'Password'], importColumns)).toEqual({
    missing: ['Last Name', 'Email', 'Locations'],
  });
});

test.each([
  ['UTF-8', bytesOf(`${headers}\nZoë,,,,,,`)],
  ['UTF-8 with a mark', bytesOf(`\uFEFF${headers}\nZoë,,,,,,`)],
  ['UTF-16', bytesOf(`\uFEFF${headers}\nZoë,,,,,,`, 'utf16le')],
  ['the letters of western Windows', bytesOf(`${headers}\nZoë,,,,,,`, 'latin1')],
])('text in %s is read', (_, bytes) => {
  expect(read(bytes)).toMatchObject({ is: 'read', rows: [{ row: 2, name_first: 'Zoë' }] });
});

test('empty lines are no rows and keep the numbers of the others', () => {
  const sheet = read(bytesOf(`${headers}\n\n,,,,,,\nAna,,, pass ,,,\n`));
  expect(sheet).toMatchObject({ rows: [{ row: 4, name_first: 'Ana', password: ' pass ' }] });
});

test('one line too many is reported', () => {
  const lines = (count: number) => `${headers}${'\nAna,,,,,,'.repeat(count)}`;
  expect(read(bytesOf(lines(5)))).toMatchObject({ is: 'read' });
  expect(read(bytesOf(lines(6)))).toEqual({ is: 'too_long' });
});
