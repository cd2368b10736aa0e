import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { Leave } from '#rosters/contract';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

test('a leave is synced again when a tag makes somebody a manager of its person', async () => {
  const { org_id } = fixture.acme;
  const write = (sql: string, values: unknown[]) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  const leave = {
    ...{ roster_user_leave_id: newId(), user_id: fixture.acme.id('worker_day'), timezone: 'UTC' },
    ...{ start_time: '2027-05-01T00:00:00.000Z', end_time: '2027-05-02T00:00:00.000Z' },
    reason: 'Sick leave',
  };
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  expect((await fixture.app.call('POST', '/v3/roster/leave', leave, admin)).status).toBe(200);
  await write(
    `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
     values ($1, $2, $3, (select tag_id from tags where org_id = $1 and name = 'Night crew'),
       'manager', now())`,
    [org_id, newId(), fixture.acme.id('editor_day')],
  );
  const token = await signInTo(fixture.app, fixture.acme.emailOf('editor_day'));
  const leaves = async (state: object) => {
    const { body } = await fixture.app.call('POST', '/v3/sync/core', state, token);
    return (body.data as unknown as { roster_user_leave: Leave[] }).roster_user_leave;
  };
  const known = (await leaves({})).find(
    ({ roster_user_leave_id }) => roster_user_leave_id === leave.roster_user_leave_id,
  );
  expect(known?.reason).toBe('');
  await write(
    `insert into user_tags (org_id, user_id, tag_id)
     select $1, $2, tag_id from tags where org_id = $1 and name = 'Night crew'`,
    [org_id, leave.user_id],
  );
  const changed = await leaves({ roster_user_leave: known?.modified_time });
  expect(changed.map(({ reason }) => reason)).toContain('Sick leave');
});
