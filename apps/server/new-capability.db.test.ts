import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoOrganisationId } from '#demo/domain';
import { seedDemo } from '#demo/server';
import { migrate, openDatabase } from '#packages/database';
import type { Database } from '#packages/database';
import { cloneDatabase } from '#packages/testing/database';
import type { TestDatabase } from '#packages/testing/database';
import { openPush } from '#push/server';
import { composeServer } from './composition.ts';
import { features } from './features.ts';
import { mergedRecipes, recipeFor } from './rights/test-recipe.ts';
import type { Recipes } from './rights/test-recipe.ts';
import { recipes } from './rights/test-cell.ts';
import { clearSessions, sessionFeature, sessionRecipes } from './test-capability.ts';
import { appOn, makeOrganisation, newId, noon, signInTo } from './testing/org-fixture.ts';
import { weatherOf } from './weather-service.ts';
import type { TestApp, TestOrganisation } from './testing/org-fixture.ts';

// What docs/ARCHITECTURE.md states in 'A new capability': one line in the list of features is
// enough.
const composition = composeServer([...features, sessionFeature]);
const log = { info: () => undefined, warn: console.warn, error: console.error };

let clone: TestDatabase;
let database: Database;
let app: TestApp;
let acme: TestOrganisation;
beforeAll(async () => {
  clone = await cloneDatabase();
  const { migrations, stampedTables } = composition;
  await migrate({ connectionString: clone.url, migrations, log });
  database = openDatabase({ connectionString: clone.url, stampedTables, log });
  acme = await makeOrganisation(database, 'acme');
  app = await appOn(database, { now: noon }, { composition });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await clone.drop();
});

const sessionsOf = async (token: string, body: object = {}) => {
  const answer = await app.call('POST', '/v3/sync/core', body, token);
  const { sync_time, trial_sessions } = answer.body.data;
  return { sync_time, sessions: trial_sessions as unknown as { name: string; active: boolean }[] };
};

test('its call has a right, its rows are synced, and its task changes them', async () => {
  const owner = await signInTo(app, acme.emailOf('owner'));
  const worker = await signInTo(app, acme.emailOf('worker_day'));
  const { body } = sessionRecipes['session.add: a new session']();
  expect((await app.call('POST', '/v3/trial-session', body, worker)).status).toBe(403);
  expect((await app.call('POST', '/v3/trial-session', body, owner)).status).toBe(200);
  const { sync_time, sessions } = await sessionsOf(worker);
  expect(sessions.map(({ name }) => name)).toEqual(['Night round']);

  const weather = weatherOf();
  const push = openPush({ subject: 'mailto:a@b.example' });
  const channels = { transports: { mail: unused }, isSmsSent: false, push, backups: null };
  const services = { database, now: () => noon, newId, publicUrl: '', weather, ...channels };
  const task = composition.worksOf(services).find(({ kind }) => kind.name === clearSessions.name);
  await task?.run({ org_id: acme.org_id }, { number: 1, isLast: true });
  const changed = await sessionsOf(worker, { trial_sessions: sync_time });
  expect(changed.sessions.map(({ active }) => active)).toEqual([false]);
});

test('its recipe is in the list of all features; without it the rights matrix fails', () => {
  const way = { endpoint: 'session.add', asked: 'a new session' };
  expect(() => recipeFor(recipes, way)).toThrow('No recipe for session.add: a new session');
  const all = mergedRecipes([recipes, sessionRecipes]);
  expect(recipeFor(all, way)).toBe(sessionRecipes['session.add: a new session']);
  const again: Recipes = { 'session.add: a new session': () => ({}) };
  expect(() => mergedRecipes([all, again])).toThrow('Two recipes for session.add');
});

test('its rows are in the export of the organisation', async () => {
  const owner = await signInTo(app, acme.emailOf('owner'));
  const { bytes } = await app.raw('GET', '/v3/organisation/export', undefined, owner);
  const file = unzipSync(bytes)['trial_sessions.csv'];
  expect(strFromU8(file ?? new Uint8Array())).toContain('Night round');
});

test('its demo data is in a new demo organisation', async () => {
  const options = {
    now: noon,
    parts: composition.demoParts,
    hashPassword: () => Promise.resolve(''),
  };
  await seedDemo(database, options);
  const { rows } = await database.read(demoOrganisationId, (tx) =>
    tx.query('select name from trial_sessions where org_id = $1', [tx.org_id]),
  );
  expect(rows).toEqual([{ name: 'Morning round' }]);
});

const unused = {
  send: () => Promise.reject(new Error('No email is sent here.')),
  forget: () => Promise.resolve(),
  close: () => undefined,
};
