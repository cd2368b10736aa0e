import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runTasks } from '#packages/tasks/server';
import type { RunningTasks } from '#packages/tasks/server';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { blankingWork, messageTask } from './message-task.ts';
import { sendMail } from './send-mail.ts';
import { smtpTransport } from './mail-transports.ts';

const org_id = '0193b000-0000-7000-8000-000000000001';
const message_id = (nth: number) =>
  `0193b000-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`;
const context = { org_id, actor_user_id: null };
const now = () => Date.parse('2026-11-20T04:00:00Z');
const log = { info: () => undefined, warn: () => undefined, error: console.error };

const received: string[] = [];
/** Sender and recipients of each received email. */
const envelopes: string[][] = [];
/** Numbers of the emails of the test of sender names. */
const named = { count: 60 };
const mood = { isRefusing: false };
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(mood.isRefusing ? new Error('<ada@ironbark.example>: Mailbox is full') : undefined),
  onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    let text = '';
    const sender = mailFrom === false ? '' : mailFrom.address;
    envelopes.push([sender, ...rcptTo.map(({ address }) => address)]);
    stream.on('data', (part: Buffer) => (text += part.toString()));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});

let fixture: FreshDatabase;
let running: RunningTasks | null = null;
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${String((mailServer.server.address() as AddressInfo).port)}`;
  fixture = await freshDatabase();
  await fixture.database.write(context, (tx) =>
    tx.query(
      "insert into organisations (org_id, name, created_time) values ($1, 'Ironbark', now())",
      [org_id],
    ),
  );
});
beforeEach(() => {
  received.length = 0;
  envelopes.length = 0;
  mood.isRefusing = false;
});
afterAll(async () => {
  await running?.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await fixture.drop();
});

const order = (nth: number, is_secret = false) =>
  fixture.database.write(context, (tx) =>
    sendMail(tx, {
      ...{ message_id: message_id(nth), user_id: null, to: 'ada@ironbark.example', is_secret },
      ...{ subject: 'Reset', paragraphs: ['Somebody asked for it.'] },
      action: { label: 'Set a password', url: 'https://heat.example/forgot-password/abc' },
      created_time: new Date(now()).toISOString(),
    }),
  );
const rowOf = async (nth: number) => {
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<Record<string, unknown>>(
      'select state, attempts, last_error, text from outbox where org_id = $1 and message_id = $2',
      [org_id, message_id(nth)],
    ),
  );
  return rows[0];
};

test('an email is sent once by any one process, and never after a rollback', async () => {
  const transport = smtpTransport(url, 'Watershade <no-reply@heat.example>');
  const works = [
    messageTask('mail', { database: fixture.database, transports: { mail: transport }, now }),
  ];
  running = await runTasks({ connectionString: fixture.connectionString, works, log });
  const second = await runTasks({ connectionString: fixture.connectionString, works, log });
  await fixture.database
    .write(context, async (tx) => {
      await sendMail(tx, {
        ...{ message_id: message_id(1), user_id: null, to: 'x@y.example', is_secret: false },
        ...{ subject: 'Never', paragraphs: [], created_time: new Date(now()).toISOString() },
      });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await order(2, true);
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
  await expect
    .poll(() => rowOf(2), { timeout: 15_000 })
    .toEqual({
      ...{ state: 'sent', attempts: 1, last_error: null },
      // The link would give the account to a reader of the outbox.
      text: '',
    });
  expect(received[0]).toContain('To: ada@ironbark.example');
  expect(received[0]).toContain(`Message-ID: <${message_id(2)}@heat.example>`);
  expect(received[0]).toContain('https://heat.example/forgot-password/abc');
  expect(await rowOf(1)).toBeUndefined();
  await second.stop();
  await running.stop();
  running = null;
  transport.close?.();
});

test.each([
  ['', 'Watershade <no-reply@heat.example>'],
  ['Ironbark Heat', 'Ironbark Heat <no-reply@heat.example>'],
  ['Ironbark, eve@evil.example', '"Ironbark, eve@evil.example" <no-reply@heat.example>'],
  ['"Eve" <eve@evil.example>', '"\\"Eve\\" <eve@evil.example>" <no-reply@heat.example>'],
  ['Ironbark\r\nBcc: eve@evil.example', '"Ironbark Bcc: eve@evil.example" <no-reply@heat.example>'],
  ['Eisenhütte', '=?UTF-8?Q?Eisenh=C3=BCtte?= <no-reply@heat.example>'],
])('[SET-09] an email of the organisation has the sender name %j', async (name, sender) => {
  const transport = smtpTransport(url, 'Watershade <no-reply@heat.example>');
  const options = { database: fixture.database, transports: { mail: transport }, now };
  await fixture.database.write(context, (tx) =>
    tx.query('update organisations set metadata = $2 where org_id = $1', [
      ...[org_id, JSON.stringify({ _sender_name: name })],
    ]),
  );
  const nth = named.count++;
  await order(nth);
  const data = { org_id, message_id: message_id(nth) };
  await messageTask('mail', options).run(data, { number: 1, isLast: true });
  expect(received).toHaveLength(1);
  const [headers = ''] = (received[0] ?? '').split('\r\n\r\n');
  const lines = headers.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  // No other sender or recipient, in a header or in the envelope.
  expect(lines.filter((line) => /^(from|sender|reply-to|to|cc|bcc):/i.test(line))).toEqual([
    ...[`From: ${sender}`, 'To: ada@ironbark.example'],
  ]);
  expect(envelopes).toEqual([['no-reply@heat.example', 'ada@ironbark.example']]);
  transport.close?.();
});

test('emails that are waiting follow one another without a pause', async () => {
  const transport = smtpTransport(url, 'no-reply@heat.example');
  const transports = { mail: transport };
  const works = [messageTask('mail', { database: fixture.database, transports, now })];
  for (let nth = 20; nth < 50; nth += 1) await order(nth);
  const alone = await runTasks({ connectionString: fixture.connectionString, works, log });
  // With a second between two of them, it would be half a minute.
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(30);
  await alone.stop();
  transport.close?.();
});

test('a rejected email has its reason, is retried, and fails after the last attempt', async () => {
  const transport = smtpTransport(url, 'no-reply@heat.example');
  const { run } = messageTask('mail', {
    database: fixture.database,
    transports: { mail: transport },
    now,
  });
  const data = { org_id, message_id: message_id(3) };
  await order(3);
  mood.isRefusing = true;
  await expect(run(data, { number: 1, isLast: false })).rejects.toThrow('Mailbox is full');
  expect(await rowOf(3)).toMatchObject({ state: 'queued', attempts: 1 });
  await expect(run(data, { number: 8, isLast: true })).rejects.toThrow('Mailbox is full');
  expect(await rowOf(3)).toMatchObject({ state: 'failed', attempts: 2 });
  const reason = (await rowOf(3))?.['last_error'];
  expect(reason).toContain('Mailbox is full');
  // It is shown to all who see the alert, and logged.
  expect(reason).not.toContain('ada@');
  mood.isRefusing = false;
  await run(data, { number: 1, isLast: false });
  await run(data, { number: 2, isLast: false });
  expect(received).toHaveLength(1);
  expect(await rowOf(3)).toMatchObject({ state: 'sent', attempts: 3, last_error: null });
  transport.close?.();
});

test('a link that expired before it was sent is deleted and not sent', async () => {
  const transport = smtpTransport(url, 'no-reply@heat.example');
  const { run } = messageTask('mail', {
    database: fixture.database,
    transports: { mail: transport },
    now,
  });
  const blanking = blankingWork({ database: fixture.database, transports: { mail: transport } });
  const data = { org_id, message_id: message_id(6) };
  const tried = { number: 1, isLast: false };
  await order(6, true);
  await order(7);
  mood.isRefusing = true;
  await expect(run(data, { number: 8, isLast: true })).rejects.toThrow('Mailbox is full');
  expect((await rowOf(6))?.['text']).toContain('/forgot-password/abc');
  await blanking.run(data, tried);
  await blanking.run({ org_id, message_id: message_id(7) }, tried);
  expect(await rowOf(6)).toMatchObject({
    ...{ state: 'failed', text: '', last_error: 'The link has expired' },
  });
  // An email that gives no access stays readable.
  expect((await rowOf(7))?.['text']).toContain('/forgot-password/abc');
  mood.isRefusing = false;
  await run(data, tried);
  expect(received).toEqual([]);
  transport.close?.();
});

test('an email with a link is scheduled to lose its text an hour after it was written', async () => {
  await order(8, true);
  await order(9);
  const client = new pg.Client({ connectionString: fixture.connectionString });
  await client.connect();
  const { rows } = await client.query<{ message_id: string; start_after: Date }>(
    `select data->>'message_id' as message_id, start_after from pgboss.job
     where name = 'blank-email' and data->>'message_id' in ($1, $2)`,
    [message_id(8), message_id(9)],
  );
  await client.end();
  expect(rows).toEqual([{ message_id: message_id(8), start_after: new Date(now() + 3_600_000) }]);
});
