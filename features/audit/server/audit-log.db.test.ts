import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

const context = () => ({ org_id: fixture.acme.org_id, actor_user_id: null });

test.each([
  "update audit_log set action = 'nothing'",
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable row level security',
  'drop table audit_log',
])('the application cannot run %s', async (sql) => {
  await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  await expect(fixture.database.write(context(), (tx) => tx.query(sql))).rejects.toThrow(
    /permission denied|must be owner/,
  );
});

test('a row cannot be written for another organisation', async () => {
  const line =
    (org_id: string) => (tx: { query: (sql: string, values: unknown[]) => Promise<unknown> }) =>
      tx.query("insert into audit_log (org_id, action, entity) values ($1, 'sign_in', 'user')", [
        org_id,
      ]);
  await expect(fixture.database.write(context(), line(fixture.other.org_id))).rejects.toThrow(
    /row-level security/,
  );
});

test('sign-ins, sign-outs, passwords and rights are recorded with actor, action, subject and time', async () => {
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const fresh = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
  await fixture.app.call(
    'POST',
    '/v3/auth/change_password',
    { current_password: password, ...fresh },
    worker,
  );
  await fixture.app.call('GET', '/v2/auth/logout', undefined, worker);
  const user_id = fixture.acme.id('worker_day');
  const permissions = [{ access: 'view_user', tag_id: null }];
  await fixture.app.call('PATCH', '/v2/user/', { user_id, permissions }, owner);
  await fixture.app.call('PUT', `/v3/organisation/admins/${user_id}`, { level: 'admin' }, owner);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ line: string }>(
      `select distinct action || case actor_user_id when $1 then ' by the worker' else ' by the owner' end as line
       from audit_log where entity_id = $1 and time > now() - interval '1 hour' order by 1`,
      [user_id],
    ),
  );
  expect(rows.map(({ line }) => line)).toEqual(
    expect.arrayContaining([
      'change_password by the worker',
      'set_permissions by the owner',
      'sign_in by the worker',
      'sign_out by the worker',
    ]),
  );
});
