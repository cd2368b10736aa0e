import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './features.ts';
import {
  measurementOf,
  newId,
  noon,
  password,
  signInTo,
  storeMeasurements,
  testHouse,
} from './test-house.ts';
import type { TestHouse, TestOrganisation } from './test-house.ts';

/** Who of the test house stands for whom of the matrix; the subject is `worker_day`. */
const people: Record<string, string> = {
  disabled: 'disabled',
  worker_self: 'worker_day',
  worker_other: 'mate_day',
  limited: 'limited',
  manager_same_tag: 'manager_day',
  manager_other_tag: 'manager_night',
  manager_all: 'manager_all',
  admin: 'admin',
  owner: 'owner',
  admin_other_org: 'admin',
};

interface Recipe {
  path?: string;
  body?: unknown;
  /** Where it is called from, if a limit would else stop the later actors. */
  from?: string;
}

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.leave());

const chosen = { new_password: 'rain over iron', confirm_password: 'rain over iron' };

/** What each call is asked for: about the worker, as a fresh row where it changes one. */
const recipes: Record<string, (actor: string) => Recipe | Promise<Recipe>> = {
  'auth.method': () => ({ body: { email: house.acme.emailOf('worker_day') } }),
  'auth.login': (actor) => ({
    body: { email: emailOf(actor) ?? 'nobody@acme.example', password },
  }),
  'auth.register': (actor) => ({ body: {}, from: `10.1.0.${String(actors.indexOf(actor) + 1)}` }),
  'auth.logout': () => ({}),
  'auth.reset_device': () => ({}),
  'auth.change_password': () => ({ body: { current_password: 'mistyped', ...chosen } }),
  'auth.request_reset': (actor) => ({ body: { email: `${actor}@nobody.example` } }),
  'auth.verify_reset': () => ({ path: `/v3/auth/verify-token/${newId()}` }),
  'auth.reset_password': () => ({
    path: `/v3/auth/reset-password/${newId()}`,
    body: chosen,
  }),
  'auth.sign_ins': () => ({}),
  'auth.end_sign_in': async () => ({
    path: `/v3/auth/sign-ins/${await freshSignInOf('worker_day')}`,
  }),
  'auth.end_other_sign_ins': () => ({}),
  'two_factor.state': () => ({}),
  'two_factor.enable': () => ({ body: { verification_code: '' } }),
  'two_factor.disable': () => ({ body: { password, verification_code: '' } }),
  'two_factor.reset': () => ({ path: `/v3/user/${house.acme.id('worker_day')}/2fa` }),
  'sync.core': () => ({ body: {} }),
  'sync.measures': () => ({ body: {} }),
  'sync.measures_init': () => ({ body: {} }),
  'sync.events': () => ({}),
  'user.image': () => ({ path: `/v2/user/image/${house.acme.id('worker_day')}` }),
  'organisation.image': () => ({ path: `/v2/organisation/image/${house.acme.org_id}` }),
  'measurement.create': () => ({
    body: {
      measurements: [
        {
          measurement_id: newId(),
          user_id: house.acme.id('worker_day'),
          type: 'sosm',
          value: 50,
          created_time: new Date(noon - 60_000).toISOString(),
        },
      ],
    },
  }),
  'measurement.change': async () => {
    const row = measurementOf(house.acme.id('worker_day'));
    await storeMeasurements(house.database, house.acme.org_id, [row]);
    return { body: { ids: [row.measurement_id], valid: false } };
  },
  'permission.remove': () => ({ body: { user_ids: [house.acme.id('worker_day')] } }),
  'user.change': () => ({ body: { user_id: house.acme.id('worker_day'), permissions: [] } }),
  'admin.list': () => ({}),
  'admin.set': () => ({ path: pathOfAdmin(), body: { level: 'admin' } }),
  'admin.remove': () => ({ path: pathOfAdmin() }),
  'admin.give_level': () => ({ body: { user_id: house.acme.id('disabled'), level: 'owner' } }),
};
const pathOfAdmin = () => `/v3/organisation/admins/${house.acme.id('disabled')}`;

const matrix = readFileSync(new URL('../../docs/rules/rights.tsv', import.meta.url), 'utf8');
const [head = [], ...rows] = matrix
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const actors = head.slice(2);
/** The first two columns name the call and what it is about, the others are actors. */
const cells = rows.flatMap(([name = '', , ...wanted]) =>
  wanted.map((status, place) => [name, head[place + 2] ?? '', status] as const),
);

test.each(cells)('rights-row-wrong: %s by %s answers %s', async (name, actor, wanted) => {
  const endpoint = endpoints.find((each) => each.name === name);
  const recipe = await recipes[name]?.(actor);
  if (endpoint === undefined || recipe === undefined) throw new Error(`No recipe for ${name}`);
  const token = await tokenOf(actor, name);
  const { path = endpoint.path, body, from } = recipe;
  if (endpoint.isStream === true) {
    const stream = await house.app.openStream(path, token);
    stream.close();
    expect(String(stream.status), 'rights-row-wrong').toBe(wanted);
    return;
  }
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const answer = await house.app.raw(endpoint.method, path, payload, token, from ? { from } : {});
  const refused = answer.status === 200 && (answer.body.data.rejected ?? []).length > 0;
  expect(refused ? 'refused' : String(answer.status), 'rights-row-wrong').toBe(wanted);
});

function organisationOf(actor: string): TestOrganisation {
  return actor === 'admin_other_org' ? house.other : house.acme;
}

function emailOf(actor: string): string | undefined {
  const person = people[actor];
  return person === undefined ? undefined : organisationOf(actor).emailOf(person);
}

/** Calls that end the token they are made with. */
const endings: ReadonlySet<string> = new Set(['auth.logout', 'auth.reset_device']);
const tokens = new Map<string, string>();

/** What the actor calls with: one token for all calls but those that end it. */
async function tokenOf(actor: string, name: string): Promise<string | undefined> {
  const email = emailOf(actor);
  if (email === undefined) return undefined;
  if (endings.has(name)) return signedIn(actor, email);
  const token = tokens.get(actor) ?? (await signedIn(actor, email));
  tokens.set(actor, token);
  return token;
}

/** The disabled one was so only after signing in. */
async function signedIn(actor: string, email: string): Promise<string> {
  if (actor !== 'disabled') return signInTo(house.app, email);
  await enable('disabled', true);
  const token = await signInTo(house.app, email);
  await enable('disabled', false);
  return token;
}

/** The id of a sign-in made for this one call. */
async function freshSignInOf(person: string): Promise<string> {
  const { org_id, emailOf: mailOf } = house.acme;
  const token = await signInTo(house.app, mailOf(person));
  const { rows } = await house.database.read(org_id, (tx) =>
    tx.query<{ sign_in_id: string }>(
      "select sign_in_id from sign_ins where token_hash = sha256(convert_to($1, 'UTF8'))",
      [token],
    ),
  );
  return rows[0]?.sign_in_id ?? '';
}

async function enable(person: string, enabled: boolean): Promise<void> {
  const { org_id, id } = house.acme;
  await house.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set enabled = $2 where user_id = $1', [id(person), enabled]),
  );
}
