import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, signInTo, createOrgFixture, callDuringTransaction } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
let worker: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
afterAll(() => fixture.leave());

const plan = {
  tests_per_day: 3,
  min_gap_minutes: 90,
  retest_after_minutes: 20,
  moments: ['before'],
};
const strategyOf = (more: object = {}) => ({
  ...{ ...plan, strategy_id: newId(), scope: 'org', tag_id: null, user_id: null },
  ...more,
});
const save = (strategy: object, token = admin) =>
  fixture.app.call('POST', '/v3/strategy', strategy, token);
const list = async () => {
  const { body } = await fixture.app.call('GET', '/v3/strategy', undefined, admin);
  return body.data['strategies'] as unknown as { strategy_id: string; modified_time: string }[];
};
const synced = async (token: string) => {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  return body.data['strategy'] as unknown as { strategy_id: string; active: boolean }[];
};

test('an invalid strategy is rejected with a message at its field', async () => {
  const refused = [
    [{ tests_per_day: 0 }, 'tests_per_day'],
    [{ min_gap_minutes: 1441 }, 'min_gap_minutes'],
    [{ retest_after_minutes: 0 }, 'retest_after_minutes'],
    [{ moments: [] }, 'moments'],
    [{ scope: 'tag' }, 'scope'],
    [{ scope: 'org', user_id: newId() }, 'scope'],
    [{ scope: 'tag', tag_id: newId() }, 'tag_id'],
    [{ scope: 'user', user_id: fixture.other.id('admin') }, 'user_id'],
  ] as const;
  for (const [more, field] of refused) {
    const { status, body } = await save(strategyOf(more));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  expect(await list()).toEqual([]);
});

test('one for a person is sent to those who may see the person, those for everybody and for tags to all', async () => {
  const other = strategyOf({ scope: 'user', user_id: fixture.acme.id('admin') });
  expect((await save(other)).status).toBe(200);
  const ids = async (token: string) => (await synced(token)).map(({ strategy_id }) => strategy_id);
  expect(await ids(admin)).toContain(other.strategy_id);
  expect(await ids(worker)).not.toContain(other.strategy_id);
  await fixture.app.call('DELETE', `/v3/strategy/${other.strategy_id}`, undefined, admin);
});

test('of two concurrent strategies for the same subject the later gets an error', async () => {
  const { org_id } = fixture.acme;
  const user_id = fixture.acme.id('manager_day');
  const [first, second] = [1, 2].map(() => strategyOf({ scope: 'user', user_id }));
  const { status, body } = await callDuringTransaction(fixture.database, {
    org_id,
    change: (tx) =>
      tx.query(
        `insert into strategies (org_id, strategy_id, scope, user_id, tests_per_day,
           min_gap_minutes, retest_after_minutes, moments, created_time)
         values ($1, $2, 'user', $3, 3, 90, 20, '{before}', now())`,
        [org_id, first?.strategy_id, user_id],
      ),
    call: () => save(second ?? {}),
  });
  expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'DUPLICATE', ['user_id']]);
  const path = `/v3/strategy/${first?.strategy_id ?? ''}`;
  expect((await fixture.app.call('DELETE', path, undefined, admin)).status).toBe(200);
});

test('strategies for everybody and for a person are stored, changed, synced to their viewers, and removed', async () => {
  const all = strategyOf();
  const own = strategyOf({ scope: 'user', user_id: fixture.acme.id('worker_day') });
  expect((await save(all)).status).toBe(200);
  expect((await save(own)).status).toBe(200);
  // A second one for the same subject is rejected.
  expect((await save(strategyOf())).body.code).toBe('DUPLICATE');
  expect((await save({ ...all, tests_per_day: 4 })).status).toBe(200);
  expect(await list()).toMatchObject([{ ...all, tests_per_day: 4 }, own]);
  expect((await synced(worker)).map(({ strategy_id }) => strategy_id).toSorted()).toEqual(
    [all.strategy_id, own.strategy_id].toSorted(),
  );
  expect((await save(strategyOf(), worker)).status).toBe(403);

  const path = `/v3/strategy/${own.strategy_id}`;
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await fixture.app.call('DELETE', path, undefined, stranger)).status).toBe(404);
  expect((await fixture.app.call('DELETE', path, undefined, admin)).status).toBe(200);
  expect((await fixture.app.call('DELETE', path, undefined, admin)).status).toBe(404);
  expect(await list()).toMatchObject([{ strategy_id: all.strategy_id }]);
  // Restored it is the same row.
  expect((await save(own)).status).toBe(200);
  expect(await list()).toHaveLength(2);
});
