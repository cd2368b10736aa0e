import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { Invitation } from '#invitations/contract';

let fixture: OrgFixture;
let owner: pg.Client;
let admin: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterEach(async () => {
  await owner.end();
  await fixture.leave();
});

const day = 86_400_000;
const crew = { name: 'Day crew', email: null, tag_ids: [] as string[], most: 2, days: 7 };

async function make(more: object = {}, token = admin) {
  const body = { ...crew, invitation_id: newId(), ...more };
  const answer = await fixture.app.call('POST', '/v3/invitation', body, token);
  const data = answer.body.data as unknown as { url: string; invitation: Invitation } | null;
  const link = data?.url.split('/join/')[1] ?? '';
  return { ...answer, link, invitation: data?.invitation };
}
const read = async (link: string) => {
  const { status, body } = await fixture.app.call('GET', `/v3/join/${link}`);
  return { status, data: body.data as unknown, errors: body.errors };
};
const person = (email: string, user_id = newId()) => ({
  ...{ user_id, name_first: 'Mateus', name_last: 'Ferreira', email, password: 'rain over iron' },
});
const join = (link: string, body: object) => fixture.app.call('POST', `/v3/join/${link}`, body);
const stateOf = async (link: string) => ((await read(link)).data as { state: string }).state;
const signIn = (email: string) =>
  fixture.app.call('POST', '/v3/auth/login', { email, password: 'rain over iron' });

test('a crew joins with one link, as workers with the tags of the invitation and no other right', async () => {
  const { link, invitation } = await make({ tag_ids: [fixture.acme.day] });
  expect(invitation).toMatchObject({ name: 'Day crew', state: 'open', uses: 0, most: 2 });
  expect(await read(link)).toMatchObject({
    status: 200,
    data: { organisation: 'acme', name: 'Day crew', state: 'open', is_personal: false },
  });
  const mateus = person('mateus@crew.example');
  expect((await join(link, mateus)).status).toBe(200);
  const { body, status } = await signIn('MATEUS@crew.example');
  expect(status).toBe(200);

  const { rows } = await owner.query<object>(
    `select p.access, p.tag_id, c.proven_time, c.must_change_password,
       (select array_agg(tag_id) from user_tags as t where t.user_id = c.user_id) as tag_ids
     from credentials as c join permissions as p using (org_id, user_id)
     where c.user_id = $1 and p.active`,
    [mateus.user_id],
  );
  expect(rows).toEqual([
    {
      ...{ access: 'none', tag_id: null, proven_time: null, must_change_password: false },
      tag_ids: [fixture.acme.day],
    },
  ]);
  // The worker reads nobody else, and makes no invitation.
  const core = await fixture.app.call('POST', '/v3/sync/core', {}, body.data.token);
  expect(core.body.data.users.map(({ user_id }) => user_id)).toEqual([mateus.user_id]);
  expect((await make({}, body.data.token)).status).toBe(403);

  expect((await join(link, person('amara@crew.example'))).status).toBe(200);
  expect(await stateOf(link)).toBe('full');
  const late = await join(link, person('late@crew.example'));
  expect([late.status, late.body.errors['token']]).toEqual([
    409,
    'As many people as it was made for have joined with this invitation. Ask for a new one.',
  ]);
});

test('a lost answer is answered again, and of people who join at once only as many as may', async () => {
  const { link } = await make({ most: 1 });
  const mateus = person('mateus@crew.example');
  expect((await join(link, mateus)).status).toBe(200);
  expect((await join(link, mateus)).status).toBe(200);
  const { link: second } = await make({ most: 2 });
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => join(second, person(`${name}@crew.example`))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
});

test('a form that is sent twice at once adds one person and counts once', async () => {
  for (const most of [1, 2]) {
    const { link, invitation } = await make({ most });
    const twice = person(`twice${String(most)}@crew.example`);
    const answers = await Promise.all([join(link, twice), join(link, twice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await owner.query<object>(
      `select uses, (select count(*)::int from permissions where user_id = $2) as rights,
         (select count(*)::int from outbox where user_id = $2) as mails
       from invitations where invitation_id = $1`,
      [invitation?.invitation_id, twice.user_id],
    );
    expect(rows).toEqual([{ uses: 1, rights: 1, mails: 1 }]);
  }
});

test('an invitation by email is for that person only, once, and forgets the email', async () => {
  const { link, invitation } = await make({ email: 'Linh@crew.example', most: 1 });
  expect(invitation).toMatchObject({ email: 'linh@crew.example', is_personal: true });
  // The answer to the link does not contain the email.
  expect(JSON.stringify(await read(link))).not.toContain('linh@');
  const { rows: mails } = await owner.query<{ to: string }>(
    "select recipient as to from outbox where subject = 'Join acme on Watershade' and is_secret",
  );
  expect(mails).toEqual([{ to: 'linh@crew.example' }]);
  const wrong = await join(link, person('jack@crew.example'));
  expect([wrong.status, wrong.body.errors['email']]).toEqual([
    422,
    'This invitation was sent to another email address. Enter that address, or ask for an invitation of your own.',
  ]);
  expect((await join(link, person('linh@crew.example'))).status).toBe(200);
  expect(await stateOf(link)).toBe('used');
  const again = await join(link, person('linh@crew.example'));
  expect([again.status, again.body.errors['token']]).toEqual([
    409,
    'This invitation has already been used. If it was you, sign in. Otherwise ask for a new one.',
  ]);
  const { rows } = await owner.query('select email from invitations');
  expect(rows).toEqual([{ email: null }]);
});

test('an invitation ends by its time, when it is revoked, and with the rights of who made it', async () => {
  const [{ link }, other, third] = [await make(), await make(), await make()];
  const revoke = (id = '', token = admin) =>
    fixture.app.call('DELETE', `/v3/invitation/${id}`, undefined, token);
  expect((await revoke(other.invitation?.invitation_id)).status).toBe(200);
  expect((await revoke(other.invitation?.invitation_id)).status).toBe(200);
  expect(await stateOf(other.link)).toBe('revoked');
  expect((await join(other.link, person('a@crew.example'))).body.errors['token']).toBe(
    'This invitation was withdrawn. Ask for a new one.',
  );
  const foreign = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await revoke(third.invitation?.invitation_id, foreign)).status).toBe(404);
  expect(await stateOf(third.link)).toBe('open');

  fixture.clock.now += 7 * day;
  expect(await stateOf(link)).toBe('expired');
  expect((await join(link, person('b@crew.example'))).body.errors['token']).toBe(
    'This invitation has expired. Ask for a new one.',
  );
  const ownersToken = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const fresh = await make({}, await signInTo(fixture.app, fixture.acme.emailOf('admin')));
  const gone = `/v3/organisation/admins/${fixture.acme.id('admin')}`;
  expect((await fixture.app.call('DELETE', gone, undefined, ownersToken)).status).toBe(200);
  expect(await stateOf(fresh.link)).toBe('revoked');
  expect((await join(fresh.link, person('c@crew.example'))).status).toBe(409);
});

test('who cannot join does not learn who has an account', async () => {
  const taken = fixture.acme.emailOf('worker_day');
  const answersTo = async (link: string) =>
    await Promise.all(
      [taken, 'nobody@crew.example'].map(async (email) => {
        const { status, body } = await join(link, person(email));
        return [status, body.errors];
      }),
    );
  const [ended, personal] = [await make(), await make({ email: 'linh@crew.example', most: 1 })];
  const path = `/v3/invitation/${ended.invitation?.invitation_id ?? ''}`;
  expect((await fixture.app.call('DELETE', path, undefined, admin)).status).toBe(200);
  for (const link of [ended.link, personal.link]) {
    const [of_taken, of_nobody] = await answersTo(link);
    expect(of_taken).toEqual(of_nobody);
  }
});

test('a bad form is refused in its own words, an unknown link by one sentence', async () => {
  const { link } = await make();
  const bad = await join(link, { ...person('no email'), name_first: '', name_last: '' });
  expect([bad.status, Object.keys(bad.body.errors).sort()]).toEqual([422, ['email', 'name_first']]);
  const short = await join(link, { ...person('x@crew.example'), password: 'short' });
  expect(short.body.errors['password']).toBe('Minimum 6 characters');
  const taken = await join(link, person(fixture.acme.emailOf('worker_day')));
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['email']]);
  for (const unknown of ['x', 'a'.repeat(43), `${link}x`]) {
    expect(await read(unknown)).toMatchObject({
      status: 404,
      errors: {
        token:
          'This invitation link is not valid. Check that you opened the whole link, or ask for a new one.',
      },
    });
  }
  const refused = await make({ name: ' ', most: 0, days: 31, tag_ids: [newId()] });
  expect(Object.keys(refused.body.errors).sort()).toEqual(['days', 'most', 'name']);
  expect((await make({ email: 'a@b.example', most: 2 })).body.errors['most']).toBe(
    'An invitation by email is for one person',
  );
  expect((await make({ tag_ids: [fixture.other.day] })).status).toBe(404);
});

test('the token is stored as a hash only, and opening links has a limit', async () => {
  const { link } = await make();
  const { rows } = await owner.query<{ text: string }>(
    'select i::text as text from invitations as i',
  );
  expect(rows[0]?.text).not.toContain(link);
  const list = await fixture.app.call('GET', '/v3/invitation', undefined, admin);
  expect(list.text).not.toContain(link);
  expect(list.status).toBe(200);
  const statuses = new Set<number>();
  for (let count = 0; count < 125; count += 1) {
    statuses.add((await fixture.app.call('GET', `/v3/join/${'b'.repeat(43)}`)).status);
  }
  expect([...statuses].sort()).toEqual([404, 429]);
});
