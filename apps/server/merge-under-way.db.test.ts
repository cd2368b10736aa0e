import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMeasurements } from '#measurements/server';
import { peopleMessages } from '#people/contract';
import { measurementOf, storeMeasurements } from './test-house.ts';
import { measurementsOf } from './test-measurements.ts';
import type { TestMeasurements } from './test-measurements.ts';
import { mergeHouse } from './test-merge-house.ts';
import type { MergeHouse } from './test-merge-house.ts';
import { inTurn } from './test-race.ts';

let house: MergeHouse;
let measurements: TestMeasurements;
beforeAll(async () => {
  house = await mergeHouse();
  measurements = measurementsOf(house);
});
afterAll(() => house.leave());

const id = (person: string) => house.acme.id(person);

test('a test of the source that is stored before a merge moves with it', async () => {
  const from = await house.person('Early', [house.acme.day]);
  const taken = measurementOf(id('mate_day'));
  const again = measurements.sent('mate_day', { measurement_id: taken.measurement_id });
  const early = { ...measurements.sent('mate_day'), user_id: from };
  const [adding, merging] = await inTurn(house.database, {
    org_id: house.acme.org_id,
    // The call has found the source when it waits for this one.
    hold: (tx) => insertMeasurements(tx, [taken]),
    first: () => measurements.add('manager_day', early, again),
    second: () => house.merge(from, id('worker_night')),
  });
  expect([adding.status, merging.status]).toEqual([200, 200]);
  expect(adding.body.data.accepted).toContain(early.measurement_id);
  expect(await house.kept([from])).toEqual([]);
  const names = (await house.testsOf(id('worker_night'))).map(({ name }) => name);
  expect(names).toEqual(['worker_night acme']);
});

test('a test of the source that comes in the middle of a merge is refused', async () => {
  const from = await house.person('Late', [house.acme.day]);
  const row = measurementOf(from);
  await storeMeasurements(house.database, house.acme.org_id, [row]);
  const late = { ...measurements.sent('mate_day'), user_id: from };
  const [merging, adding] = await inTurn(house.database, {
    org_id: house.acme.org_id,
    hold: (tx) =>
      tx.query('select from measurements where measurement_id = $1 for update', [
        row.measurement_id,
      ]),
    first: () => house.merge(from, id('mate_day')),
    second: () => measurements.add('manager_day', late),
  });
  expect([merging.status, adding.status]).toEqual([200, 200]);
  expect(adding.body.data.rejected).toMatchObject([{ message: peopleMessages.unknown }]);
  expect(await house.kept([from])).toEqual([]);
});

test('whatever else is done with two people while they are merged, nobody waits in a ring', async () => {
  for (let round = 0; round < 20; round += 1) {
    const tags = [await house.newTag(), await house.newTag(), await house.newTag()];
    const [kept = '', put = '', gone = ''] = tags;
    const pair = [await house.person('Ring', [kept, gone]), await house.person('Ring', [put])];
    const [from = '', to = ''] = round % 2 === 0 ? pair : pair.toReversed();
    const early = { ...measurements.sent('mate_day'), user_id: from, tag_ids: [kept] };
    const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
      house.app.call(method, path, body, house.admin);
    const answers = await Promise.all([
      ask('POST', '/v3/tag/users', { tag_ids: [kept, put], user_ids: [to, from] }),
      house.merge(from, to),
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

/** The test is one of the person's. */
async function has(user_id: string, measurement_id: string): Promise<boolean> {
  return (await house.testsOf(user_id)).some((row) => row.measurement_id === measurement_id);
}
