import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { AuditEntry } from '#audit/contract';
import { auditWork } from './index.ts';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  await enter(450, '2026-03-01T00:00:00Z', 'thing');
});
afterAll(() => fixture.leave());

/** Entries of one kind, ten at each time, so that the order needs more than the time. */
async function enter(count: number, start: string, entity: string): Promise<void> {
  const { org_id, id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into audit_log (org_id, time, actor_user_id, action, entity, summary)
       select $1, $2::timestamptz + (nth / 10) * interval '1 ms', $3, 'change', $4, '=' || nth
       from generate_series(0, $5::int - 1) as nth`,
      [org_id, start, id('owner'), entity, count],
    ),
  );
}

const ask = async (query: string, token = admin) => {
  const { status, body } = await fixture.app.call('GET', `/v3/audit?${query}`, undefined, token);
  const data = body.data as unknown as {
    entries: AuditEntry[];
    total: number;
    next_cursor: string | null;
  };
  return { status, body, ...data };
};

test('the pages together contain every entry once, newest first', async () => {
  const found: AuditEntry[] = [];
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await ask(`entity=thing${cursor === '' ? '' : `&cursor=${cursor}`}`);
    expect(page.total).toBe(450);
    found.push(...page.entries);
    sizes.push(page.entries.length);
    cursor = page.next_cursor;
  }
  expect(sizes).toEqual([200, 200, 50]);
  expect(new Set(found.map(({ audit_id }) => audit_id)).size).toBe(450);
  const times = found.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(found[0]).toMatchObject({
    actor_user_id: fixture.acme.id('owner'),
    actor_name: 'owner acme',
    action: 'change',
  });
});

test('days are those of the organisation, including the last one', async () => {
  await enter(1, '2026-05-01T13:59:59.999Z', 'night');
  await enter(1, '2026-05-01T14:00:00.000Z', 'night');
  const days = async () => [
    (await ask('entity=night&from=2026-05-01&to=2026-05-01')).total,
    (await ask('entity=night&from=2026-05-02')).total,
  ];
  expect(await days()).toEqual([2, 0]);
  const metadata = { _timezone: 'Australia/Brisbane' };
  await fixture.app.call('PATCH', '/v3/organisation', { metadata }, admin);
  expect(await days()).toEqual([1, 1]);
});

test('the log is filtered by actor, and automatic entries belong to none', async () => {
  const own = await ask(`actor=${fixture.acme.id('admin')}&entity=user`);
  expect(own.entries.map(({ action }) => action)).toEqual(['sign_in']);
  expect((await ask(`actor=${fixture.acme.id('worker_day')}`)).entries).toEqual([]);
});

test('the log of one person contains only what was done to that person', async () => {
  const user_id = fixture.acme.id('worker_day');
  await fixture.app.call('PATCH', '/v2/user/', { user_id, name_first: 'Wilhelmina' }, admin);
  const { entries, total } = await ask(`entity=user&entity_id=${user_id}`);
  expect(entries[0]).toMatchObject({ action: 'change_user', actor_name: 'admin acme' });
  expect([...new Set(entries.map(({ entity_id }) => entity_id))]).toEqual([user_id]);
  expect(total).toBe(entries.length);
  expect((await ask('entity_id=nobody')).status).toBe(422);
});

test('the log of another organisation is not visible', async () => {
  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await ask('entity=thing', other)).total).toBe(0);
  expect((await ask(`actor=${fixture.acme.id('owner')}`, other)).entries).toEqual([]);
});

test.each([
  ...['from=yesterday', 'to=2026-02-30', 'actor=me', 'cursor=1', "cursor=';drop table x"],
  'cursor=2026-02-30T10:00:00.000Z_0199f000-0000-7000-8000-000000000001',
  'cursor=2026-02-20T10:00:00.000Z_------------------------------------',
])('%s is rejected', async (query) => {
  expect((await ask(query)).status).toBe(422);
});

test('a file contains all rows of the filter, safe for spreadsheets', async () => {
  const answer = await fixture.app.raw('GET', '/v3/audit?entity=thing', undefined, admin, {
    accept: 'text/csv',
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.text.replace(/\r\n$/, '').split('\r\n');
  expect(lines[0]).toBe('\uFEFFTime,Who,Action,Object,Object id,Summary,Person,Person id,Changes');
  expect(lines).toHaveLength(451);
  expect(lines.at(-1)).toMatch(/^2026-03-01T00:00:00\.000Z,owner acme,change,thing,,'=\d,,,$/);
});

test('a rejected request is counted in the metrics', async () => {
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const count = async () => {
    const { text } = await fixture.app.call('GET', '/metrics');
    const line = /watershade_refused_total\{call="audit.list",status="403"\} (\d+)/.exec(text);
    return Number(line?.[1] ?? 0);
  };
  const before = await count();
  expect((await ask('', worker)).status).toBe(403);
  expect(await count()).toBe(before + 1);
});

test('entries older than 24 months are deleted, for every organisation, and no others', async () => {
  const age = async (org_id: string, months: string) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `insert into audit_log (org_id, time, action, entity)
         values ($1, clock_timestamp() - $2::interval, 'change', 'aged')`,
        [org_id, months],
      ),
    );
  for (const { org_id } of [fixture.acme, fixture.other]) {
    await age(org_id, '24 months 1 minute');
    await age(org_id, '23 months 27 days');
    await age(org_id, '0 months');
  }
  await auditWork({ database: fixture.database }).run({}, { number: 1, isLast: false });
  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await ask('entity=aged')).total).toBe(2);
  expect((await ask('entity=aged', other)).total).toBe(2);
});

test('the application cannot delete or change newer entries', async () => {
  for (const sql of ['delete from audit_log', "update audit_log set summary = ''"]) {
    await expect(
      fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
        tx.query(sql),
      ),
    ).rejects.toThrow('permission denied');
  }
});
