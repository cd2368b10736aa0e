import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleMessages } from '#people/contract';
import { insertPermissions } from '#permissions/server';
import { tagMessages } from '#tags/contract';
import { insertUserTags } from '#tags/server';
import { createMergeFixture } from './testing/merge-fixture.ts';
import type { MergeFixture } from './testing/merge-fixture.ts';
import { measurementOf, newId, noon, storeMeasurements } from './testing/org-fixture.ts';

const editor = 'view_user,edit_user,delete_user';
const reader = 'view_user,view_measure,edit_measure,delete_measure';
const whole = `${editor},view_measure,edit_measure,delete_measure`;

let fixture: MergeFixture;
beforeAll(async () => {
  fixture = await createMergeFixture();
});
afterAll(() => fixture.leave());

const context = () => ({ org_id: fixture.acme.org_id, actor_user_id: null });

/** A signed-in person with these rights. */
async function actorWith(grants: readonly [access: string, tag_id: string | null][]) {
  const user_id = await fixture.person('Actor');
  const created_time = new Date(noon).toISOString();
  await fixture.database.write(context(), (tx) =>
    insertPermissions(
      tx,
      grants.map(([access, tag_id]) => ({
        ...{ permission_id: newId(), user_id, tag_id, access, created_time },
      })),
    ),
  );
  await fixture.write(
    `insert into credentials (org_id, user_id, email, password_hash, created_time)
     values ($1, $2, $3, 'none', $4)`,
    [fixture.acme.org_id, user_id, `${user_id}@acme.example`, created_time],
  );
  return { user_id, token: await signIn(user_id) };
}

/** A sign-in of a person, without hashing a password. */
async function signIn(user_id: string): Promise<string> {
  const token = newId();
  await fixture.write(
    `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time, user_agent)
     values ($1, $2, $3, $4, $4, '')`,
    [
      ...[fixture.acme.org_id, createHash('sha256').update(token).digest(), user_id],
      new Date(noon).toISOString(),
    ],
  );
  return token;
}

/** A person with these tags and a test; returns both ids. */
async function workerIn(...tag_ids: string[]) {
  const user_id = await fixture.person('Worker', tag_ids);
  const row = measurementOf(user_id);
  await storeMeasurements(fixture.database, fixture.acme.org_id, [row]);
  return { user_id, test: row.measurement_id };
}

/** Ids of the tests in the sync of a sign-in. */
async function testsOf(token: string): Promise<string[]> {
  const { body } = await fixture.app.call('POST', '/v3/sync/measures', {}, token);
  return body.data.measurements.map((row) => String(row['measurement_id']));
}

test('merging unreadable people into a readable person shows none of their tests', async () => {
  const { day, night } = fixture.acme;
  const { token } = await actorWith([
    [editor, day],
    [`${editor},view_measure`, night],
  ]);
  const [from, to] = [await workerIn(day), await workerIn(night)];
  const { status, body } = await fixture.merge(from.user_id, to.user_id, token);
  expect([status, body.message]).toEqual([403, peopleMessages.mergeTests]);
  expect(await testsOf(token)).not.toContain(from.test);
});

test('merging a person into oneself does not make their tests one’s own', async () => {
  const { day } = fixture.acme;
  const { token, user_id } = await actorWith([[whole, day]]);
  const from = await workerIn(day);
  const { status, body } = await fixture.merge(from.user_id, user_id, token);
  expect([status, body.message]).toEqual([403, peopleMessages.mergeIntoOwn]);
  expect((await fixture.merge(from.user_id, fixture.acme.id('admin'))).status).toBe(200);
});

test('a merge gives the target no tag that would let the actor read the target', async () => {
  const { day, night } = fixture.acme;
  const { token } = await actorWith([
    [whole, day],
    [editor, night],
  ]);
  const [from, to] = [await workerIn(day), await workerIn(night)];
  const { status, body } = await fixture.merge(from.user_id, to.user_id, token);
  expect([status, body.message]).toEqual([403, peopleMessages.mergeTags]);
  expect(await testsOf(token)).not.toContain(to.test);
});

test('only a person who may view the tests of an account can set it up', async () => {
  const { day } = fixture.acme;
  const { token } = await actorWith([[editor, day]]);
  const { user_id } = await workerIn(day);
  const account = { email: `${newId()}@acme.example`, password: 'rain over iron' };
  const change = await fixture.app.call('PATCH', '/v2/user/', { user_id, ...account }, token);
  expect([change.status, change.body.message]).toEqual([403, peopleMessages.accountTests]);
  const of = fixture.acme.id('worker_day');
  const email = { email: `${newId()}@acme.example` };
  expect(
    (await fixture.app.call('PATCH', '/v2/user/', { user_id: of, ...email }, token)).status,
  ).toBe(403);
  const both = { new_password: 'wind beside tin', confirm_password: 'wind beside tin' };
  const reset = await fixture.app.call('PATCH', `/v3/user/reset_password/${of}`, both, token);
  expect([reset.status, reset.body.message]).toEqual([403, peopleMessages.accountTests]);
});

test('only a person who may view the future tests of a new person can give them an account', async () => {
  const { day } = fixture.acme;
  const { token } = await actorWith([[editor, day]]);
  const person = { user_id: newId(), name_first: 'New', tag_ids: [day] };
  const account = { email: `${newId()}@acme.example`, password: 'rain over iron' };
  const refused = await fixture.app.call('POST', '/v2/user', { ...person, ...account }, token);
  expect([refused.status, refused.body.errors]).toEqual([
    403,
    { email: peopleMessages.newAccountTests },
  ]);
  expect((await fixture.app.call('POST', '/v2/user', person, token)).status).toBe(200);
  const { token: reads } = await actorWith([[`${editor},view_measure`, day]]);
  const given = { ...person, user_id: newId(), ...account };
  expect((await fixture.app.call('POST', '/v2/user', given, reads)).status).toBe(200);
});

test.each([
  [
    'the members of a tag',
    'POST',
    '/v2/tag/users',
    (user_id: string, tag_id: string) => ({ tag_id, user_ids: [user_id] }),
  ],
  [
    'several tags',
    'POST',
    '/v3/tag/users',
    (user_id: string, tag_id: string) => ({ tag_ids: [tag_id], user_ids: [user_id] }),
  ],
  [
    'the form of a person',
    'PATCH',
    '/v2/user/',
    (user_id: string, tag_id: string) => ({ user_id, tag_ids: [fixture.acme.day, tag_id] }),
  ],
] as const)(
  'a tag that makes tests readable cannot be given to unreadable people by %s',
  async (_, method, path, body) => {
    const { day, night } = fixture.acme;
    const { token } = await actorWith([
      [editor, day],
      [`${editor},view_measure`, night],
    ]);
    const worker = await workerIn(day);
    const answer = await fixture.app.call(method, path, body(worker.user_id, night), token);
    expect([answer.status, answer.body.message]).toEqual([403, tagMessages.testsNotYours]);
    expect(await testsOf(token)).not.toContain(worker.test);
    // Readers may do so, and the tag shows their tests from then on.
    const { token: reads } = await actorWith([
      [`${editor},view_measure`, day],
      [editor, night],
    ]);
    expect((await fixture.app.call(method, path, body(worker.user_id, night), reads)).status).toBe(
      200,
    );
    expect(await testsOf(token)).toContain(worker.test);
  },
);

test('an account that was set up gives no tag that its creator could not give', async () => {
  const { day, night } = fixture.acme;
  const blind = await actorWith([
    [editor, day],
    [editor, night],
  ]);
  // The first reads the night crew and has all rights of the second; signed in as the second, who
  // reads nobody, they give the tag of the night crew to a person of the day crew.
  const first = await actorWith([
    [editor, day],
    [`${editor},view_measure`, night],
  ]);
  await fixture.database.write(context(), (tx) =>
    insertUserTags(tx, [{ user_id: blind.user_id, tag_id: night }]),
  );
  const login = { email: `${newId()}@acme.example`, password: 'rain over iron' };
  const account = { user_id: blind.user_id, ...login };
  expect((await fixture.app.call('PATCH', '/v2/user/', account, first.token)).status).toBe(200);
  const worker = await workerIn(day);
  const body = { tag_id: night, user_ids: [worker.user_id] };
  const asSecond = await signIn(blind.user_id);
  expect((await fixture.app.call('POST', '/v2/tag/users', body, asSecond)).status).toBe(403);
  expect(await testsOf(first.token)).not.toContain(worker.test);
});

test('a merge with all rights over the tests of the source still works', async () => {
  const { day, night } = fixture.acme;
  const { token } = await actorWith([
    [whole, day],
    [`${editor},${reader}`, night],
  ]);
  const [from, to] = [await workerIn(day), await workerIn(night)];
  expect((await fixture.merge(from.user_id, to.user_id, token)).status).toBe(200);
  expect((await fixture.testsOf(to.user_id)).map(({ measurement_id }) => measurement_id)).toEqual(
    [from.test, to.test].toSorted(),
  );
});
