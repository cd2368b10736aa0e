import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { organisationMessages } from '#organisation/contract';
import { reservedOrganisations } from '#organisation/domain';
import { organisationGate } from '#organisation/server';
import { endpoint } from '#packages/http/contract';
import type { Method } from '#packages/http/contract';
import { bind, createRefuse, mountCalls } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { endpoints } from './composition.ts';
import { newId, noon, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());
beforeEach(() => set({}, false));

async function set(metadata: object, isClosing: boolean): Promise<void> {
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set metadata = $2, closes_time = $3 where org_id = $1', [
      org_id,
      JSON.stringify(metadata),
      isClosing ? new Date(noon).toISOString() : null,
    ]),
  );
}

const calls = [
  ['GET', 'rule.list', 'alert'],
  ['POST', 'rule.create', 'alert'],
  ['POST', 'plain.create', undefined],
  ['POST', 'sync.core', undefined],
  ['POST', 'auth.change_password', undefined],
  ['POST', 'organisation.cancel_closing', undefined],
] as const;

/** A server with only these calls; each counts how often its action ran. */
async function answers(): Promise<Record<string, string>> {
  const app = fastify();
  const done = new Set<string>();
  const bound = calls.map(([method, name, feature]) => {
    const call = endpoint({
      ...{ name, method: method as Method, path: `/${name}`, summary: '', right: 'signed_in' },
      ...(feature === undefined ? {} : { feature }),
      data: z.boolean(),
    });
    return bind(call, async () => {
      done.add(name);
      return true;
    });
  });
  const { database, acme } = fixture;
  mountCalls<Viewer>(app, {
    calls: bound,
    context: { database, now: () => noon, newId, log: pino({ level: 'silent' }), publicUrl: '' },
    identify: async () => ({ org_id: acme.org_id, user_id: acme.id('admin'), grants: [] }),
    allows: (_right, viewer) => viewer !== null,
    checkOrganisation: organisationGate(database),
    checkAnswers: true,
    refuse: createRefuse(
      () => noon,
      () => 0.5,
    ),
  });
  const found: Record<string, string> = {};
  for (const [method, name] of calls) {
    const answer = await app.inject({
      method,
      url: `/${name}`,
      headers: { authorization: 'Bearer t' },
    });
    const { code, message } = answer.json<{ code?: string; message: string | null }>();
    found[name] = code === undefined ? 'done' : [answer.statusCode, code, message].join(' ');
    expect(done.has(name)).toBe(code === undefined);
  }
  await app.close();
  return found;
}

const all = Object.fromEntries(calls.map(([, name]) => [name, 'done']));
const featureOff = '403 FEATURE_OFF ';

test.each([
  [{}, featureOff],
  [{ _beta: ['alert'] }, featureOff],
  [{ _show_preview_features: false, _beta: ['alert'] }, featureOff],
  [{ _show_preview_features: true, _beta: ['roster', 'heat stress'] }, featureOff],
  [{ _show_preview_features: true, _beta: ['alert'] }, 'done'],
])('with %j a write of alerts ends with %s', async (metadata, end) => {
  await set(metadata, false);
  expect(await answers()).toEqual({ ...all, 'rule.create': end });
});

test('an organisation that is being closed allows reading, sign-in and reopening, and nothing else', async () => {
  await set({ _show_preview_features: true, _beta: ['alert'] }, true);
  const closing = `403 FORBIDDEN ${organisationMessages.closing}`;
  expect(await answers()).toEqual({ ...all, 'rule.create': closing, 'plain.create': closing });
});

test('an organisation that is being closed accepts only these writes', async () => {
  await set({}, true);
  const checkOrganisation = organisationGate(fixture.database);
  const open: string[] = [];
  for (const each of endpoints) {
    if (each.method === 'GET' || each.right === 'public') continue;
    const isOpen = await checkOrganisation(each, fixture.acme).then(
      () => true,
      () => false,
    );
    if (isOpen) open.push(each.name);
  }
  expect(open.toSorted()).toEqual([
    'auth.change_password',
    'auth.delete_me',
    'auth.end_other_sign_ins',
    'auth.end_sign_in',
    'auth.reset_device',
    'organisation.cancel_closing',
    'sync.core',
    'sync.measures',
    'sync.measures_init',
    'two_factor.disable',
    'two_factor.enable',
    'two_factor.reset',
    'user.end_sign_in',
    'user.end_sign_ins',
  ]);
});

test('the organisation of a role can be neither renamed nor closed', async () => {
  const checkOrganisation = organisationGate(fixture.database);
  const [org_id] = Object.values(reservedOrganisations);
  const named = (name: string) => endpoints.find((each) => each.name === name);
  for (const name of ['organisation.change', 'organisation.close']) {
    const call = named(name);
    if (call === undefined) throw new Error(`There is no call ${name}`);
    await expect(checkOrganisation(call, { org_id: org_id ?? '' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(checkOrganisation(call, fixture.acme)).resolves.toBeUndefined();
  }
  const other = named('user.restore');
  if (other === undefined) throw new Error('There is no such call');
  await expect(checkOrganisation(other, { org_id: org_id ?? '' })).resolves.toBeUndefined();
});
