import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { cleanedEntry, createLogger } from './logger.ts';
import type { LogContext, LogEntry } from './log-entry.ts';

function stage() {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(server.answer);
  const open = () => {
    const worker = world.worker();
    const page = createFakePage(worker.environment);
    page.post({ type: 'hello', auth: somebody });
    return { ...worker, page };
  };
  return { server, world, open };
}

const logsOf = async (page: FakePage) =>
  (await page.ask((id) => ({ type: 'logs', id }))) as LogEntry[];
const view = (path: string): LogEntry => ({
  timestamp: '2026-01-05T06:00:00.000Z',
  type: 'ui',
  level: 'info',
  page: path,
  message: 'Page view',
  context: {},
});

test('[SYNC-05] logs a first load and later failures, newest first', async () => {
  const { server, open } = stage();
  const { page } = open();
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  page.post({ type: 'log', entries: [view('/dashboard?search=Ana')] });
  server.before = () => new Response('{}', { status: 503 });
  await page.ask((id) => ({ type: 'sync', id }));

  await eventually(async () => {
    const logged = (await logsOf(page)).map(({ type, message, page: path }) => [
      type,
      message,
      path,
    ]);
    expect(logged.slice(0, 3)).toEqual([
      ['sync', 'server_unavailable', ''],
      ['api', 'Request refused', ''],
      ['ui', 'Page view', '/dashboard'],
    ]);
    expect(logged.map(([, message]) => message)).toEqual(
      expect.arrayContaining([
        'full_syncing_core',
        'full_syncing_measurements',
        'First load complete',
        'Run complete',
      ]),
    );
  });
  const [, call] = await logsOf(page);
  expect(call?.context).toEqual({ method: 'POST', path: '/v3/sync/core', status: 503 });
  expect(JSON.stringify(await logsOf(page))).not.toContain(somebody.token);
});

test("sends a follower's entries to the owner and reads the same log", async () => {
  const { open } = stage();
  const first = open();
  const second = open();
  await eventually(() => expect(second.page.status.last_run).not.toBeNull());
  second.page.post({ type: 'log', entries: [view('/people')] });
  await eventually(async () => expect((await logsOf(first.page))[0]?.page).toBe('/people'));
  expect((await logsOf(second.page))[0]?.page).toBe('/people');
});

test('keeps the log after a worker ends and deletes it at sign-out', async () => {
  const { world, open } = stage();
  const first = open();
  await eventually(() => expect(first.page.status.last_run).not.toBeNull());
  first.page.post({ type: 'log', entries: [view('/people')] });
  await eventually(async () => expect((await logsOf(first.page))[0]?.page).toBe('/people'));
  first.die();
  const second = open();
  await eventually(async () => {
    expect((await logsOf(second.page)).map(({ page }) => page)).toContain('/people');
  });
  await second.page.ask((id) => ({ type: 'sign-out', id }));
  const names = (await world.factory.databases()).map(({ name }) => name);
  expect(names).not.toContain(databaseOfSomebody);
  await expect(logsOf(second.page)).rejects.toThrow();
});

test('keeps a limited number of unstored entries and returns them', async () => {
  let isBroken = true;
  const kept: LogEntry[] = [];
  const book = createLogger({
    append: async (entries) => {
      if (isBroken) throw new DOMException('full', 'QuotaExceededError');
      kept.push(...entries);
    },
    read: async () => [...kept].reverse(),
  });
  for (let number = 0; number < 1010; number += 1) book.log(view(`/${String(number)}`));
  await eventually(async () => expect(await book.newest()).toHaveLength(1000));
  isBroken = false;
  book.log(view('/last'));
  await eventually(() => expect(kept).toHaveLength(1000));
  expect((await book.newest())[0]?.page).toBe('/last');
});

test('counts each row of each table once in a report', async () => {
  const { server, open } = stage();
  const { page } = open();
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  server.put('measurements', ...readingsFrom(1, 4));
  await page.ask((id) => ({ type: 'sync', id }));
  const report = await page.ask((id) => ({ type: 'report', id }));
  expect(report).toMatchObject({
    tables: expect.arrayContaining([{ table: 'measurements', rows: 5 }]) as unknown,
  });
});

const entryOf = (part: Partial<LogEntry>): LogEntry => ({
  timestamp: '2026-01-05T06:00:00.000Z',
  type: 'error',
  level: 'error',
  page: '',
  message: '',
  context: {},
  ...part,
});
const messageOf = (message: string) => cleanedEntry(entryOf({ message })).message;
const pageOf = (page: string) => cleanedEntry(entryOf({ page })).page;
const contextOf = (context: LogContext) => cleanedEntry(entryOf({ context })).context;

const token = 'q2Zr8wPp0bX1mVtJ3kLs9dFgHaYcUeNiOT7RvB5xW4E';

test.each([
  [`Bearer ${token} was refused`, 'Bearer … was refused'],
  ['No row for ana.diaz@acme.example here', 'No row for … here'],
  ['Unexpected token in JSON, "..."value":118,"name_first":"Ana"', 'Unexpected token in JSON, '],
  ['SyntaxError: Unexpected token \'A\', "Ana 118 mOsm" is not valid JSON', 'SyntaxError: '],
  ["TypeError: reading 'name_Ana' of 118", 'TypeError: reading '],
  ['RangeError: value 118 is over 92.5', 'RangeError: value # is over #'],
  ['Failed to fetch https://site.example/people?search=Ana', 'Failed to fetch …'],
])('removes values, names and tokens from %s', (message, start) => {
  const kept = messageOf(message);
  expect(kept.startsWith(start)).toBe(true);
  expect(kept).not.toMatch(/118|92\.5|Ana|ana\.diaz|q2Zr8w/);
});

test('keeps a plain sentence unchanged', () => {
  expect(messageOf('no_progress')).toBe('no_progress');
  expect(messageOf('full_syncing_measurements')).toBe('full_syncing_measurements');
});

test.each([
  ['/people?search=Ana&value=118', '/people'],
  [`/access/${token}/course`, '/access/…/course'],
  ['/people/0197b5c0-7a3e-7cc1-9d2f-0123456789ab', '/people/0197b5c0-7a3e-7cc1-9d2f-0123456789ab'],
  ['/monitoring/high-risk-measurements', '/monitoring/high-risk-measurements'],
])('logs the address %s as %s', (page, kept) => {
  expect(pageOf(page)).toBe(kept);
});

test('keeps only the listed names of a context, each in its own form', () => {
  const given = {
    method: 'POST',
    path: `/v3/measurement?token=${token}`,
    status: 500,
    phases: 'syncing_core 12, syncing_measurements 3',
    stack: `Error: value 118 of Ana\n at run (https://site.example/assets/index-Bx1.js:4:120)`,
    body: { value: 118 },
    value: 118,
  };
  expect(contextOf(given)).toEqual({
    method: 'POST',
    path: '/v3/measurement',
    status: 500,
    phases: 'syncing_core 12, syncing_measurements 3',
    stack: 'index-Bx1.js:4:120',
  });
  expect(contextOf({ method: 'Ana', phases: 'value: 118', status: '118' })).toEqual({
    method: '',
    phases: '',
    status: '',
  });
});
