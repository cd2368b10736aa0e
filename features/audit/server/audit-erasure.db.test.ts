import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { AuditEntry } from '#audit/contract';
import { auditExport } from './audit-export.ts';

let fixture: OrgFixture;
let owner: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());

const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const answer = await fixture.app.call(method, path, body, owner);
  expect([answer.status, answer.body.errors ?? {}]).toEqual([200, {}]);
};
/** All that the log stores of an organisation. */
const logOf = async ({ org_id } = fixture.acme) => {
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<{ text: string }>("select string_agg(a::text, ' ') as text from audit_log as a"),
  );
  return rows[0]?.text ?? '';
};
const entriesAbout = async (user_id: string) => {
  const path = `/v3/audit?subject=${user_id}`;
  const { body } = await fixture.app.call('GET', path, undefined, owner);
  return (body.data as unknown as { entries: AuditEntry[] }).entries;
};
const person = async (name_first: string, name_last: string, email: string | null) => {
  const user_id = newId();
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into users (org_id, user_id, name_first, name_last, email, metadata, created_time)
       values ($1, $2, $3, $4, $5, '{}', now())`,
      [fixture.acme.org_id, user_id, name_first, name_last, email],
    ),
  );
  return user_id;
};

test('an erased person is in no value of the log, and nobody else loses one', async () => {
  const user_id = await person('Zelda', 'Quux', 'zelda.quux@acme.example');
  const other = await person('Ida', 'Pond', null);
  const { name_first, name_last } = { name_first: 'Griselda', name_last: 'Foobar' };
  await send('PATCH', '/v2/user/', { user_id, name_first, email: 'griselda@acme.example' });
  await send('PATCH', '/v2/user/', { user_id, name_last, metadata: { 'Locker of Zelda': 'x' } });
  await send('PATCH', '/v2/user/', { user_id: other, name_first: 'Idun' });
  // Where an admin typed a name or an email in something else.
  await send('PATCH', '/v3/organisation', {
    metadata: {
      _sender_name: 'GRISELDA foobar',
      _report_brand: 'zelda.quux@acme.example',
      _emergency_number: '000',
    },
  });
  await send('PATCH', '/v2/tag', { tag_id: fixture.acme.day, name: 'griselda@acme.example' });
  await send('PATCH', '/v2/tag', { tag_id: fixture.acme.day, name: 'Day crew' });
  const words = ['zelda', 'quux', 'foobar'];
  expect((await logOf()).toLowerCase()).toMatch(/zelda.*quux|quux.*zelda/s);

  await send('POST', `/v3/user/${user_id}/erase`, { name: 'Griselda Foobar' });

  const log = await logOf();
  // The summaries of tags and the organisation are typed texts that stay, as their names do.
  const changes = (await entriesAbout(user_id)).flatMap((entry) => entry.changes);
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ...[
      ['name_last', null, null],
      ['metadata', null, null],
    ],
    ...[
      ['name_first', null, null],
      ['email', null, null],
    ],
  ]);
  expect(changes.every(({ is_erased }) => is_erased === true)).toBe(true);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select changes::text as text from audit_log'),
  );
  const whole = rows.map(({ text }) => text.toLowerCase()).join('\n');
  for (const word of words) expect(whole).not.toContain(word);
  expect(log).toContain('Idun');
  expect(whole).toContain('_emergency_number');
  expect(whole).toContain('"000"');
  const [entry] = await entriesAbout(user_id);
  expect(entry).toMatchObject({ action: 'erase', subject: { user_id, name: '' } });
});

test('those who were merged into an erased person are erased with them', async () => {
  const source = await person('Old', 'Spelling', null);
  const target = await person('New', 'Spelling', null);
  await send('PATCH', '/v2/user/', { user_id: source, name_first: 'Oldest' });
  await send('PATCH', '/v3/user/merge', { source_user_id: source, target_user_id: target });
  await send('POST', `/v3/user/${target}/erase`, { name: 'New Spelling' });
  const changes = (await entriesAbout(source)).flatMap((entry) => entry.changes);
  expect(changes).toEqual([{ field: 'name_first', before: null, after: null, is_erased: true }]);
});

test('an erasure changes no entry of another organisation', async () => {
  const { org_id } = fixture.other;
  const user_id = await person('Vera', 'Stone', 'vera@acme.example');
  const change = { field: 'name', before: 'Vera Stone', after: 'vera@acme.example' };
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => {
    tx.audit({ action: 'change', entity: 'tag', entity_id: null, changes: [change] });
    tx.audit({ action: 'change', entity: 'user', entity_id: user_id, changes: [change] });
    return Promise.resolve();
  });
  const before = await logOf(fixture.other);
  await send('POST', `/v3/user/${user_id}/erase`, { name: 'Vera Stone' });
  expect(await logOf(fixture.other)).toBe(before);
});

test('what somebody changed about others is not in the export of their data', async () => {
  const other = await person('Una', 'Lake', null);
  const admin = fixture.acme.id('admin');
  const token = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const body = { user_id: other, name_first: 'Undine' };
  expect((await fixture.app.call('PATCH', '/v2/user/', body, token)).status).toBe(200);
  await send('PATCH', '/v2/user/', { user_id: admin, name_first: 'Adamina' });
  const rows = await fixture.database.read(fixture.acme.org_id, (tx) =>
    auditExport.page(tx, { after: null, most: 1000, user_id: admin }),
  );
  const text = rows.rows.map(({ cells }) => cells.join(',')).join('\n');
  expect(text).toContain('"after": "Adamina"');
  expect(text).toContain(other);
  expect(text).not.toContain('Undine');
  const all = await fixture.database.read(fixture.acme.org_id, (tx) =>
    auditExport.page(tx, { after: null, most: 1000, user_id: null }),
  );
  expect(JSON.stringify(all.rows)).toContain('Undine');
});
