import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  appOn,
  createOrgFixture,
  measurementOf,
  newId,
  noon,
  signInSupport,
  signInTo,
  stampedTables,
  storeMeasurements,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { openDatabase } from '#packages/database';
import { addEntry } from './ledger-store.ts';
import type { Cause } from './ledger-store.ts';
import { eraseFromLoyalty } from './quote-store.ts';
import { countNewTests, countTestsOf } from './test-points-task.ts';

let fixture: OrgFixture;
let admin: string;
let worker: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
afterAll(() => fixture.leave());

interface Loyalty {
  balance: number;
  earned: number;
  test_points: number;
  entries: {
    seq: number;
    kind: string;
    summary: string;
    points: number;
    balance: number;
    by: unknown;
  }[];
  requests: { quote_id: string; number: number; status: string; answer: string }[];
}

const read = async (token = admin) => {
  const { body } = await fixture.app.call('GET', '/v3/loyalty', undefined, token);
  return body.data as unknown as Loyalty;
};
const services = () => ({ database: fixture.database, now: () => fixture.clock.now, newId });
const countAcme = (most?: number) => countTestsOf(services(), fixture.acme.org_id, most);
const give = (cause: string, points: number, more: Partial<Cause> = {}) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    addEntry(
      tx,
      { cause, points, kind: 'story', summary: '', user_id: null, ...more },
      { entry_id: newId(), time: new Date(fixture.clock.now).toISOString() },
    ),
  );
const testOf = (more: object = {}) => measurementOf(fixture.acme.id('worker_day'), more);
const store = (rows: ReturnType<typeof measurementOf>[]) =>
  storeMeasurements(fixture.database, fixture.acme.org_id, rows);
const change = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(`update measurements set ${sql}`, values),
  );
const request = (body: object, token = admin) =>
  fixture.app.call('POST', '/v3/loyalty/reward', body, token);

/** Each entry continues the one before, and the balance is that of the last. */
async function checkLedger(): Promise<Loyalty> {
  const found = await read();
  const entries = found.entries.toReversed();
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  let balance = 0;
  for (const entry of entries) {
    balance += entry.points;
    expect(entry.balance).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect(found.balance).toBe(balance);
  return found;
}

test('[LOY-01, LOY-02] an organisation begins without points, and everybody signed in reads them', async () => {
  const nothing = { balance: 0, earned: 0, test_points: 0, entries: [], requests: [] };
  expect(await read()).toMatchObject(nothing);
  expect(await read(worker)).toMatchObject(nothing);
  const { status } = await fixture.app.call('GET', '/v3/loyalty');
  expect(status).toBe(401);
});

test('[LOY-02] a valid hydration test gives one point, whatever happens to it later, and sample data none', async () => {
  const [first, second] = [testOf(), testOf()];
  const sample = testOf({ metadata: { _sample: true } });
  await store([first, second, sample, testOf({ valid: false }), testOf({ type: 'sweat' })]);
  await countAcme();
  expect(await checkLedger()).toMatchObject({ balance: 2, test_points: 2 });
  // Deleted, restored, merged into another person, marked as invalid and valid again.
  const id = [first.measurement_id];
  const steps = ['active = false', 'active = true', 'valid = false', 'valid = true'];
  for (const step of steps) {
    await change(`${step} where measurement_id = $1`, id);
    await countAcme();
  }
  await change('user_id = $2 where measurement_id = $1', [...id, fixture.acme.id('mate_day')]);
  await countAcme();
  await countAcme();
  expect(await checkLedger()).toMatchObject({ balance: 2, test_points: 2 });
});

test('tests that become valid later count then, and old tests never', async () => {
  const invalid = testOf({ valid: false });
  const old = testOf({ created_time: new Date(noon - 70 * 86_400_000).toISOString() });
  await store([invalid, old]);
  await countAcme();
  expect((await read()).balance).toBe(2);
  await change('valid = true where measurement_id = $1', [invalid.measurement_id]);
  await change('valid = true where measurement_id = $1', [old.measurement_id]);
  await countAcme();
  expect((await checkLedger()).balance).toBe(3);
});

test('several processes that count at once, in small pages, count each test once', async () => {
  await store(Array.from({ length: 40 }, () => testOf()));
  await Promise.all([countAcme(7), countAcme(11), countAcme(5), countNewTests(services())]);
  expect(await checkLedger()).toMatchObject({ balance: 43, test_points: 43 });
});

test('[LOY-01] a month gives 200 points at most, also when tests above it change later', async () => {
  await store(Array.from({ length: 220 }, () => testOf()));
  await Promise.all([countAcme(50), countAcme(60)]);
  expect((await checkLedger()).test_points).toBe(200);
  await change('metadata = metadata || \'{"notes": "checked"}\' where org_id = $1', [
    fixture.acme.org_id,
  ]);
  await countAcme();
  expect((await checkLedger()).balance).toBe(200);
  // The next month begins at zero, and the tests of the one before stay where they were.
  fixture.clock.now = Date.parse('2026-12-02T04:00:00Z');
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  await store([testOf({ created_time: new Date(fixture.clock.now - 60_000).toISOString() })]);
  await countAcme();
  expect(await checkLedger()).toMatchObject({ balance: 201, test_points: 1 });
  fixture.clock.now = noon;
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});

test('[LOY-01] causes in any order, repeated and at once, give the same balance', async () => {
  const cause = fc.tuple(fc.nat(7), fc.boolean());
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(cause, { minLength: 1, maxLength: 24 }), async (drawn) => {
      round += 1;
      const before = (await read()).balance;
      const pointsOf = (nth: number) => 10 + nth;
      const results: string[] = [];
      // Causes of one group come at once, the groups one after the other.
      for (const isFirst of [true, false]) {
        const group = drawn.filter(([, first]) => first === isFirst);
        results.push(
          ...(await Promise.all(
            group.map(([nth]) => give(`cause ${String(round)} ${String(nth)}`, pointsOf(nth))),
          )),
        );
      }
      const different = [...new Set(drawn.map(([nth]) => nth))];
      expect(results.filter((result) => result === 'added')).toHaveLength(different.length);
      const sum = different.reduce((total, nth) => total + pointsOf(nth), 0);
      expect((await checkLedger()).balance).toBe(before + sum);
    }),
    { numRuns: 8, seed: 20_261_127 },
  );
});

test('[LOY-02] of many requests at once only one gets the last points; repeated it changes nothing', async () => {
  const { balance, earned } = await read();
  // Enough for one pack of test strips and not for two.
  await give('levelling', 900 - balance, { kind: 'refund' });
  // Another process has its own connections.
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const { connectionString } = fixture;
  const database = openDatabase({ connectionString, stampedTables, log });
  const second = await appOn(database, fixture.clock);
  const ids = Array.from({ length: 6 }, () => newId());
  const answers = await Promise.all(
    ids.map((quote_id, nth) =>
      (nth % 2 === 0 ? fixture.app : second).call(
        'POST',
        '/v3/loyalty/reward',
        { quote_id, reward: 'strips' },
        admin,
      ),
    ),
  );
  await second.close();
  await database.close();
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'There are not enough points for this reward',
  );
  const done = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
  const again = await Promise.all(
    [1, 2, 3].map(() => request({ quote_id: done, reward: 'strips' })),
  );
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { requests, ...found } = await checkLedger();
  expect(found.balance).toBe(400);
  // A request does not lower the tier.
  expect(found.earned).toBe(earned);
  expect(requests).toMatchObject([{ quote_id: done, number: 1, status: 'Requested' }]);
});

test('only admins request and see requests; wrong rewards and ids of others are rejected', async () => {
  const body = { quote_id: newId(), reward: 'strips' };
  expect((await request(body, worker)).status).toBe(403);
  expect((await read(worker)).requests).toEqual([]);
  const { status, body: answer } = await request({ ...body, reward: 'a car' });
  expect([status, answer.errors]).toEqual([422, { reward: 'This reward does not exist' }]);
  const quote_id = (await read()).requests[0]?.quote_id ?? '';
  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  const path = `/v3/loyalty/reward/${quote_id}/withdraw`;
  expect((await fixture.app.call('POST', path, undefined, other)).status).toBe(404);
});

test('a withdrawn request gives its points back once', async () => {
  const quote_id = (await read()).requests[0]?.quote_id ?? '';
  const path = `/v3/loyalty/reward/${quote_id}/withdraw`;
  const answers = await Promise.all(
    [1, 2, 3].map(() => fixture.app.call('POST', path, undefined, admin)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await checkLedger()).toMatchObject({
    balance: 900,
    requests: [{ status: 'Withdrawn' }],
  });
});

test('the support team answers requests of all organisations; a declined one gives the points back', async () => {
  const [first, second] = [newId(), newId()];
  await request({ quote_id: first, reward: 'strips' });
  const support = await signInSupport(fixture);
  const waiting = await fixture.app.call('GET', '/v3/loyalty/waiting', undefined, support);
  expect(waiting.body.data['requests']).toMatchObject([
    { quote_id: first, organisation: 'acme', email: fixture.acme.emailOf('admin'), points: 500 },
  ]);
  expect((await fixture.app.call('GET', '/v3/loyalty/waiting', undefined, admin)).status).toBe(403);
  const answerTo = (id: string, body: object, token = support) =>
    fixture.app.call('POST', `/v3/loyalty/waiting/${id}/answer`, body, token);
  expect((await answerTo(first, { status: 'Answered', answer: 'Sent' }, admin)).status).toBe(403);
  const empty = await answerTo(first, { status: 'Declined', answer: ' ' });
  expect(empty.body.errors).toEqual({ answer: 'An answer is required' });
  const declined = await Promise.all(
    [1, 2].map(() => answerTo(first, { status: 'Declined', answer: 'Not in stock' })),
  );
  expect(declined.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await checkLedger()).balance).toBe(900);
  await request({ quote_id: second, reward: 'strips' });
  expect((await answerTo(second, { status: 'Answered', answer: 'On its way' })).status).toBe(200);
  const path = `/v3/loyalty/reward/${second}/withdraw`;
  expect((await fixture.app.call('POST', path, undefined, admin)).status).toBe(409);
  const { balance, requests } = await checkLedger();
  expect(balance).toBe(400);
  expect(requests).toMatchObject([
    { status: 'Answered', answer: 'On its way', number: 3 },
    { status: 'Declined', answer: 'Not in stock', number: 2 },
    { status: 'Withdrawn', number: 1 },
  ]);
  expect((await answerTo(newId(), { status: 'Declined', answer: 'No' })).status).toBe(404);
});

test('the application cannot change or delete an entry', async () => {
  const context = { org_id: fixture.acme.org_id, actor_user_id: null };
  for (const sql of ['update loyalty_ledger set points = 1', 'delete from loyalty_ledger']) {
    await expect(fixture.database.write(context, (tx) => tx.query(sql))).rejects.toThrow(
      'permission denied',
    );
  }
  await expect(
    fixture.database.write(context, (tx) => tx.query('update loyalty_accounts set balance = -1')),
  ).rejects.toThrow('loyalty_accounts_balance_check');
});

test('an erased person is taken out of the ledger and of requests, and the points stay', async () => {
  const before = await checkLedger();
  const user_id = fixture.acme.id('admin');
  await give('a story of the admin', 100, { user_id, summary: 'Shade' });
  const entryOf = async () => (await checkLedger()).entries[0];
  expect(await entryOf()).toMatchObject({ summary: 'Shade', by: { name_first: 'admin' } });
  for (const org_id of [fixture.other.org_id, fixture.acme.org_id]) {
    const isOwn = org_id === fixture.acme.org_id;
    await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      eraseFromLoyalty(tx, { user_id }),
    );
    const expected = isOwn ? { summary: '', by: null } : { summary: 'Shade' };
    expect(await entryOf()).toMatchObject(expected);
  }
  expect((await checkLedger()).balance).toBe(before.balance + 100);
});
