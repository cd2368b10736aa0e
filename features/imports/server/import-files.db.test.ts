import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  signInTo,
  createOrgFixture,
  csvFile,
  importHeaders,
  sheetFile,
  upload,
  zipWithFalseSizes,
} from '#apps/server/testing';
import type { OrgFixture, SentFile } from '#apps/server/testing';
import type { VerifiedRow } from '#imports/contract';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const ana = ['Ana', 'Ruiz', '', '', '', '', ''];
const good = sheetFile([ana]);
const parts = {
  types:
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  links:
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  book: '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Users" sheetId="1" r:id="rId1"/></sheets></workbook>',
};
const headerRow = `<row r="1">${importHeaders.map((text, index) => `<c r="${'ABCDEFG'.charAt(index)}1" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** A workbook whose one sheet is written by hand. */
function workbook(sheet: string, more: Record<string, Uint8Array> = {}): Buffer {
  const xml = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(parts.types),
      'xl/workbook.xml': strToU8(parts.book),
      'xl/_rels/workbook.xml.rels': strToU8(parts.links),
      'xl/worksheets/sheet1.xml': strToU8(xml),
      ...more,
    }),
  );
}

/** The server's response to a file: a code, an error, or its rows. */
async function resultOf(sent: SentFile) {
  const { status, body } = await upload(fixture.app, sent, admin);
  const stored = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select from imports'),
  );
  const data = body.data as unknown as number | VerifiedRow[] | null;
  if (!Array.isArray(data)) expect(stored.rowCount).toBe(0);
  return status === 200 ? data : [status, body.message];
}
const readRows = async (sent: SentFile) => {
  const rows = await resultOf(sent);
  if (!Array.isArray(rows)) throw new Error(`Not read: ${String(rows)}`);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('delete from imports'),
  );
  return rows as VerifiedRow[];
};

test('code 0: a form without a file, or with one under another name', async () => {
  expect(await resultOf({ file: good, field: 'other' })).toBe(0);
  const none = await fixture.app.call('POST', '/v3/user/import/verify', {}, admin);
  expect(none.body.data).toBe(0);
});

test.each(['crew.txt', 'crew.xlsx.exe', 'crew', '.csvx', 'crew.pdf'])(
  '[IMP-05] code 1: a file of the name %s',
  async (name) => {
    expect(await resultOf({ file: good, name })).toBe(1);
  },
);

const mebibyte = 1024 * 1024;
const zeros = (size: number) => deflateRawSync(Buffer.alloc(size), { level: 9 });
const packedBomb = zeros(200 * mebibyte);
const damaged = Buffer.from(good);
damaged.fill(7, 60, 400);

test.each<[string, () => SentFile]>([
  ['a text with another name', () => ({ file: csvFile([ana]) })],
  ['a text with another name, as .xls', () => ({ file: csvFile([ana]), name: 'crew.xls' })],
  ['a workbook called CSV', () => ({ file: good, name: 'crew.csv' })],
  ['a picture called CSV', () => ({ file: Buffer.from('\x89PNG\0\x01'), name: 'crew.csv' })],
  ['an empty file', () => ({ file: Buffer.alloc(0) })],
  ['a file that says it is a picture', () => ({ file: good, type: 'image/png' })],
  ['a workbook cut in half', () => ({ file: good.subarray(0, good.length / 2) })],
  ['a workbook with a damaged part', () => ({ file: damaged })],
  ['an OLE file without a workbook', () => ({ file: oleWithout(), name: 'crew.xls' })],
  ['an open document', () => ({ file: sheetFile([ana], { as: 'ods' }) })],
  ['a binary workbook', () => ({ file: sheetFile([ana], { as: 'xlsb' }) })],
  ['a zip of something else', () => ({ file: Buffer.from(zipSync({ 'a.txt': strToU8('a') })) })],
  [
    'a bomb of 200 KB that unpacks to 200 MB',
    () => ({ file: zipWithFalseSizes([{ name: 'xl/workbook.xml', packed: packedBomb }]) }),
  ],
  [
    'a bomb that says it is small',
    () => ({
      file: zipWithFalseSizes([{ name: 'xl/workbook.xml', packed: packedBomb, unpacked: 1000 }]),
    }),
  ],
  [
    'a bomb that says 4 GB',
    () => ({
      file: zipWithFalseSizes([
        { name: 'xl/workbook.xml', packed: zeros(100), unpacked: 2 ** 32 - 1 },
      ]),
    }),
  ],
  [
    '10 000 entries',
    () => ({
      file: zipWithFalseSizes(
        Array.from({ length: 10_000 }, (_, n) => ({ name: `xl/${String(n)}`, packed: zeros(0) })),
      ),
    }),
  ],
  [
    'a sheet that claims 16 384 columns and 1 048 576 rows',
    () => ({
      file: workbook(`<dimension ref="A1:XFD1048576"/><sheetData>${headerRow}</sheetData>`),
    }),
  ],
])('[IMP-06] code 2: %s', async (_, make) => {
  expect(await resultOf(make())).toBe(2);
});

test('[IMP-07] code 3: a workbook without a worksheet', async () => {
  const empty = parts.book.replace(/<sheet name[^>]*>/, '');
  const file = workbook('<sheetData/>', { 'xl/workbook.xml': strToU8(empty) });
  expect(await resultOf({ file })).toBe(3);
});

test.each([
  ['no headers', () => sheetFile([ana], { headers: ana })],
  ['one header too few', () => sheetFile([ana], { headers: importHeaders.slice(0, 6) })],
  ['an empty sheet', () => workbook('<sheetData/>')],
])('[IMP-08] code 4: %s', async (_, make) => {
  expect(await resultOf({ file: make() })).toBe(4);
});

test('more than 5000 rows, or more than 5 MB, are refused with the reason', async () => {
  const many = Array.from({ length: 50_000 }, (_, n) => [`A${String(n)}`, '', '', '', '', '', '']);
  const tooMany = [413, 'The file has more than 5000 rows.'];
  expect(await resultOf({ file: csvFile(many), name: 'crew.csv' })).toEqual(tooMany);
  expect(await resultOf({ file: csvFile(many.slice(0, 5001)), name: 'crew.csv' })).toEqual(tooMany);
  expect(await resultOf({ file: sheetFile(many.slice(0, 5001)) })).toEqual(tooMany);
  expect(await readRows({ file: csvFile(many.slice(0, 5000)), name: 'crew.csv' })).toHaveLength(
    5000,
  );
  const large = Buffer.alloc(5 * mebibyte + 1, 'a');
  expect(await resultOf({ file: large, name: 'crew.csv' })).toEqual([
    413,
    'The file is larger than 5 MB.',
  ]);
  expect(await resultOf({ file: large.subarray(1), name: 'crew.csv' })).toBe(4);
});

test('a cell of 1 MB is cut, and is too long for a name', async () => {
  const [row] = await readRows({
    file: csvFile([['x'.repeat(mebibyte), '', '', '', '', '', '']]),
    name: 'crew.csv',
  });
  expect(row?.name_first).toHaveLength(500);
  expect(row?.errors).toEqual([
    { field: 'name_first', message: 'A name can have at most 100 characters' },
  ]);
});

test('of a formula the stored value is read, and nothing of a failed one', async () => {
  const sheet = utils.aoa_to_sheet([importHeaders, [], ['', 'Ruiz', '', '', '', '', '']]);
  sheet['A2'] = { t: 's', v: 'Stored', f: 'WEBSERVICE("https://elsewhere.example")' };
  sheet['A3'] = { t: 'e', v: 0x2a, w: '#N/A', f: 'NA()' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Users');
  const file = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const rows = await readRows({ file });
  expect(rows.map(({ name_first, name_last }) => [name_first, name_last])).toEqual([
    ['Stored', ''],
    ['', 'Ruiz'],
  ]);
  const text = csvFile([['=1+1', '', '', '', '', '', '']]);
  expect((await readRows({ file: text, name: 'crew.csv' }))[0]?.name_first).toBe('=1+1');
});

test('XML declarations are ignored: no external file is read and no entity is expanded', async () => {
  const entities = `<!ENTITY file SYSTEM "file://${import.meta.filename}"><!ENTITY a "ten letters"><!ENTITY b "&a;&a;">`;
  const cell = '<c r="A2" t="inlineStr"><is><t>&file;&b;</t></is></c>';
  const sheet = `<?xml version="1.0"?><!DOCTYPE worksheet [${entities}]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${headerRow}<row r="2">${cell}</row></sheetData></worksheet>`;
  const file = workbook('', { 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  expect((await readRows({ file }))[0]?.name_first).toBe('&file;&b;');
});

test('names of JavaScript internals are ordinary names', async () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const rows = await readRows({
    file: sheetFile(
      names.map((name) => [name, '', '', '', name, '', '', name]),
      { headers: [...importHeaders, '__proto__'] },
    ),
  });
  expect(rows.map(({ name_first, action }) => [name_first, action])).toEqual(
    names.map((name) => [name, 'create']),
  );
  expect(rows[0]?.warnings[0]).toEqual({
    field: '__proto__',
    message: 'This column is not imported',
    code: 'left_out',
  });
  expect(({} as Record<string, unknown>)['name_first']).toBeUndefined();
});

test('an incomplete form is not a server error', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK';
  const answer = await fixture.app.raw('POST', '/v3/user/import/verify', broken, admin, headers);
  expect(answer.status).toBe(400);
});

function oleWithout(): Buffer {
  const file = sheetFile([ana], { as: 'biff8' });
  const name = Buffer.from('Workbook', 'utf16le');
  for (let at = file.indexOf(name); at !== -1; at = file.indexOf(name)) file.fill('X', at, at + 16);
  return file;
}
