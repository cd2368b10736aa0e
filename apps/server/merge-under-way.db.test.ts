import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMeasurements } from '#measurements/server';
import { peopleMessages } from '#people/contract';
import { measurementsOf } from './testing/measurements.ts';
import type { TestMeasurements } from './testing/measurements.ts';
import { createMergeFixture } from './testing/merge-fixture.ts';
import type { MergeFixture } from './testing/merge-fixture.ts';
import { measurementOf, storeMeasurements } from './testing/org-fixture.ts';
import { callsInTurn } from './testing/races.ts';

let fixture: MergeFixture;
let measurements: TestMeasurements;
beforeAll(async () => {
  fixture = await createMergeFixture();
  measurements = measurementsOf(fixture);
});
afterAll(() => fixture.leave());

const id = (person: string) => fixture.acme.id(person);

test('a test of the source that is stored before a merge is moved by it', async () => {
  const from = await fixture.person('Early', [fixture.acme.day]);
  const taken = measurementOf(id('mate_day'));
  const again = measurements.sent('mate_day', { measurement_id: taken.measurement_id });
  const early = { ...measurements.sent('mate_day'), user_id: from };
  const [adding, merging] = await callsInTurn(fixture.database, {
    org_id: fixture.acme.org_id,
    // The call has found the source when it waits for this transaction.
    hold: (tx) => insertMeasurements(tx, [taken]),
    first: () => measurements.add('manager_day', early, again),
    second: () => fixture.merge(from, id('worker_night')),
  });
  expect([adding.status, merging.status]).toEqual([200, 200]);
  expect(adding.body.data.accepted).toContain(early.measurement_id);
  expect(await fixture.kept([from])).toEqual([]);
  const names = (await fixture.testsOf(id('worker_night'))).map(({ name }) => name);
  expect(names).toEqual(['worker_night acme']);
});

test('a test of the source that arrives during a merge is rejected', async () => {
  const from = await fixture.person('Late', [fixture.acme.day]);
  const row = measurementOf(from);
  await storeMeasurements(fixture.database, fixture.acme.org_id, [row]);
  const late = { ...measurements.sent('mate_day'), user_id: from };
  const [merging, adding] = await callsInTurn(fixture.database, {
    org_id: fixture.acme.org_id,
    hold: (tx) =>
      tx.query('select from measurements where measurement_id = $1 for update', [
        row.measurement_id,
      ]),
    first: () => fixture.merge(from, id('mate_day')),
    second: () => measurements.add('manager_day', late),
  });
  expect([merging.status, adding.status]).toEqual([200, 200]);
  expect(adding.body.data.rejected).toMatchObject([{ message: peopleMessages.unknown }]);
  expect(await fixture.kept([from])).toEqual([]);
});

test('no concurrent change of two people deadlocks with their merge', async () => {
  for (let round = 0; round < 20; round += 1) {
    const tags = [await fixture.newTag(), await fixture.newTag(), await fixture.newTag()];
    const [kept = '', put = '', gone = ''] = tags;
    const pair = [await fixture.person('Ring', [kept, gone]), await fixture.person('Ring', [put])];
    const [from = '', to = ''] = round % 2 === 0 ? pair : pair.toReversed();
    const early = { ...measurements.sent('mate_day'), user_id: from, tag_ids: [kept] };
    const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
      fixture.app.call(method, path, body, fixture.admin);
    const answers = await Promise.all([
      ask('POST', '/v3/tag/users', { tag_ids: [kept, put], user_ids: [to, from] }),
      fixture.merge(from, to),
      measurements.add('admin', early, { ...measurements.sent('mate_day'), user_id: to }),
      ask('PATCH', '/v3/user/hide', { ids: [to, from] }),
      ask('DELETE', `/v3/tag/${gone}`),
      ask('POST', '/v3/tag/users/remove', { tag_ids: [put], user_ids: [from, to] }),
      ask('PATCH', '/v3/user/delete', { ids: [from] }),
    ]);
    const known = [200, 404, 409];
    expect(answers.map(({ status }) => status).filter((each) => !known.includes(each))).toEqual([]);
    const isMerged = answers[1]?.status === 200;
    const isStored = answers[2]?.body.data.accepted.includes(early.measurement_id) === true;
    expect(await has(isMerged ? to : from, early.measurement_id)).toBe(isStored);
  }
});

/** The test belongs to the person. */
async function has(user_id: string, measurement_id: string): Promise<boolean> {
  return (await fixture.testsOf(user_id)).some((row) => row.measurement_id === measurement_id);
}
