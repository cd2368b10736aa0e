import { randomFillSync } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createId } from '#packages/kit';
import { runTasks } from '#packages/tasks/server';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { blankSecretEmails } from './blank-emails.ts';
import { eraseEmails } from './erase-emails.ts';
import { blankingWork, messageTask } from './message-task.ts';
import { sendMail } from './send-mail.ts';
import { keepingTransport } from './mail-transports.ts';

const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));
const org_id = newId();
const context = { org_id, actor_user_id: null };
const hour = 3_600_000;
// The queue uses the real clock.
const clock = { now: Date.now() };
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const tried = { number: 1, isLast: false };

let fixture: FreshDatabase;
let base: string;
let folder: string;
beforeAll(async () => {
  fixture = await freshDatabase();
  await fixture.database.write(context, (tx) =>
    tx.query(
      "insert into organisations (org_id, name, created_time) values ($1, 'Ironbark', now())",
      [org_id],
    ),
  );
});
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'watershade-outbox-'));
  folder = join(base, 'outbox');
});
afterEach(() => rmSync(base, { recursive: true }));
afterAll(() => fixture.drop());

const works = () => {
  const transports = { mail: keepingTransport(folder, () => clock.now) };
  const options = { database: fixture.database, transports, now: () => clock.now };
  return { emails: messageTask('mail', options), blanking: blankingWork(options) };
};
const files = () => (existsSync(folder) ? readdirSync(folder) : []);

/** Adds an email to the outbox, and writes its file if required. */
async function order({
  is_secret = true,
  to = 'ada@ironbark.example',
  user_id = null as string | null,
} = {}) {
  const message_id = newId();
  await fixture.database.write(context, (tx) =>
    sendMail(tx, {
      ...{ message_id, user_id, to, is_secret, subject: 'Reset' },
      ...{ paragraphs: ['Somebody asked for it.'] },
      action: { label: 'Set a password', url: 'https://heat.example/forgot-password/abc' },
      created_time: new Date(clock.now).toISOString(),
    }),
  );
  return { org_id, message_id };
}
const textOf = async ({ message_id }: { message_id: string }) => {
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<{ text: string }>('select text from outbox where message_id = $1', [message_id]),
  );
  return rows[0]?.text;
};

test('without a mail server only emails that give access are written to a file, readable only by the owner of the process', async () => {
  const open = await order({ is_secret: false });
  await works().emails.run(open, tried);
  expect(existsSync(folder)).toBe(false);
  expect(await textOf(open)).toContain('https://heat.example/forgot-password/abc');
  const secret = await order();
  await works().emails.run(secret, tried);
  const [file = ''] = files();
  expect(readFileSync(join(folder, file), 'utf8')).toContain('/forgot-password/abc');
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  expect(await textOf(secret)).toBe('');
});

test('an existing folder and file are closed to other users too', async () => {
  mkdirSync(folder, { mode: 0o755 });
  chmodSync(folder, 0o755);
  const secret = await order();
  const path = join(folder, `${secret.message_id}.txt`);
  const elsewhere = join(base, 'elsewhere.txt');
  await writeFile(elsewhere, 'of somebody else', { mode: 0o644 });
  symlinkSync(elsewhere, path);
  await works().emails.run(secret, tried);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(lstatSync(path).mode & 0o777).toBe(0o600);
  expect(lstatSync(path).isFile()).toBe(true);
  expect(readFileSync(elsewhere, 'utf8')).toBe('of somebody else');
});

test('a used or replaced link is deleted from both file and database', async () => {
  const user_id = newId();
  const { emails, blanking } = works();
  const { connectionString } = fixture;
  const running = await runTasks({ connectionString, works: [emails, blanking], log });
  const used = await order({ user_id });
  const stays = await order({ user_id: newId() });
  await expect.poll(() => files().length).toBe(2);
  await expect.poll(async () => [await textOf(used), await textOf(stays)]).toEqual(['', '']);
  await fixture.database.write(context, (tx) => blankSecretEmails(tx, user_id));
  await expect.poll(files).toEqual([`${stays.message_id}.txt`]);
  await running.stop();
  // An email that could not be sent yet keeps its text in the outbox.
  const waiting = await order({ user_id });
  expect(await textOf(waiting)).toContain('/forgot-password/abc');
  await fixture.database.write(context, (tx) => blankSecretEmails(tx, user_id));
  expect(await textOf(waiting)).toBe('');
});

test('its file is deleted with its link', async () => {
  const [first, second] = [await order(), await order()];
  const { emails, blanking } = works();
  await emails.run(first, tried);
  await emails.run(second, tried);
  await blanking.run(first, tried);
  expect(files()).toEqual([`${second.message_id}.txt`]);
  await blanking.run(second, tried);
  await blanking.run(second, tried);
  expect(files()).toEqual([]);
});

test('a leftover file is deleted with the next email, and no other file', async () => {
  const left = await order();
  await works().emails.run(left, tried);
  await writeFile(join(folder, 'note.txt'), 'of the operator');
  const old = new Date(clock.now - 2 * hour);
  await utimes(join(folder, 'note.txt'), old, old);
  clock.now += hour - 1_000;
  const young = await order();
  await works().emails.run(young, tried);
  expect(files().length).toBe(3);
  clock.now += 2_000;
  const next = await order();
  await works().emails.run(next, tried);
  const kept = [`${next.message_id}.txt`, `${young.message_id}.txt`, 'note.txt'];
  expect(files().toSorted()).toEqual(kept.toSorted());
});

test('an erased person has no email left, in files either', async () => {
  const { emails, blanking } = works();
  const connectionString = fixture.connectionString;
  const running = await runTasks({ connectionString, works: [emails, blanking], log });
  const gone = await order({ to: 'gone@ironbark.example' });
  const stays = await order({ to: 'stays@ironbark.example' });
  await expect.poll(() => files().length).toBe(2);
  // Its file exists before the email is marked as sent.
  await expect.poll(async () => [await textOf(gone), await textOf(stays)]).toEqual(['', '']);
  await fixture.database.write(context, (tx) =>
    eraseEmails(tx, { user_id: newId(), email: 'gone@ironbark.example' }),
  );
  await expect.poll(files).toEqual([`${stays.message_id}.txt`]);
  expect(await textOf(gone)).toBeUndefined();
  await running.stop();
});
