import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { LocationPacks, PackContent, RulePackRow } from '#rule-packs/contract';
import { builtInPacks } from '#rule-packs/domain';
import { eraseFromVersions, moveVersions } from './pack-store.ts';

let fixture: OrgFixture;
let [admin, owner, manager, night, worker] = ['', '', '', '', ''];
const location_id = newId();
beforeAll(async () => {
  fixture = await createOrgFixture();
  const signIn = (who: string) => signInTo(fixture.app, fixture.acme.emailOf(who));
  admin = await signIn('admin');
  owner = await signIn('owner');
  manager = await signIn('manager_day');
  night = await signIn('manager_night');
  worker = await signIn('worker_day');
  // Salem in Oregon.
  await write(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, 'Mill', 'location', '{"lat": 44.94, "lon": -123.03}', '2026-01-01')`,
    [fixture.acme.org_id, location_id],
  );
  await write(
    `insert into permissions (org_id, permission_id, user_id, tag_id, access, active, created_time)
     values ($1, $2, $3, $4, 'manager', true, now())`,
    [fixture.acme.org_id, newId(), fixture.acme.id('manager_day'), location_id],
  );
});
beforeEach(() => {
  fixture.clock.now = noon;
});
afterAll(() => fixture.leave());

const write = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, values),
  );
const oregon = 'us-or-437-002-0156';
const contentOf = (id: string): PackContent => {
  const found = builtInPacks.find(({ rule_pack_id }) => rule_pack_id === id);
  if (found === undefined) throw new Error(`no pack ${id}`);
  return found.pack;
};
const create = (body: object, token = admin) =>
  fixture.app.call('POST', '/v3/rule-pack', body, token);
const change = (body: object, token = admin) =>
  fixture.app.call('PATCH', '/v3/rule-pack', body, token);
const history = (id: string, query = '') =>
  fixture.app.call('GET', `/v3/rule-pack/${id}/history${query}`, undefined, admin);
const choose = (body: object, token = manager, id = location_id) =>
  fixture.app.call('PUT', `/v3/location/${id}/rule-packs`, body, token);
const suggest = (token: string, id = location_id) =>
  fixture.app.call('GET', `/v3/location/${id}/rule-packs`, undefined, token);
const choiceOf = (rule_pack_ids: string[], more: object = {}) => ({
  ...{ rule_pack_ids, industry: 'construction', radiant_heat: false },
  ...more,
});

async function copied(): Promise<{ rule_pack_id: string; pack: PackContent }> {
  const pack = { ...contentOf(oregon), name: `Copy ${newId()}` };
  const rule_pack_id = newId();
  expect((await create({ rule_pack_id, based_on: oregon, pack })).status).toBe(200);
  return { rule_pack_id, pack };
}

async function syncedOf(token: string) {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  return {
    packs: body.data['rule_packs'] as unknown as RulePackRow[],
    choices: body.data['location_packs'] as unknown as LocationPacks[],
  };
}

/** The stored choice of the location, with the time that the next one has to name. */
async function lastTime(): Promise<string | null> {
  const { choices } = await syncedOf(manager);
  return choices.find((each) => each.location_id === location_id)?.modified_time ?? null;
}

test('a pack is copied, once, and in the copy of everybody', async () => {
  const { rule_pack_id, pack } = await copied();
  const again = await create({ rule_pack_id, based_on: null, pack: { ...pack, name: 'Other' } });
  expect(again.body.data).toMatchObject({ rule_pack_id, version: 1, based_on: oregon, pack });
  const { packs } = await syncedOf(worker);
  expect(packs.find((each) => each.rule_pack_id === rule_pack_id)).toEqual(again.body.data);
  const list = await fixture.app.call('GET', '/v3/rule-pack', undefined, worker);
  const listed = list.body.data['packs'] as unknown as { rule_pack_id: string }[];
  expect(listed.map((each) => each.rule_pack_id)).toEqual(
    expect.arrayContaining([oregon, rule_pack_id]),
  );
});

test('a pack that is edited while in force gets a new version, and the old one stays', async () => {
  const { rule_pack_id, pack } = await copied();
  expect((await choose(choiceOf([rule_pack_id], { modified_time: await lastTime() }))).status).toBe(
    200,
  );
  const stricter: PackContent = {
    ...pack,
    duties: pack.duties.map((duty) =>
      duty.kind === 'rest' && duty.duty_key === 'rest_a_90' ? { ...duty, minutes: 20 } : duty,
    ),
  };
  fixture.clock.now = noon + 60_000;
  const answer = await change({ rule_pack_id, version: 1, pack: stricter });
  expect(answer.body.data).toMatchObject({ version: 2, pack: stricter });

  const stale = await change({ rule_pack_id, version: 1, pack });
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Somebody else changed this pack. Check it and try again.',
  ]);
  // The same again by the same person, whose answer was lost, is no error.
  const again = await change({ rule_pack_id, version: 1, pack: stricter });
  expect([again.status, again.body.data]).toEqual([200, answer.body.data]);
  expect((await change({ rule_pack_id, version: 1, pack: stricter }, owner)).status).toBe(409);
  const same = await change({ rule_pack_id, version: 2, pack: stricter });
  expect(same.body.data).toMatchObject({ version: 2 });

  const { body } = await history(rule_pack_id, '?version=1');
  expect(body.data['pack']).toEqual(pack);
  expect(body.data['versions']).toMatchObject([
    {
      version: 2,
      summary: expect.stringMatching(/^duty “.+” changed$/),
      by: { name_first: expect.any(String) },
    },
    { version: 1, summary: 'copied from Oregon heat illness prevention, version 1' },
  ]);
  expect((await history(rule_pack_id, '?version=3')).status).toBe(404);
  expect((await history(rule_pack_id.toUpperCase(), '?version=1')).body).toEqual(body);
});

test('a retired pack stays at its locations, cannot be chosen or edited, and can be restored', async () => {
  const { rule_pack_id, pack } = await copied();
  await choose(choiceOf([rule_pack_id], { modified_time: await lastTime() }));
  const retired = await change({ rule_pack_id, version: 1, retired: true });
  expect((await change({ rule_pack_id, version: 1, retired: true })).status).toBe(200);
  expect(retired.body.data).toMatchObject({
    ...{ version: 2, retired_time: new Date(noon).toISOString() },
  });
  const kept = await choose(choiceOf([rule_pack_id, oregon], { modified_time: await lastTime() }));
  expect(kept.status).toBe(200);
  await choose(choiceOf([oregon], { modified_time: await lastTime() }));
  const chosen = await choose(choiceOf([rule_pack_id], { modified_time: await lastTime() }));
  expect([chosen.status, chosen.body.errors]).toEqual([
    422,
    { rule_pack_ids: 'A retired pack cannot be chosen' },
  ]);
  const edited = await change({ rule_pack_id, version: 2, pack: { ...pack, name: 'New name' } });
  expect([edited.status, edited.body.message]).toEqual([
    409,
    'This pack is retired. Restore it first',
  ]);
  const restored = await change({ rule_pack_id, version: 2, retired: false });
  expect(restored.body.data).toMatchObject({ version: 3, retired_time: null });
});

test('two packs that contradict each other are chosen together', async () => {
  const answer = await choose(
    choiceOf([oregon, 'us-osha-2024', 'niosh-2016-106'], { modified_time: await lastTime() }),
  );
  expect(answer.body.data).toMatchObject({
    rule_pack_ids: [oregon, 'us-osha-2024', 'niosh-2016-106'],
    ...{ industry: 'construction', radiant_heat: false, active: true },
  });
  const { choices } = await syncedOf(worker);
  expect(choices.find((each) => each.location_id === location_id)).toEqual(answer.body.data);
});

test.each([
  [{ rule_pack_ids: ['us-zz-1'] }, 404, { rule_pack_ids: 'Some of these packs no longer exist' }],
  [{ rule_pack_ids: [newId()] }, 404, { rule_pack_ids: 'Some of these packs no longer exist' }],
  [{ rule_pack_ids: [oregon, oregon] }, 422, { rule_pack_ids: 'A pack can be chosen only once' }],
  [
    { rule_pack_ids: Array.from({ length: 11 }, (_, at) => `pack-${String(at)}`) },
    422,
    { rule_pack_ids: 'Choose at most 10 packs' },
  ],
])('choosing %j is refused at its field', async (more, status, errors) => {
  const answer = await choose(choiceOf([oregon], { ...more, modified_time: await lastTime() }));
  expect([answer.status, answer.body.errors]).toEqual([status, errors]);
});

test('packs are chosen by managers of the location and admins, by the version that they saw', async () => {
  const body = choiceOf([oregon], { modified_time: await lastTime() });
  for (const token of [night, worker]) {
    const answer = await choose(body, token);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Only admins and managers of this location can choose its rule packs',
    ]);
  }
  expect((await choose(body, admin)).status).toBe(200);
  const stale = await choose(body);
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Somebody else changed the packs of this location. Check them and try again.',
  ]);
  // The same again by the same person, whose answer was lost, is no error.
  const again = await choose(body, admin);
  expect([again.status, again.body.data['rule_pack_ids']]).toEqual([200, [oregon]]);
  expect((await choose({ ...body, radiant_heat: true }, admin)).status).toBe(409);
  expect((await choose(body, manager, newId())).status).toBe(404);
  expect((await choose(body, manager, fixture.acme.day)).status).toBe(404);
});

test('the packs of the country and state of a location are suggested', async () => {
  const answer = await suggest(manager);
  expect(answer.body.data).toMatchObject({ place: { country: 'US', state: 'OR' } });
  expect(answer.body.data['rule_pack_ids']).toEqual(
    expect.arrayContaining(['us-osha-2024', oregon]),
  );
  expect((await suggest(night)).status).toBe(403);
  const elsewhere = newId();
  await write(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, 'Nowhere', 'location', '{}', '2026-01-01')`,
    [fixture.acme.org_id, elsewhere],
  );
  expect((await suggest(admin, elsewhere)).body.data).toEqual({ place: null, rule_pack_ids: [] });
});

test.each([
  ['a name of two lines', { name: 'One\u0000two' }, 'pack.name'],
  ['an unknown country', { country: 'Oregon' }, 'pack.country'],
  ['a script as source', { source_url: 'javascript:alert(1)' }, 'pack.source_url'],
  ['no duties', { duties: [] }, 'pack.duties'],
  [
    'an end before its beginning',
    { valid_from: '2026-02-01', valid_until: '2026-01-01' },
    'pack.valid_until',
  ],
])('a pack with %s is refused at its field', async (_, more, field) => {
  const pack = { ...contentOf(oregon), ...more };
  const answer = await create({ rule_pack_id: newId(), based_on: null, pack });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

test('a pack that is too large is refused, and so is one too many', async () => {
  const [duty] = contentOf('us-osha-2024').duties;
  const duties = Array.from({ length: 40 }, (_, at) => ({
    ...{ ...duty, duty_key: `duty_${String(at)}`, text: 'x'.repeat(300) },
    citation: 'y'.repeat(200),
    triggers: Array.from({ length: 6 }, () => ({ metric: 'air_f', limit: 80 })),
  }));
  const pack = { ...contentOf(oregon), options: [], option: null, duties };
  const large = await create({ rule_pack_id: newId(), based_on: null, pack });
  expect([large.status, large.body.errors]).toEqual([
    422,
    { pack: 'This pack is too large. Shorten its texts' },
  ]);
  const huge = { ...pack, note: 'z'.repeat(100_000) };
  expect((await create({ rule_pack_id: newId(), based_on: null, pack: huge })).status).toBe(413);

  const { packs } = await syncedOf(admin);
  for (let count = packs.length; count < 30; count += 1) await copied();
  const more = await create({ rule_pack_id: newId(), based_on: oregon, pack: contentOf(oregon) });
  expect([more.status, more.body.message]).toEqual([
    409,
    'An organisation can have at most 30 packs of its own',
  ]);
  await write('delete from rule_packs where org_id = $1', [fixture.acme.org_id]);
});

test('an unknown pack is not found, and a built-in one is not changed', async () => {
  expect((await change({ rule_pack_id: newId(), version: 1, retired: true })).status).toBe(404);
  expect((await history(newId())).status).toBe(404);
  expect((await history(oregon)).status).toBe(404);
  const unknown = await create({
    ...{ rule_pack_id: newId(), based_on: 'us-zz-1', pack: contentOf(oregon) },
  });
  expect([unknown.status, unknown.body.errors]).toEqual([404, { based_on: 'Rule pack not found' }]);
  const builtIn = await change({ rule_pack_id: oregon, version: 1, retired: true });
  expect([builtIn.status, builtIn.body.message]).toEqual([
    409,
    'A built-in pack cannot be changed. Copy it instead',
  ]);
});

test('a merge and an erasure change who made a version', async () => {
  const { rule_pack_id } = await copied();
  const namesOf = async () => {
    const { body } = await history(rule_pack_id);
    return (body.data['versions'] as unknown as { by: { name_first: string } | null }[]).map(
      ({ by }) => by?.name_first ?? null,
    );
  };
  const [first] = await namesOf();
  const { acme } = fixture;
  const as = { org_id: acme.org_id, actor_user_id: null };
  await fixture.database.write(as, (tx) => moveVersions(tx, acme.id('admin'), acme.id('owner')));
  const [second] = await namesOf();
  expect(second).not.toBe(first);
  await fixture.database.write(as, (tx) => eraseFromVersions(tx, { user_id: acme.id('owner') }));
  expect(await namesOf()).toEqual([null]);
});
