import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const id = (person: string) => fixture.acme.id(person);
const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const list = (token: string, tag_id = fixture.acme.day) =>
  fixture.app.call('GET', `/v3/tag/${tag_id}/supervisors`, undefined, token);
const set = (people: string[], token = admin, tag_id = fixture.acme.day) =>
  fixture.app.call('POST', '/v3/tag/supervisors', { tag_id, user_ids: people }, token);
const named = ({ body }: Awaited<ReturnType<typeof set>>) =>
  (body.data as unknown as { name_first: string }[]).map(({ name_first }) => name_first);

test('[TAG-58, TAG-69, TAG-70] exactly the named people manage the tag; their other rights on it stay', async () => {
  const answer = await set([id('worker_night'), id('editor_day')]);
  expect(named(answer)).toEqual(['editor_day', 'worker_night']);
  const [editor] = answer.body.data as unknown as { access: string }[];
  expect(editor?.access).toBe('manager,view_user,view_measure,edit_measure,delete_measure');
  expect(named(await list(admin))).toEqual(['editor_day', 'worker_night']);
  expect(named(await set([id('manager_day')]))).toEqual(['manager_day']);
  const kept = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ access: string }>('select access from permissions where user_id = $1 and active', [
      id('editor_day'),
    ]),
  );
  expect(kept.rows).toEqual([{ access: 'view_user,view_measure,edit_measure,delete_measure' }]);
});

test('a person who never signed in, or has no email, gets no alerts', async () => {
  await tokenOf('manager_day');
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set email = null where user_id = $1', [id('mate_day')]),
  );
  await set([id('manager_day'), id('mate_day'), id('worker_night')]);
  const rows = (await list(admin)).body.data as unknown as {
    name_first: string;
    can_receive_alerts: boolean;
  }[];
  expect(
    rows.map(({ name_first, can_receive_alerts }) => [name_first, can_receive_alerts]),
  ).toEqual([
    ['manager_day', true],
    ['mate_day', false],
    ['worker_night', false],
  ]);
  await set([id('manager_day')]);
});

test('with a person of another organisation, another admin or oneself nothing changes', async () => {
  const before = named(await set([id('manager_day')]));
  for (const stranger of [newId(), fixture.other.id('worker_day')]) {
    const refused = await set([id('worker_night'), stranger]);
    expect([refused.status, refused.body.errors]).toEqual([422, { user_ids: 'User not found' }]);
  }
  expect((await set([id('worker_night'), id('owner')])).status).toBe(403);
  expect((await set([id('worker_night'), id('admin')])).status).toBe(403);
  expect(named(await list(admin))).toEqual(before);
  for (const tag_id of [newId(), fixture.other.day]) {
    expect((await list(admin, tag_id)).status).toBe(404);
    expect((await set([], admin, tag_id)).status).toBe(404);
  }
});

test('a manager sees the other managers of their tag, and cannot change them', async () => {
  await set([id('manager_day')]);
  const manager = await tokenOf('manager_day');
  expect(named(await list(manager))).toEqual(['manager_day']);
  expect((await list(manager, fixture.acme.night)).status).toBe(403);
  expect((await set([], manager)).status).toBe(403);
  expect((await list(await tokenOf('worker_day'))).status).toBe(403);
  expect(named(await list(await tokenOf('manager_all')))).toEqual(['manager_day']);
});
