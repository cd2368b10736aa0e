import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appOn } from '#apps/server/testing';
import { startDirectoryHost } from '#work-accounts/e2e';
import { openGraphDirectory } from '../index.ts';
import { createDirectoryFixture, wanted } from './test-directory.ts';
import type { DirectoryFixture } from './test-directory.ts';

let fixture: DirectoryFixture;
beforeAll(async () => {
  fixture = await createDirectoryFixture();
});
beforeEach(() => {
  fixture.host.reset();
  // Without a token from the previous test.
  fixture.clock.now += 3_700_000;
});
afterAll(() => fixture.leave());

const answers =
  (status: number, text = '{}', headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
const elsewhere = { location: 'http://127.0.0.1:1/elsewhere' };

const away = 'The directory cannot be reached.';
const unknown =
  'The directory refused this server: its secret is wrong or has expired, or the directory’s admin has not given consent yet.';
const unreadable = 'The directory did not send a usable response.';
const busy = 'The directory is busy. Please try again in a minute.';
const huge = JSON.stringify({ value: [], more: 'x'.repeat(600_000) });

test.each<[string, string, 'token' | 'people', (response: ServerResponse) => void]>([
  ['that do not know this server', unknown, 'token', answers(400, '{"error":"invalid_request"}')],
  ['that refuse the client', unknown, 'token', answers(401, '{"error":"invalid_client"}')],
  ['that are busy', busy, 'token', answers(429)],
  ['that fail', 'The directory responded with error 500.', 'token', answers(500)],
  ['without a token in it', unreadable, 'token', answers(200, '{"expires_in":3599}')],
  [
    'whose token is no header',
    unreadable,
    'token',
    answers(200, '{"expires_in":9,"access_token":"a\\nb"}'),
  ],
  ['that lead elsewhere', away, 'token', answers(307, '', elsewhere)],
  ['that take the token back each time', unknown, 'people', answers(401)],
  [
    'that let nobody read',
    'This server cannot read people in the directory: the permission User.Read.All is missing.',
    'people',
    answers(403),
  ],
  ['with too many questions', busy, 'people', answers(429)],
  ['that are down', busy, 'people', answers(503)],
  ['that break', 'The directory responded with error 500.', 'people', answers(500)],
  ['of HTML', unreadable, 'people', answers(200, '<html></html>')],
  ['without people', unreadable, 'people', answers(200, '{"error":"no"}')],
  ['with somebody without an id', unreadable, 'people', answers(200, '{"value":[{"mail":"a@b"}]}')],
  ['without an end', unreadable, 'people', answers(200, huge)],
  ['to another address', away, 'people', answers(302, '', elsewhere)],
  ['that are cut off', away, 'people', (response) => void response.destroy()],
])('responses of %s have their message: %s', async (_, sentence, part, answer) => {
  fixture.host.manners[part] = answer;
  const { status, body } = await fixture.search('ana');
  expect([status, body.code, body.message]).toEqual([503, 'UNAVAILABLE', sentence]);
  const added = await fixture.add([wanted('Ana')]);
  expect([added.status, added.body.message]).toEqual([503, sentence]);
  // The next search requests it again.
  fixture.host.manners = {};
  expect((await fixture.search('ana')).data.people).toHaveLength(1);
});

test('a wrong secret is reported, and is in no response and no log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const { database, clock, workAccounts, host } = fixture;
  const client = { ...host.client, timeout: 60_000 };
  const wrong = openGraphDirectory({ ...client, client_secret: 'wrong-secret' });
  const server = await appOn(database, clock, { workAccounts, directory: wrong, log });
  const { status, body, data } = await fixture.search('ana', server);
  expect([status, body.message, data]).toEqual([503, unknown, null]);
  await server.close();
  const good = openGraphDirectory(client);
  const other = await appOn(database, clock, { workAccounts, directory: good, log });
  expect((await fixture.search('ana', other)).data.people).toHaveLength(1);
  await other.close();
  expect(lines.join()).toContain('directory.search');
  expect(lines.join()).not.toMatch(/wrong-secret|hush|token-\d|ana|paki|127\.0\.0\.1:\d/i);
  expect(JSON.stringify(body)).not.toMatch(/secret"|hush|127\.0\.0\.1/);
});

test.each(['token', 'people'] as const)(
  'a directory that delays the %s is not waited for',
  async (part) => {
    const hasty = await fixture.besides({ timeout: 100 });
    fixture.host.manners[part] = () => undefined;
    const { status, body } = await fixture.search('ana', hasty);
    expect([status, body.message]).toEqual([503, 'The directory did not respond in time.']);
    await hasty.close();
  },
);

test('a directory that does not respond is reported', async () => {
  const gone = await startDirectoryHost([]);
  await gone.stop();
  const lonely = await fixture.besides({ url: gone.url, login: gone.url });
  expect((await fixture.search('ana', lonely)).body.message).toBe(away);
  await lonely.close();
});
