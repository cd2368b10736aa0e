import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '#outbox/server';
import { bareDatabase } from '#packages/testing/database';
import { createOrgFixture, newId } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';
import type { Check } from './doctor-check.ts';
import { clockFinding } from './doctor-database.ts';
import { freeFinding, nodeFinding, oldestNode } from './doctor-machine.ts';
import { runWatershade } from './test-watershade.ts';

let fixture: OrgFixture;
let owner: pg.Client;
let folder: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
  folder = mkdtempSync(join(tmpdir(), 'watershade-doctor-'));
});
afterAll(async () => {
  await owner.end();
  await fixture.leave();
  rmSync(folder, { recursive: true, force: true });
});

async function doctor(env: Record<string, string> = {}) {
  const words = ['doctor', '--json'];
  const { code, text } = await runWatershade(fixture.connectionString, words, {
    ...{ DATA_DIR: folder, DEMO: '1', BACKUP_KEY: 'sixteen characters', ...env },
  });
  const { checks } = JSON.parse(text) as { checks: Check[] };
  return {
    code,
    of: (name: string) => checks.filter((each) => each.name === name),
    states: Object.fromEntries(
      checks.map(({ name, state, found }) => [state === 'ok' ? name : `${name}: ${found}`, state]),
    ),
  };
}

test('all is well with a migrated database, but for settings of tests and the missing backup', async () => {
  const { states } = await doctor();
  expect(states).toMatchObject({
    ...{ configuration: 'ok', Node: 'ok', disk: 'ok', mail: 'ok', database: 'ok', clock: 'ok' },
    ...{ connections: 'ok', roles: 'ok', application: 'ok', schema: 'ok', 'time zones': 'ok' },
    ...{ tasks: 'ok', outbox: 'ok' },
  });
  // Tests run without fsync.
  const others = Object.entries(states).filter(([, state]) => state !== 'ok');
  expect(others.filter(([name]) => !/^(?:durability|backups|nightly)/.test(name))).toEqual([]);
  expect(states['nightly backup: The server makes none.']).toBe('warning');
});

test('the text has a line for each check, and what to do', async () => {
  const { text } = await runWatershade(fixture.connectionString, ['doctor'], { DATA_DIR: folder });
  expect(text).toMatch(/^ok {7}Node: Node 2\d/m);
  expect(text).toMatch(/^warning {2}backups: There is no backup in .*\n {9}Set BACKUP_DIR/m);
});

test('each mistake of the configuration is a problem', async () => {
  const { code, of } = await doctor({ PORT: 'x', BACKUP_HOUR: '24' });
  expect(code).toBe(1);
  expect(of('configuration').map(({ state, found }) => [state, found])).toEqual([
    ['problem', 'PORT must be a number from 0 to 65535.'],
    ['problem', 'BACKUP_HOUR must be a whole number from 0 to 23.'],
  ]);
});

test('a database that does not answer is a problem', async () => {
  const { code, of } = await doctor({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' });
  expect(code).toBe(1);
  expect(of('database')).toEqual([
    {
      ...{ name: 'database', state: 'problem' },
      found: 'The database of DATABASE_URL does not answer (ECONNREFUSED).',
      advice: 'Check DATABASE_URL, the network and the database server.',
    },
  ]);
});

test('an empty database is one problem', async () => {
  const bare = await bareDatabase();
  try {
    const { code, states } = await doctor({ DATABASE_URL: bare.url });
    const problems = Object.entries(states).filter(([, state]) => state === 'problem');
    expect([code, problems.filter(([name]) => !name.startsWith('durability'))]).toEqual([
      ...[1, [['schema: The database is empty.', 'problem']]],
    ]);
  } finally {
    await bare.drop();
  }
});

test('missing, unknown and changed schema steps are found', async () => {
  const [last] = (
    await owner.query<{ id: string; checksum: string }>(
      'delete from schema_migrations where id = (select max(id) from schema_migrations) returning *',
    )
  ).rows;
  await owner.query("insert into schema_migrations (id, checksum) values ('2030-later', 'x')");
  try {
    const { code, of } = await doctor();
    expect(code).toBe(1);
    expect(of('schema').map(({ state, found }) => `${state}: ${found}`)).toEqual([
      `warning: Schema steps of this version are missing: ${String(last?.id)}.`,
      'problem: Another version has changed the database: 2030-later.',
    ]);
  } finally {
    await owner.query("delete from schema_migrations where id = '2030-later'");
    await owner.query('insert into schema_migrations (id, checksum) values ($1, $2)', [
      ...[last?.id, last?.checksum],
    ]);
  }
});

test('tasks that wait or failed, and emails that wait, are counted', async () => {
  await owner.query(
    `insert into pgboss.job (name, state, start_after, completed_on)
     select name, state::pgboss.job_state, now() - interval '11 minutes', completed_on
     from (select min(name) as name from pgboss.queue) as q,
       (values ('created', null), ('failed', now() - interval '1 hour'),
         ('failed', now() - interval '2 days')) as t (state, completed_on)`,
  );
  const { org_id } = fixture.acme;
  const email = { message_id: newId(), user_id: null, to: 'a@acme.example', subject: 'Hello' };
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    sendMail(tx, {
      ...{ ...email, paragraphs: ['Hello'], is_secret: false },
      created_time: new Date(Date.now() - 11 * 60_000).toISOString(),
    }),
  );
  const { of } = await doctor();
  expect(of('tasks').map(({ state, found }) => [state, found.replace(/^.*?: /, '')])).toEqual([
    ['warning', '1 tasks have waited for more than 10 minutes.'],
    ['warning', '1 tasks failed in the last day.'],
  ]);
  expect(of('outbox')).toMatchObject([
    { state: 'warning', found: '1 emails have waited for more than 10 minutes.' },
  ]);
});

test('an old backup is a warning, and a failed nightly one a problem', async () => {
  const backups = join(folder, 'old');
  mkdirSync(backups);
  const file = join(backups, 'watershade-2026-11-20T01-00-00.backup');
  writeFileSync(file, '');
  const env = { BACKUP_DIR: backups };
  const good = await doctor(env);
  expect(good.of('backups')).toMatchObject([{ state: 'ok' }]);
  expect(good.of('nightly backup')).toMatchObject([{ state: 'ok' }]);
  const old = Date.now() / 1000 - 37 * 3600;
  utimesSync(file, old, old);
  expect((await doctor(env)).of('backups')).toMatchObject([
    { state: 'warning', found: expect.stringContaining('37 hours old') as string },
  ]);
  await owner.query(
    "insert into backups (due_time, started_time, problem) values (now(), now(), 'disk_full')",
  );
  expect((await doctor(env)).of('nightly backup')).toMatchObject([{ state: 'problem' }]);
});

test('an organisation in an unknown time zone and a weak owner of the database are found', async () => {
  const { org_id } = fixture.acme;
  const change = (zone: string) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('update organisations set metadata = metadata || $1::jsonb', [
        JSON.stringify({ _timezone: zone }),
      ]),
    );
  await change('Mars/Olympus');
  expect((await doctor()).of('time zones')).toMatchObject([
    { state: 'problem', found: 'Unknown to Node or PostgreSQL: mars/olympus of acme.' },
  ]);
  await change('Australia/Perth');
  expect((await doctor()).of('time zones')).toMatchObject([{ state: 'ok' }]);
  await owner.query("create role reader_of_doctor login password 'reader'");
  try {
    const url = Object.assign(new URL(fixture.connectionString), {
      ...{ username: 'reader_of_doctor', password: 'reader' },
    });
    const { of } = await doctor({ DATABASE_URL: url.href });
    expect(of('roles').map(({ state, found }) => [state, found])).toEqual([
      ['problem', 'reader_of_doctor may not become watershade_app.'],
      ['warning', 'reader_of_doctor may not read all rows, so `watershade backup` is refused.'],
    ]);
    expect(of('application')).toMatchObject([{ state: 'problem' }]);
  } finally {
    await owner.query('drop role reader_of_doctor');
  }
});

test('a mail server that does not answer is a problem, without its password', async () => {
  const { of } = await doctor({ SMTP_URL: 'smtp://user:secret-word@127.0.0.1:1' });
  const [mail] = of('mail');
  expect(mail).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('127.0.0.1:1') as string,
  });
  expect(JSON.stringify(mail)).not.toContain('secret-word');
});

test.each([
  [0, 'ok'],
  [1999, 'ok'],
  [2500, 'problem'],
  [-2500, 'problem'],
])('a database clock that differs by %i ms is %s', async (ahead, state) => {
  const now = 1_700_000_000_000;
  const clock = { query: () => Promise.resolve({ rows: [{ time: now + ahead }], rowCount: 1 }) };
  expect((await clockFinding(clock as never, () => now)).state).toBe(state);
});

test.each([
  [400e6, 0, 'problem'],
  [1e9, 0, 'warning'],
  [5e9, 6e9, 'warning'],
  [5e9, 1e9, 'ok'],
])('%d bytes free with %d needed are %s', (free, needed, state) => {
  expect(freeFinding('/data', free, needed).state).toBe(state);
});

test('the oldest Node is that of the package', () => {
  const { engines } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${oldestNode}`);
  expect(nodeFinding(`${oldestNode}.0`).state).toBe('ok');
  expect(nodeFinding('20.18.9').state).toBe('problem');
  expect(nodeFinding('22.1.0').state).toBe('ok');
});
