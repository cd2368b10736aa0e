import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimDomain, newId, signInTo, createOrgFixture, tokenInEmail } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const day = 86_400_000;
const password = 'a heat of 2026';
const ana = 'ana@ironbark.example';
const sentence = 'Too many attempts. Please wait before trying again.';

let address = 0;
async function register(email: string, organisation_name = 'Ironbark Mining'): Promise<unknown> {
  address += 1;
  const names = { organisation_name, name_first: 'Ana', name_last: 'Ruiz' };
  const form = { ...names, email, password, accept_terms: true, timezone: 'Australia/Perth' };
  const from = { from: `10.3.${String(address >> 8)}.${String(address & 255)}` };
  const sent = JSON.stringify(form);
  return (await fixture.app.raw('POST', '/v3/auth/register', sent, undefined, from)).body.data;
}
const login = (email: string, secret = password, more: object = {}) =>
  fixture.app.call('POST', '/v3/auth/login', { email, password: secret, ...more });
const signIn = async (email: string) => (await login(email)).body.data;
const confirm = async (token: string): Promise<unknown> =>
  (await fixture.app.call('POST', `/v3/auth/confirm-email/${token}`)).body.data;
const stateOf = async (token: string): Promise<unknown> =>
  (await fixture.app.call('GET', '/v3/auth/confirm-email', undefined, token)).body.data;
const sendAgain = (token: string) =>
  fixture.app.call('POST', '/v3/auth/confirm-email', undefined, token);

/** Rows of the organisation of the newest account with an email. */
async function rowsOf<Row extends object>(org_id: string, sql: string, values: unknown[] = []) {
  return (await fixture.database.read(org_id, (tx) => tx.query<Row>(sql, values))).rows;
}
/** Whether a query waits for a row that another transaction has locked. */
async function waitsForLock(): Promise<boolean> {
  const { rows } = await fixture.database.unscoped((tx) =>
    tx.query<{ waits: boolean }>('select exists (select from pg_locks where not granted) as waits'),
  );
  return rows[0]?.waits === true;
}
async function emailsTo(org_id: string, email: string) {
  return rowsOf<{ subject: string; text: string; is_secret: boolean }>(
    org_id,
    `select subject, text, is_secret from outbox where recipient = $1
     order by created_time desc, message_id desc`,
    [email],
  );
}
async function newestToken(org_id: string, email: string): Promise<string> {
  const [message] = await emailsTo(org_id, email);
  return tokenInEmail(message?.text ?? '');
}
/** Registers and returns the data of the new owner. */
async function registered(email: string, name?: string) {
  expect(await register(email, name)).toBe(0);
  const { token, user } = await signIn(email);
  const { org_id } = user as unknown as { org_id: string };
  return { token, org_id, link: await newestToken(org_id, email) };
}

/** An admin of acme types an email for a person. */
async function type(email: string, secret = 'rain over iron') {
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const person = { user_id: newId(), name_first: 'Tane', email, password: secret };
  return fixture.app.call('POST', '/v2/user', person, admin);
}

describe('a mailed link', () => {
  test('confirms the email of a new owner once, who can work before it too', async () => {
    const { token, org_id, link } = await registered(ana);
    expect(await stateOf(token)).toEqual({ email: ana, is_confirmed: false });
    const emails = await emailsTo(org_id, ana);
    expect(emails).toMatchObject([{ subject: 'Confirm your email address', is_secret: true }]);
    expect(emails[0]?.text).toContain('Ironbark Mining');
    expect(await confirm(link)).toBe('confirmed');
    expect(await stateOf(token)).toEqual({ email: ana, is_confirmed: true });
    expect(await confirm(link)).toBe('used');
    const noted = await rowsOf(
      org_id,
      "select entity, actor_user_id = entity_id as is_own from audit_log where action = 'prove_email'",
    );
    expect(noted).toEqual([{ entity: 'user', is_own: true }]);
  });

  test('is valid for 60 minutes, until another is sent, and only for the email it was sent to', async () => {
    const { token, org_id, link } = await registered(ana);
    fixture.clock.now += 1;
    expect((await sendAgain(token)).body.data).toBe(true);
    const second = await newestToken(org_id, ana);
    expect(await confirm(link)).toBe('expired');
    fixture.clock.now += 3_600_000;
    expect(await confirm(second)).toBe('expired');
    await sendAgain(token);
    const third = await newestToken(org_id, ana);
    await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query("update credentials set email = 'ben@ironbark.example' where org_id = $1", [org_id]),
    );
    expect(await confirm(third)).toBe('expired');
    expect(await confirm(`${newId()}.unknown`)).toBe('expired');
  });

  test('does not confirm an email that the account gets while the link is used', async () => {
    const { org_id, link } = await registered(ana);
    const stolen = 'victim@elsewhere.example';
    let confirming: Promise<unknown> | undefined;
    await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
      await tx.query('update credentials set email = $2 where org_id = $1', [org_id, stolen]);
      confirming = confirm(link);
      await expect.poll(() => waitsForLock()).toBe(true);
    });
    expect(await confirming).toBe('expired');
    const proofs = await rowsOf(org_id, 'select email, proven_time from credentials');
    expect(proofs).toEqual([{ email: stolen, proven_time: null }]);
  });

  test('is sent at most 5 times an hour, and not for a confirmed email', async () => {
    const { token, link } = await registered(ana);
    for (let turn = 0; turn < 5; turn += 1) expect((await sendAgain(token)).status).toBe(200);
    const refused = await sendAgain(token);
    expect([refused.status, refused.body.message]).toEqual([429, sentence]);
    expect(await confirm(link)).toBe('expired');
    fixture.clock.now += 3_600_001;
    const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
    expect((await sendAgain(owner)).body.data).toBe(false);
    expect(await emailsTo(fixture.acme.org_id, fixture.acme.emailOf('owner'))).toEqual([]);
  });

  test('is not shown to admins of the organisation', async () => {
    const { token } = await registered(ana);
    const { body } = await fixture.app.call('GET', '/v3/outbox', undefined, token);
    expect(JSON.stringify(body)).not.toContain('/confirm-email/');
  });

  test('can be checked 60 times a minute from one address', async () => {
    for (let turn = 0; turn < 60; turn += 1) await confirm(newId());
    const { status } = await fixture.app.call('POST', `/v3/auth/confirm-email/${newId()}`);
    expect(status).toBe(429);
  });
});

describe('an unconfirmed registration', () => {
  test('reserves its email and domain for 7 days; then they are free, and its owner keeps working', async () => {
    const first = await registered(ana);
    fixture.clock.now += 7 * day - 1;
    expect([await register(ana), await register('ben@ironbark.example')]).toEqual([1, 2]);
    fixture.clock.now += 1;
    expect(await register('ben@ironbark.example', 'Ironbark Group')).toBe(0);
    expect((await login(ana)).status).toBe(200);
    // A late owner still confirms the email, and the domain if nobody else did.
    await sendAgain((await signIn(ana)).token);
    expect(await confirm(await newestToken(first.org_id, ana))).toBe('confirmed');
    fixture.clock.now += 7 * day;
    expect(await register('cleo@ironbark.example')).toBe(2);
  });

  test('releases its email to a later registration that proves it, and keeps its data', async () => {
    const squatter = await registered(ana, 'Squatters');
    fixture.clock.now += 7 * day;
    const address_of = { from: '10.4.0.1' };
    const names = { organisation_name: 'Ironbark Mining', name_first: 'Ana', name_last: 'Ruiz' };
    const form = { ...names, email: ana, password: 'the true owner', accept_terms: true };
    const made = await fixture.app.raw(
      ...(['POST', '/v3/auth/register', JSON.stringify(form), undefined, address_of] as const),
    );
    expect(made.body.data).toBe(0);
    const owner = (await login(ana, 'the true owner')).body.data;
    const { org_id } = owner['user'] as unknown as { org_id: string };
    expect(org_id).not.toBe(squatter.org_id);
    expect(await confirm(await newestToken(org_id, ana))).toBe('confirmed');
    await sendAgain((await signIn(ana)).token);
    expect(await confirm(await newestToken(squatter.org_id, ana))).toBe('elsewhere');
    const stillThere = (await login(ana)).body.data['user'];
    expect(stillThere).toMatchObject({ org_id: squatter.org_id });
    expect(await register(ana)).toBe(1);
    expect(await register('ben@ironbark.example')).toBe(2);
  });

  test('does not reserve a domain that another organisation confirmed', async () => {
    const first = await registered(ana);
    fixture.clock.now += 7 * day;
    const second = await registered('ben@ironbark.example', 'Ironbark Group');
    expect(await confirm(second.link)).toBe('confirmed');
    await sendAgain((await signIn(ana)).token);
    expect(await confirm(await newestToken(first.org_id, ana))).toBe('confirmed');
    const confirmed = async (org_id: string) =>
      rowsOf(org_id, 'select confirmed_time is not null as is_confirmed from registrations');
    expect(await confirmed(first.org_id)).toEqual([{ is_confirmed: false }]);
    expect(await confirmed(second.org_id)).toEqual([{ is_confirmed: true }]);
  });
});

describe('an email that an admin typed', () => {
  test('does not prevent its owner from registering and proving it', async () => {
    expect((await type(ana)).status).toBe(200);
    const { token, link } = await registered(ana);
    expect(await confirm(link)).toBe('confirmed');
    expect(await stateOf(token)).toEqual({ email: ana, is_confirmed: true });
    // The typed account keeps its own password.
    const own = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
    const typed = (await login(ana, 'rain over iron', own)).body.data;
    expect(typed['user']).toMatchObject({ org_id: fixture.acme.org_id });
  });

  test('is proven by using a link to set a password', async () => {
    await type(ana);
    await fixture.app.call('POST', '/v2/auth/reset_password', { email: ana });
    const token = await newestToken(fixture.acme.org_id, ana);
    const body = { new_password: 'dust under copper', confirm_password: 'dust under copper' };
    const path = `/v3/auth/reset-password/${token}`;
    expect((await fixture.app.call('POST', path, body)).status).toBe(200);
    expect(await stateOf((await login(ana, body.new_password)).body.data.token)).toEqual({
      email: ana,
      is_confirmed: true,
    });
    expect(await register(ana)).toBe(1);
  });

  test('gets one email from each organisation with an account, which names it', async () => {
    await type(ana);
    const { org_id } = await registered(ana);
    await fixture.app.call('POST', '/v2/auth/reset_password', { email: ana });
    for (const [of, name] of [
      [fixture.acme.org_id, 'acme'],
      [org_id, 'Ironbark Mining'],
    ] as const) {
      const emails = await emailsTo(of, ana);
      const reset = emails.filter(({ subject }) => subject === 'Set a new password');
      expect(reset).toHaveLength(1);
      expect(reset[0]?.text).toContain(`${name} · Watershade`);
    }
  });
});

test('a changed email is unproven', async () => {
  const { token, link, org_id } = await registered(ana);
  await confirm(link);
  const change = { user_id: (await signIn(ana))['user_id'], email: 'ana.ruiz@ironbark.example' };
  const given = { ...change, current_password: password };
  expect((await fixture.app.call('PATCH', '/v2/user/', given, token)).status).toBe(200);
  const again = await signIn(change.email);
  expect(await stateOf(again.token)).toEqual({ email: change.email, is_confirmed: false });
  const [{ confirmed_time } = {}] = await rowsOf<{ confirmed_time?: string }>(
    org_id,
    'select confirmed_time from registrations',
  );
  expect(confirmed_time).not.toBeNull();
});

test('a restored person has an unproven email if another account has proven it meanwhile', async () => {
  const person = fixture.acme.emailOf('worker_day');
  const admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const user_id = fixture.acme.id('worker_day');
  expect((await fixture.app.call('DELETE', `/v2/user/${user_id}`, undefined, admin)).status).toBe(
    200,
  );
  const { link } = await registered(person, 'Their Own');
  expect(await confirm(link)).toBe('confirmed');
  const restored = await fixture.app.call('POST', '/v3/user/restore', { ids: [user_id] }, admin);
  expect(restored.body.data).toEqual({ ids: [user_id], failed: [] });
  const back = (await login(person, 'correct horse')).body.data;
  expect(back['user']).toMatchObject({ org_id: fixture.acme.org_id });
  expect(await stateOf(back.token)).toMatchObject({ is_confirmed: false });
});

test('a confirmed domain of one’s own refuses nobody', async () => {
  await claimDomain(fixture, 'elsewhere.example');
  const { token, link } = await registered(ana);
  await confirm(link);
  const mate = { user_id: newId(), name_first: 'Ben', email: 'ben@ironbark.example', password };
  expect((await fixture.app.call('POST', '/v2/user', mate, token)).status).toBe(200);
});
