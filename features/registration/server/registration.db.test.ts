import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let owner: pg.Client;
beforeEach(async () => {
  fixture = await createOrgFixture();
  owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await fixture.leave();
});

const hour = 3_600_000;
const whole = {
  organisation_name: ' Ironbark Mining ',
  name_first: 'Ana',
  name_last: 'Ruiz',
  email: ' Ana@Ironbark.example ',
  password: 'a heat of 2026',
  accept_terms: true,
  timezone: 'Australia/Perth',
};

let address = 0;
/** Each call has its own address, so that the limit does not apply. */
async function register(form: object, from?: string) {
  address += 1;
  const { status, headers, body } = await fixture.app.raw(
    'POST',
    '/v3/auth/register',
    JSON.stringify(form),
    undefined,
    { from: from ?? `10.2.${String(address >> 8)}.${String(address & 255)}` },
  );
  return { status, headers, message: body.message, code: body.data as unknown };
}

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await owner.query<Record<string, unknown>>(sql)).rows;
}

async function countAll(): Promise<number[]> {
  const tables = ['organisations', 'users', 'credentials', 'permissions', 'registrations'];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row = {}] = await rowsOf(`select ${counts.join(', ')}`);
  return Object.values(row).map(Number);
}

test('a new organisation begins with the starter modules as drafts, and stores none if it is refused', async () => {
  await register({ ...whole, accept_terms: false });
  expect(await rowsOf('select from education_modules')).toEqual([]);
  await register(whole);
  const { body } = await fixture.app.call('POST', '/v3/auth/login', {
    ...{ email: 'ana@ironbark.example', password: whole.password },
  });
  const list = await fixture.app.call(
    ...(['GET', '/v3/education/module', undefined, body.data.token] as const),
  );
  const modules = list.body.data['modules'] as unknown as { title: string; state: string }[];
  expect(modules.map(({ title, state }) => `${title}: ${state}`)).toEqual([
    'Acclimatisation: Draft',
    'Aclimatación: Draft',
    'Estrés por calor: lo básico: Draft',
    'Heat stress basics: Draft',
    'Hidratación en el trabajo: Draft',
    'Hydration at work: Draft',
  ]);
});

test('[AUTH-18, AUTH-42] code 0 creates organisation, owner and permission, and the owner can sign in', async () => {
  expect(await register(whole)).toMatchObject({ status: 200, code: 0 });
  const login = await fixture.app.call('POST', '/v3/auth/login', {
    email: 'ana@ironbark.example',
    password: whole.password,
  });
  expect(login.status).toBe(200);
  const sync = await fixture.app.call('POST', '/v3/sync/core', {}, login.body.data.token);
  expect(sync.body.data).toMatchObject({
    organisation: {
      name: 'Ironbark Mining',
      metadata: {
        _measurement_system: 'metric',
        _show_preview_features: true,
        _beta: ['heat stress'],
        _timezone: 'Australia/Perth',
      },
    },
    users: [{ name_first: 'Ana', name_last: 'Ruiz', email: 'ana@ironbark.example' }],
    permissions: [{ access: 'super', tag_id: null, active: true }],
  });
});

test('version and time of the terms, domain and referral are stored with the organisation', async () => {
  const ref = '01900000-0000-7000-8000-000000000001';
  await register({ ...whole, ref });
  await register({ ...whole, email: 'ana@second.example', ref: 'no code', timezone: 'Nowhere' });
  const rows = await rowsOf(
    `select name, metadata, domain, ref, terms_version, terms_time
     from registrations join organisations using (org_id) order by domain`,
  );
  expect(rows).toMatchObject([
    {
      domain: 'ironbark.example',
      ref,
      terms_version: '1.2',
      terms_time: new Date(fixture.clock.now),
    },
    { domain: 'second.example', ref: null, metadata: { _beta: ['heat stress'] } },
  ]);
  expect(rows[1]?.['metadata']).not.toHaveProperty('_timezone');
  const audit = await rowsOf("select action, summary from audit_log where action = 'register'");
  expect(audit).toEqual(
    Array(2).fill({ action: 'register', summary: 'Terms of use 1.2 accepted' }),
  );
});

test('people of the organisation see what was accepted, and whether they accepted it', async () => {
  const consentOf = async (email: string) => {
    await register({ ...whole, email });
    const credentials = { email, password: whole.password };
    const login = await fixture.app.call('POST', '/v3/auth/login', credentials);
    const { token } = login.body.data;
    return fixture.app.call('GET', '/v3/registration/consent', undefined, token);
  };
  const { status, body } = await consentOf('ana@ironbark.example');
  expect(status).toBe(200);
  const accepted = { terms_version: '1.2', terms_time: new Date(fixture.clock.now).toISOString() };
  expect(body.data).toEqual({ ...accepted, is_own: true });
  fixture.clock.now += hour;
  const later = { terms_version: '1.2', terms_time: new Date(fixture.clock.now).toISOString() };
  expect((await consentOf('ana@second.example')).body.data).toEqual({ ...later, is_own: true });
  await owner.query('delete from registrations');
  const again = await fixture.app.call('POST', '/v3/auth/login', {
    ...{ email: 'ana@ironbark.example', password: whole.password },
  });
  const { token } = again.body.data;
  const none = await fixture.app.call('GET', '/v3/registration/consent', undefined, token);
  expect(none.body.data).toBeNull();
  expect((await fixture.app.call('GET', '/v3/registration/consent')).status).toBe(401);
});

test.each([
  ['nothing', {}],
  ['no organisation', { ...whole, organisation_name: '  ' }],
  ['no first name', { ...whole, name_first: undefined }],
  ['a name that is a number', { ...whole, name_last: 7 }],
  ['a name that is a list', { ...whole, name_last: ['Ruiz'] }],
  ['a name that is too long', { ...whole, name_last: 'x'.repeat(101) }],
  ['a zero byte', { ...whole, name_first: 'A\u0000na' }],
  ['no e-mail', { ...whole, email: '' }],
  ['an e-mail without a domain', { ...whole, email: 'ana' }],
  ['a long e-mail', { ...whole, email: `${'a'.repeat(250)}@x.example` }],
  ['a short password', { ...whole, password: '12345' }],
  ['a common password', { ...whole, password: 'Password1' }],
  ['the name of the organisation as password', { ...whole, password: 'ironbark-2026' }],
  ['a long password', { ...whole, password: 'x'.repeat(129) }],
])('%s is code 3, and nothing is created', async (_, form) => {
  const before = await countAll();
  expect(await register(form)).toMatchObject({ status: 200, code: 3 });
  expect(await countAll()).toEqual(before);
});

test.each([false, undefined, 'true', 1, null])('terms of %j are code 4', async (answer) => {
  const before = await countAll();
  expect((await register({ ...whole, accept_terms: answer })).code).toBe(4);
  expect(await countAll()).toEqual(before);
});

test('[AUTH-79] the codes are checked in the order 3, 4, 1, 2', async () => {
  expect((await register(whole)).code).toBe(0);
  const wrong = { ...whole, name_first: '', accept_terms: false };
  expect((await register(wrong)).code).toBe(3);
  expect((await register({ ...wrong, name_first: 'Ana' })).code).toBe(4);
  expect((await register(whole)).code).toBe(1);
  expect((await register({ ...whole, email: 'ben@IRONBARK.example' })).code).toBe(2);
});

test('any email in use is rejected, also that of a disabled person', async () => {
  for (const person of ['worker_day', 'disabled']) {
    expect((await register({ ...whole, email: fixture.acme.emailOf(person) })).code).toBe(1);
  }
});

test('nobody can claim the domain of a public mail provider', async () => {
  expect((await register({ ...whole, email: 'ana@gmail.com' })).code).toBe(0);
  expect((await register({ ...whole, email: 'ben@gmail.com' })).code).toBe(0);
  expect((await register({ ...whole, email: 'ben@gmail.com' })).code).toBe(1);
});

test('the domain of a closed organisation is free again', async () => {
  await register(whole);
  const [{ org_id } = {}] = await rowsOf('select org_id from registrations');
  await fixture.database.write({ org_id: String(org_id), actor_user_id: null }, (tx) =>
    tx.query('update organisations set active = false where org_id = $1', [tx.org_id]),
  );
  expect((await register({ ...whole, email: 'ben@ironbark.example' })).code).toBe(0);
});

test.each([
  ['one e-mail', () => whole.email, 1],
  ['one domain', (index: number) => `person${String(index)}@ironbark.example`, 2],
])('of eight concurrent registrations with %s exactly one succeeds', async (_, emailOf, other) => {
  const before = await countAll();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_each, place) => register({ ...whole, email: emailOf(place) })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, ...Array<number>(7).fill(other)]);
  expect(await countAll()).toEqual(before.map((count) => count + 1));
});

test.each(['organisations', 'users', 'credentials', 'permissions', 'registrations', 'audit_log'])(
  'when %s cannot be written nothing is stored, and the same form succeeds later',
  async (table) => {
    const before = await countAll();
    await owner.query(`revoke insert on ${table} from watershade_app`);
    expect((await register(whole)).status).toBe(500);
    expect(await countAll()).toEqual(before);
    await owner.query(`grant insert on ${table} to watershade_app`);
    expect((await register(whole)).code).toBe(0);
  },
);

test('the eleventh registration of an address within an hour must wait', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await register({}, '10.9.9.9')).code).toBe(3);
  }
  const refused = await register(whole, '10.9.9.9');
  expect(refused).toMatchObject({
    status: 429,
    message: 'Too many attempts. Please wait before trying again.',
  });
  expect(Number(refused.headers['retry-after'])).toBe(3600);
  expect((await register(whole, '10.9.9.10')).code).toBe(0);
  fixture.clock.now += hour;
  expect((await register({}, '10.9.9.9')).code).toBe(3);
});
