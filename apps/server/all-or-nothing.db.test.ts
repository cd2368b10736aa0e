import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpOf } from './test-dump.ts';
import { faultyDatabase } from './test-faults.ts';
import type { FaultyDatabase } from './test-faults.ts';
import {
  appOn,
  measurementOf,
  newId,
  noon,
  password,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { TestApp, OrgFixture } from './testing/org-fixture.ts';
import { tokenInEmail } from './testing/reset-link.ts';

let fixture: OrgFixture;
let faulty: FaultyDatabase;
let app: TestApp;
beforeEach(async () => {
  fixture = await createOrgFixture();
  faulty = faultyDatabase(fixture.database);
  app = await appOn(faulty.database, fixture.clock);
});
afterEach(async () => {
  await app.close();
  await fixture.leave();
});

type Asked = Parameters<TestApp['call']>;
const id = (person: string) => fixture.acme.id(person);
const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const account = { password: 'a heat of 2026' };
const fresh = { new_password: 'rain over iron', confirm_password: 'rain over iron' };
const inAcme = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query<Record<string, string>>(sql, values),
  );

async function secretOf(token: string): Promise<string> {
  const { body } = await fixture.app.call('GET', '/v3/auth/2fa', undefined, token);
  return String(body.data['secret']);
}
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: fixture.clock.now });

/** A call that writes, after everything it needs was created. */
const actions: Record<string, () => Promise<Asked>> = {
  'a sign-in': async () => [
    'POST',
    '/v3/auth/login',
    { email: fixture.acme.emailOf('worker_day'), password },
  ],
  'a sign-in that brings an own password': async () => {
    const email = fixture.acme.emailOf('worker_day');
    await inAcme('update credentials set must_change_password = true where email = $1', [email]);
    return ['POST', '/v3/auth/login', { email, password, ...fresh }];
  },
  'a registration': async () => [
    'POST',
    '/v3/auth/register',
    {
      ...{ organisation_name: 'Ironbark Mining', name_first: 'Ana', name_last: 'Ruiz' },
      ...{ email: 'ana@ironbark.example', password: 'a heat of 2026', accept_terms: true },
    },
  ],
  'a changed password': async () => [
    'POST',
    '/v3/auth/change_password',
    { current_password: password, ...fresh },
    await tokenOf('worker_day'),
  ],
  'a request for a reset link': async () => [
    'POST',
    '/v2/auth/reset_password',
    { email: fixture.acme.emailOf('worker_day') },
  ],
  'a reset by its link': async () => {
    const email = fixture.acme.emailOf('worker_day');
    await fixture.app.call('POST', '/v2/auth/reset_password', { email });
    const { rows } = await inAcme('select text from outbox');
    const token = tokenInEmail(rows[0]?.['text'] ?? '');
    return ['POST', `/v3/auth/reset-password/${token}`, fresh];
  },
  'two-factor sign-in switched on': async () => {
    const token = await tokenOf('worker_day');
    const verification_code = codeOf(await secretOf(token));
    return ['POST', '/v3/auth/2fa/enable', { password, verification_code }, token];
  },
  'two-factor sign-in switched off': async () => {
    const token = await tokenOf('worker_day');
    const secret = await secretOf(token);
    const on = { password, verification_code: codeOf(secret) };
    await fixture.app.call('POST', '/v3/auth/2fa/enable', on, token);
    fixture.clock.now += 30_000;
    const off = { password, verification_code: codeOf(secret) };
    return ['POST', '/v3/auth/2fa/disable', off, token];
  },
  'a sign-in that sets up the second factor demanded': async () => {
    await inAcme('update organisations set metadata = \'{"_require_two_factor": true}\'');
    const body = { email: fixture.acme.emailOf('worker_day'), password };
    const asked = await fixture.app.call('POST', '/v3/auth/login', body);
    const { secret } = asked.body.data['set_up'] as unknown as { secret: string };
    return ['POST', '/v3/auth/login', { ...body, otp: codeOf(secret) }];
  },
  'a second factor demanded': async () => {
    const token = await tokenOf('owner');
    const on = { password, verification_code: codeOf(await secretOf(token)) };
    await fixture.app.call('POST', '/v3/auth/2fa/enable', on, token);
    await tokenOf('worker_day');
    const body = { metadata: { _require_two_factor: true } };
    return ['PATCH', '/v3/organisation', body, token];
  },
  'all sign-ins of somebody ended by an admin': async () => {
    await tokenOf('worker_day');
    const path = `/v3/user/${id('worker_day')}/sign-ins`;
    return ['DELETE', path, undefined, await tokenOf('admin')];
  },
  'an ended sign-in': async () => {
    const token = await tokenOf('worker_day');
    const { rows } = await inAcme('select sign_in_id from sign_ins');
    return ['DELETE', `/v3/auth/sign-ins/${String(rows[0]?.['sign_in_id'])}`, undefined, token];
  },
  'replaced permissions': async () => [
    'PATCH',
    '/v2/user/',
    {
      user_id: id('manager_day'),
      permissions: [
        { access: 'manager', tag_id: fixture.acme.night },
        { access: 'view_user', tag_id: null },
      ],
    },
    await tokenOf('owner'),
  ],
  'a new person': async () => [
    'POST',
    '/v2/user',
    {
      ...{ user_id: newId(), name_first: 'Ana', email: 'ana@ironbark.example', ...account },
      ...{ tag_ids: [fixture.acme.day], metadata: { Shift: 'Night' } },
      permissions: [{ access: 'view_user', tag_id: fixture.acme.day }],
    },
    await tokenOf('owner'),
  ],
  'another e-mail of somebody': async () => [
    'PATCH',
    '/v2/user/',
    { user_id: id('worker_day'), name_last: 'Ruiz', email: 'ana@ironbark.example' },
    await tokenOf('owner'),
  ],
  'permissions taken from three people': async () => [
    'PATCH',
    '/v3/permission/remove',
    { user_ids: ['manager_day', 'manager_night', 'editor_day'].map(id) },
    await tokenOf('owner'),
  ],
  'somebody made an admin': async () => [
    'PUT',
    `/v3/organisation/admins/${id('manager_day')}`,
    { level: 'admin' },
    await tokenOf('owner'),
  ],
  'two new tests': async () => [
    'POST',
    '/v3/measurement',
    {
      measurements: [1, 2].map((minutes) => ({
        measurement_id: newId(),
        user_id: id('worker_day'),
        type: 'sosm',
        value: 50,
        created_time: new Date(noon - minutes * 60_000).toISOString(),
      })),
    },
    await tokenOf('owner'),
  ],
  'two tests marked invalid': async () => {
    const rows = [measurementOf(id('worker_day')), measurementOf(id('mate_day'))];
    await storeMeasurements(fixture.database, fixture.acme.org_id, rows);
    const ids = rows.map(({ measurement_id }) => measurement_id);
    return ['PATCH', '/v3/measurement', { ids, valid: false }, await tokenOf('owner')];
  },
};

/** Attempts are counted before an action and stay counted whatever its result. */
const without = ['attempts'];

test.each(Object.keys(actions))(
  '%s is stored completely or not at all, whichever statement fails',
  async (name) => {
    const [method, path, body, token] = (await actions[name]?.()) ?? ['GET', '/healthz'];
    const before = await dumpOf(fixture.connectionString, { without });
    let statement = 1;
    for (; ; statement += 1) {
      // No limit applies here: each attempt has another source.
      await fixture.database.unscoped((tx) => tx.query('delete from attempts'));
      faulty.failAt(statement);
      const answer = await app.call(method, path, body, token);
      if (!faulty.hasFailed()) {
        expect(answer.status).toBe(200);
        break;
      }
      const after = await dumpOf(fixture.connectionString, { without });
      if (answer.status === 200) {
        // The failure was not part of the action, so the action was not delayed.
        expect(after, `statement ${String(statement)}`).not.toEqual(before);
        break;
      }
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({ code: 'UNEXPECTED', message: 'Server not responsive' });
      expect(answer.text).not.toMatch(/planted|select|\.ts/);
      expect(after, `statement ${String(statement)}`).toEqual(before);
    }
    expect(statement).toBeGreaterThan(3);
    faulty.failAt(0);
    expect(await dumpOf(fixture.connectionString, { without })).not.toEqual(before);
  },
  300_000,
);

test('a sign-in that cannot be looked up is rejected', async () => {
  const token = await tokenOf('owner');
  faulty.failAt(1);
  const answer = await app.call('POST', '/v3/sync/core', {}, token);
  expect([answer.status, answer.body.data]).toEqual([500, null]);
  faulty.failAt(1);
  const email = fixture.acme.emailOf('owner');
  const login = await app.call('POST', '/v3/auth/login', { email, password });
  expect([login.status, login.body.data]).toEqual([500, null]);
});

test('nobody can sign in if attempts cannot be counted', async () => {
  const email = fixture.acme.emailOf('owner');
  for (const statement of [2, 3, 4]) {
    faulty.failAt(statement);
    const { status, body } = await app.call('POST', '/v3/auth/login', { email, password });
    expect([faulty.hasFailed(), status, body.data]).toEqual([true, 500, null]);
  }
});
