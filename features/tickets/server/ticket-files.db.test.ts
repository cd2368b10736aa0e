import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOrgFixture,
  formOf,
  newId,
  signInSupport,
  signInTo,
  upload,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { callMessages } from '#packages/http/contract';
import { largestFile, ticketMessages as messages } from '#tickets/contract';
import type { TicketFile } from '#tickets/contract';
import { removeTicketFiles } from './file-store.ts';

let fixture: OrgFixture;
let worker: string;
let mate: string;
let admin: string;
let other: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  mate = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  support = await signInSupport(fixture);
});
afterAll(() => fixture.leave());

const text = Buffer.from('Started at 06:00\r\n');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const opened = async (token = worker) => {
  const ticket_id = newId();
  const body = { ticket_id, subject: 'Log', category: 'Problem', text: 'See the file.' };
  expect((await fixture.app.call('POST', '/v3/ticket', body, token)).status).toBe(200);
  return ticket_id;
};
interface Sent {
  token?: string;
  name?: string;
  file?: Buffer;
  file_id?: string;
}
const attach = (
  ticket_id: string,
  { token = worker, name = 'shift.log', file = text, file_id = newId() }: Sent = {},
) => upload(fixture.app, { file, name, path: `/v3/ticket/${ticket_id}/file/${file_id}` }, token);
const files = async (ticket_id: string) => {
  const { body } = await fixture.app.call('GET', `/v3/ticket/${ticket_id}`, undefined, worker);
  return body.data['files'] as unknown as TicketFile[];
};
const download = (ticket_id: string, file_id: string, token = worker) =>
  fixture.app.raw('GET', `/v3/ticket/${ticket_id}/file/${file_id}`, undefined, token);

test('[SET-07] three files are attached, a fourth is refused', async () => {
  const ticket_id = await opened();
  for (const [name, file] of [
    ['shift.log', text],
    ['screen.png', png],
    ['C:\\fotos\\scrêen 2.PNG', png],
  ] as const) {
    expect((await attach(ticket_id, { name, file })).status).toBe(200);
  }
  const { status, body } = await attach(ticket_id);
  expect([status, body.errors?.['file']]).toEqual([422, messages.filesMost]);
  expect((await files(ticket_id)).map(({ name, size }) => [name, size])).toEqual([
    ['shift.log', text.length],
    ['screen.png', png.length],
    ['scrêen 2.PNG', png.length],
  ]);
});

test('[SET-07] of several files that are sent at once, three are attached', async () => {
  const ticket_id = await opened();
  const answers = await Promise.all(Array.from({ length: 6 }, () => attach(ticket_id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
  expect(await files(ticket_id)).toHaveLength(3);
});

test.each([
  ['report.pdf.exe', Buffer.from('MZ\u0000'), messages.fileKind],
  ['report.pdf', Buffer.from('MZ\u0000'), messages.fileContent],
  ['page.html', Buffer.from('<script>alert(1)</script>'), messages.fileKind],
  ['image.svg', Buffer.from('<svg onload="alert(1)"/>'), messages.fileKind],
  ['image.png', Buffer.from('<svg onload="alert(1)"/>'), messages.fileContent],
  ['empty.txt', Buffer.alloc(0), messages.fileEmpty],
  ['big.log', Buffer.alloc(6 * 1024 * 1024, 0x41), messages.fileLarge],
  ['big.log', Buffer.alloc(largestFile + 1, 0x41), messages.fileLarge],
])('[SET-07] the file %s is refused (%#)', async (name, file, message) => {
  const ticket_id = await opened(mate);
  const { status, body } = await attach(ticket_id, { token: mate, name, file });
  expect([status, body.errors?.['file']]).toEqual([422, message]);
});

test('[SET-07] a file of 5 MB is attached, a request of 11 MB is refused, and none is asked for', async () => {
  const ticket_id = await opened();
  const file = Buffer.alloc(largestFile, 0x41);
  expect((await attach(ticket_id, { file })).status).toBe(200);
  const [kept] = await files(ticket_id);
  const { bytes } = await download(ticket_id, kept?.file_id ?? '');
  expect(bytes.equals(file)).toBe(true);
  const huge = Buffer.alloc(11 * 1024 * 1024, 0x41);
  expect((await attach(ticket_id, { file: huge })).status).toBe(413);
  const path = `/v3/ticket/${ticket_id}/file/${newId()}`;
  const missing = await fixture.app.call('POST', path, {}, worker);
  expect([missing.status, missing.body.errors?.['file']]).toEqual([422, messages.fileMissing]);
});

test('[SET-07] two files at once are refused with a sentence, and neither is attached', async () => {
  const ticket_id = await opened();
  const { payload, headers } = formOf({ file: text, name: 'one.log' });
  const both = Buffer.concat([
    payload.subarray(0, payload.lastIndexOf('\r\n--')),
    Buffer.from('\r\n'),
    payload,
  ]);
  const path = `/v3/ticket/${ticket_id}/file/${newId()}`;
  const { status, body } = await fixture.app.raw('POST', path, both, worker, headers);
  expect([status, body.message, body.errors?.['file']]).toEqual([
    ...[422, callMessages.oneFile, callMessages.oneFile],
  ]);
  expect(await files(ticket_id)).toEqual([]);
});

test('[SET-07] a file that is sent again is attached once', async () => {
  const ticket_id = await opened();
  const file_id = newId();
  for (let time = 0; time < 3; time += 1) {
    expect((await attach(ticket_id, { file_id })).status).toBe(200);
  }
  expect(await files(ticket_id)).toHaveLength(1);
  const elsewhere = await opened();
  expect((await attach(elsewhere, { file_id })).status).toBe(409);
});

test('[SET-07] a file is saved and never shown, by everybody who may see the ticket', async () => {
  const ticket_id = await opened();
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  await attach(ticket_id, { name: 'weird name; x=.txt', file: html });
  const [file] = await files(ticket_id);
  for (const token of [worker, admin, support]) {
    const { status, headers, bytes } = await download(ticket_id, file?.file_id ?? '', token);
    expect(status).toBe(200);
    expect(bytes.equals(html)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="weird-name-x.txt"',
      'x-content-type-options': 'nosniff',
    });
    expect(String(headers['content-security-policy'])).toMatch(/^sandbox; default-src 'none'/);
  }
  for (const token of [mate, other]) {
    expect((await download(ticket_id, file?.file_id ?? '', token)).status).toBe(404);
    expect((await attach(ticket_id, { token })).status).toBe(404);
  }
  expect((await download(ticket_id, newId())).status).toBe(404);
  expect((await download(newId(), file?.file_id ?? '')).status).toBe(404);
  // The support team attaches none.
  expect((await attach(ticket_id, { token: support })).status).toBe(403);
});

test('[SET-07] a closed ticket takes no files', async () => {
  const ticket_id = await opened();
  await fixture.app.call('PATCH', '/v3/ticket', { ticket_id, status: 'Closed' }, worker);
  const { status, body } = await attach(ticket_id);
  expect([status, body.errors?.['file']]).toEqual([409, messages.filesClosed]);
});

test('[SET-07] the files of an organisation have a limit, and end with it', async () => {
  const ticket_id = await opened();
  const { org_id } = fixture.acme;
  const write = (work: Parameters<OrgFixture['database']['write']>[1], of = org_id) =>
    fixture.database.write({ org_id: of, actor_user_id: null }, work);
  await write((tx) =>
    tx.query(
      `insert into ticket_files (org_id, file_id, ticket_id, name, size, content, time)
       values ($1, $2, $3, 'large.log', $4, 'x', now())`,
      [org_id, newId(), ticket_id, 200 * 1024 * 1024],
    ),
  );
  const { status, body } = await attach(ticket_id);
  expect([status, body.errors?.['file']]).toEqual([422, messages.filesQuota]);
  await write(removeTicketFiles, fixture.other.org_id);
  expect(await files(ticket_id)).toHaveLength(1);
  await write(removeTicketFiles);
  expect(await files(ticket_id)).toEqual([]);
  expect((await attach(ticket_id)).status).toBe(200);
});
