import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId, signInTo, callDuringTransaction } from '#apps/server/testing';
import { createDirectoryFixture, hosted, wanted } from './test-directory.ts';
import type { DirectoryFixture, WantedPerson } from './test-directory.ts';

let fixture: DirectoryFixture;
beforeEach(async () => {
  fixture = await createDirectoryFixture();
});
afterEach(() => fixture.leave());

interface Added {
  added: { object_id: string; user_id: string }[];
  skipped: { object_id: string; reason: string }[];
}

async function add(people: readonly Partial<WantedPerson>[], tag_ids?: string[]): Promise<Added> {
  const { status, body } = await fixture.add(people, tag_ids);
  expect([status, body.message]).toEqual([200, null]);
  return body.data as unknown as Added;
}

const newPeople = () =>
  fixture.rows<{ email: string }>(
    `select email from users where metadata ? '_federated_provider' order by email`,
  );

test('people are added with names, email and tags, linked to their account and without a password', async () => {
  const { acme, host } = fixture;
  const job = newId();
  await fixture.change(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, 'Kiln', 'job', '{}', now())`,
    [acme.org_id, job],
  );
  const { added, skipped } = await add(
    [wanted('Ana', { name_first: ' Ana ', email: 'ANA@acme.example ' }), wanted('Bea')],
    [acme.day, job, acme.day.toUpperCase()],
  );
  expect(skipped).toEqual([]);
  expect(added.map(({ object_id }) => object_id)).toEqual([hosted('Ana').id, hosted('Bea').id]);
  const [ana] = await fixture.rows(
    `select u.name_first, u.name_last, u.email, u.metadata, u.active, c.password_hash, c.enabled,
       w.tenant_id, w.object_id,
       array(select tag_id from user_tags as t where t.user_id = u.user_id order by tag_id) as tags
     from users as u join credentials as c using (org_id, user_id)
       join work_accounts as w using (org_id, user_id)
     where u.user_id = $1`,
    [added[0]?.user_id],
  );
  expect(ana).toEqual({
    ...{ name_first: 'Ana', name_last: 'Paki', email: 'ana@acme.example', active: true },
    ...{ metadata: { _federated_provider: 'azuread' }, password_hash: null, enabled: true },
    ...{ tenant_id: host.tenant_id, object_id: hosted('Ana').id },
    tags: [acme.day, job].toSorted(),
  });
  const audited = await fixture.rows<{ entity_id: string }>(
    `select actor_user_id, entity_id, summary from audit_log where action = 'create_user'
     order by entity_id`,
  );
  const summary = 'From the work directory';
  const ids = added.map(({ user_id }) => user_id).toSorted();
  const actor_user_id = acme.id('admin');
  expect(audited).toEqual(ids.map((entity_id) => ({ actor_user_id, entity_id, summary })));
  // Only their account signs in, and copies receive them.
  const { body } = await fixture.app.call('POST', '/v3/auth/method', { email: 'ana@acme.example' });
  expect(body.data).toEqual({ has_federated_provider: true, require_otp: false });
  const core = await fixture.app.call('POST', '/v3/sync/core', {}, fixture.admin);
  expect(core.body.data.users.map(({ email }) => email)).toContain('bea@acme.example');
});

test('the same call again adds nobody twice, also concurrently', async () => {
  const people = [wanted('Ana'), wanted('Bea')];
  const both = await Promise.all([add(people), add(people)]);
  expect(both.map(({ added }) => added.length).toSorted()).toEqual([0, 2]);
  const again = await add([...people, wanted('Ana'), wanted('Aroha')]);
  expect(again.added).toHaveLength(1);
  expect(again.skipped).toEqual(
    people.map(({ object_id }) => ({ object_id, reason: 'Already in Watershade' })),
  );
  expect(await newPeople()).toHaveLength(3);
});

describe('a person who cannot be added is skipped with the reason, and the others are added:', () => {
  const cases: [string, string, () => Promise<Partial<WantedPerson>> | Partial<WantedPerson>][] = [
    [
      'the e-mail of somebody here',
      'A user with this email address already exists',
      () => {
        const mail = fixture.acme.emailOf('worker_day');
        fixture.host.people.push(hosted('Wendy', { mail }));
        return wanted('Wendy', { email: mail });
      },
    ],
    ['an account of nobody', 'Not in the directory', () => wanted('Ghost')],
    ['an account that is disabled', 'Not in the directory', () => wanted('Anders')],
    [
      'another e-mail than the directory’s',
      'The directory has a different email address',
      () => wanted('Aroha', { email: fixture.acme.emailOf('owner') }),
    ],
    [
      'an e-mail of another domain',
      'The email address is not from an allowed domain',
      () => wanted('Anton', { email: 'anton@partner.example' }),
    ],
    [
      'no e-mail',
      'Invalid email format',
      () => {
        fixture.host.people.push(hosted('Mute', { mail: null, userPrincipalName: '' }));
        return wanted('Mute', { email: '' });
      },
    ],
    [
      'no name',
      'Either First Name or Last Name is required',
      () => wanted('Aroha', { name_first: ' ', name_last: '' }),
    ],
    [
      'a name that is too long',
      'A name can have at most 100 characters',
      () => wanted('Aroha', { name_last: 'x'.repeat(101) }),
    ],
    [
      'a name that nobody could see',
      'Either First Name or Last Name is required',
      () => wanted('Aroha', { name_first: '\u200b', name_last: '\u2060' }),
    ],
  ];
  test.each(cases)('%s', async (_, reason, person) => {
    const one = await person();
    const { added, skipped } = await add([one, wanted('Bea')]);
    expect(skipped).toEqual([{ object_id: one.object_id, reason }]);
    expect(added.map(({ object_id }) => object_id)).toEqual([hosted('Bea').id]);
    expect(await newPeople()).toEqual([{ email: 'bea@acme.example' }]);
  });

  test('two with the same email', async () => {
    fixture.host.people.push(hosted('Twin', { mail: 'ana@acme.example' }));
    const twin = wanted('Twin', { email: 'ana@acme.example' });
    const { added, skipped } = await add([wanted('Ana'), twin]);
    expect(added).toHaveLength(1);
    expect(skipped).toEqual([
      { object_id: twin.object_id, reason: 'A user with this email address already exists' },
    ]);
  });
});

test('a person whose email another organisation uses is added with an unproven email', async () => {
  await fixture.turnOn({ domains: ['acme.example', 'other.example'] });
  const answers = [];
  for (const email of [fixture.other.emailOf('worker_day'), 'nobody@other.example']) {
    const name = email.startsWith('nobody') ? 'Nora' : 'Wendy';
    fixture.host.people.push(hosted(name, { mail: email }));
    answers.push(await add([wanted(name, { email })]));
  }
  expect(answers.map(({ added, skipped }) => [added.length, skipped])).toEqual([
    [1, []],
    [1, []],
  ]);
});

test('the account of a removed person is linked to the new person', async () => {
  const [first] = (await add([wanted('Ana')])).added;
  const path = `/v2/user/${first?.user_id ?? ''}`;
  const gone = await fixture.app.call('DELETE', path, undefined, fixture.admin);
  expect(gone.status).toBe(200);
  const [second] = (await add([wanted('Ana')])).added;
  expect(second?.user_id).not.toBe(first?.user_id);
  expect(await fixture.rows('select user_id from work_accounts')).toEqual([
    { user_id: second?.user_id },
  ]);
});

test('an email taken meanwhile is detected', async () => {
  const { database, acme } = fixture;
  const { added, skipped } = await callDuringTransaction(database, {
    org_id: acme.org_id,
    change: (tx) =>
      tx.query('update users set email = $2 where user_id = $1', [
        acme.id('worker_day'),
        'ana@acme.example',
      ]),
    call: () => add([wanted('Ana'), wanted('Bea')]),
  });
  expect(added.map(({ object_id }) => object_id)).toEqual([hosted('Bea').id]);
  expect(skipped).toEqual([
    { object_id: hosted('Ana').id, reason: 'A user with this email address already exists' },
  ]);
});

describe('nothing is stored if the call as a whole is invalid:', () => {
  test.each([
    ['a tag of another organisation', () => [fixture.other.day]],
    ['a tag of nobody', () => [fixture.acme.day, newId()]],
  ])('%s', async (_, tags) => {
    const { status, body } = await fixture.add([wanted('Ana')], tags());
    expect([status, Object.keys(body.errors)]).toEqual([404, ['tag_ids']]);
    expect(await newPeople()).toEqual([]);
  });

  test.each<[string, string]>([
    ['delete from sso_settings', 'Work account sign-in is off for this organisation.'],
    [
      'update sso_settings set proven_time = null',
      'The directory has not been verified as yours yet.',
    ],
  ])('after %s', async (sql, message) => {
    await fixture.change(sql);
    const { status, body } = await fixture.add([wanted('Ana')]);
    expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', message]);
    expect(fixture.host.asked.people).toEqual([]);
  });

  test('a directory that was changed during the call', async () => {
    fixture.host.manners.people = (response) => {
      fixture.host.manners = {};
      void fixture
        .turnOn({ tenant_id: '6f0c2f0e-8f0b-4a52-9f0c-2b8f1d7e6a11' })
        .then(() => response.end(JSON.stringify({ value: [hosted('Ana')] })));
    };
    expect((await fixture.add([wanted('Ana')])).status).toBe(409);
    expect(await newPeople()).toEqual([]);
  });

  test('callers who are not admins, or are admins of another organisation', async () => {
    for (const person of ['manager_all', 'editor_day', 'worker_day']) {
      const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
      expect((await fixture.add([wanted('Ana')], [], token)).status).toBe(403);
    }
    const abroad = await signInTo(fixture.app, fixture.other.emailOf('admin'));
    expect((await fixture.add([wanted('Ana')], [], abroad)).status).toBe(409);
    expect(await newPeople()).toEqual([]);
  });

  test('nobody, too many people, or invalid people', async () => {
    const many = Array.from({ length: 501 }, () => wanted('Ana'));
    const wrong = [wanted('Ana', { object_id: "'; drop table users" })];
    for (const people of [[], many, wrong, [{ object_id: newId() }]]) {
      expect((await fixture.add(people)).status).toBe(422);
    }
    expect(fixture.host.asked.people).toEqual([]);
  });
});

test('five hundred people are added in one write, requested in slices', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `Crew${String(index)}`);
  fixture.host.people = names.map((name) => hosted(name));
  const { added } = await add(names.map((name) => wanted(name)));
  expect(added).toHaveLength(500);
  expect(fixture.host.asked.people).toHaveLength(34);
  expect(fixture.host.asked.tokens.length).toBeLessThanOrEqual(4);
  const writes = `select distinct xmin::text from users where metadata ? '_federated_provider'`;
  expect(await fixture.rows(writes)).toHaveLength(1);
}, 120_000);
