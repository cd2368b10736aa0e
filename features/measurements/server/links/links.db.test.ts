import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
let weight: string;
let core: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  weight = await newType('Body weight', 'kg');
  core = await newType('Core temperature', '°C');
});
afterAll(() => fixture.leave());

async function newType(name: string, unit: string, token = admin): Promise<string> {
  const link_type_id = newId();
  await fixture.app.call('POST', '/v3/measurement/link_type', { link_type_id, name, unit }, token);
  return link_type_id;
}
async function newTest(person = 'worker_day'): Promise<string> {
  const row = measurementOf(fixture.acme.id(person));
  await storeMeasurements(fixture.database, fixture.acme.org_id, [row]);
  return row.measurement_id;
}
const link = (body: object, token = admin) =>
  fixture.app.call('POST', '/v3/measurement/link', { link_id: newId(), value: 80, ...body }, token);
const remove = (link_id: string, token = admin) =>
  fixture.app.call('DELETE', `/v3/measurement/link/${link_id}`, undefined, token);
/** The values of a test as sent to a copy. */
const linked = async (measurement_id: string, token = admin) => {
  const { body } = await fixture.app.call('POST', '/v3/sync/measures', {}, token);
  return body.data.link_measurements
    .filter((row) => row['measurement_id'] === measurement_id && row['active'] === true)
    .map(({ link_type_id, value }) => [link_type_id, value]);
};

test('[MEAS-08, MEAS-16] a figure is recorded once, synced to those who may see the test, and removed', async () => {
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const measurement_id = await newTest();
  const body = { link_id: newId(), measurement_id, link_type_id: weight, value: 81.5 };
  const first = await link(body);
  expect(first.body.data).toMatchObject({ ...body, active: true });
  expect((await link({ ...body, value: 3 })).body.data).toEqual(first.body.data);
  expect(await linked(measurement_id, worker)).toEqual([[weight, 81.5]]);
  const second = await link({ measurement_id, link_type_id: weight });
  expect([second.status, second.body.code, second.body.errors]).toEqual([
    ...[409, 'DUPLICATE'],
    { link_type_id: 'A test can have only one value of each linked type' },
  ]);
  expect((await link({ measurement_id, link_type_id: core, value: 37.2 })).status).toBe(200);
  expect((await remove(body.link_id)).body.data).toEqual({ link_id: body.link_id });
  expect((await remove(body.link_id)).status).toBe(200);
  expect(await linked(measurement_id)).toEqual([[core, 37.2]]);
  // Its name is free again.
  expect((await link({ measurement_id, link_type_id: weight, value: 82 })).status).toBe(200);
});

test.each([
  [{ value: -1 }, 'value', 'Value must be between 0 and 100000'],
  [{ value: 100_001 }, 'value', 'Value must be between 0 and 100000'],
  [{ value: 'much' }, 'value', 'Value must be a number'],
  [{ link_type_id: newId() }, 'link_type_id', 'Linked type not found'],
])('a figure of %j is rejected at its field', async (parts, field, sentence) => {
  const measurement_id = await newTest();
  const refused = await link({ measurement_id, link_type_id: weight, ...parts });
  expect([refused.status, refused.body.errors[field]]).toEqual([422, sentence]);
  expect(await linked(measurement_id)).toEqual([]);
});

test('a type that is deleted or belongs to another organisation is not found', async () => {
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  const measurement_id = await newTest();
  const theirs = await newType('Weight', 'kg', stranger);
  expect((await link({ measurement_id, link_type_id: theirs })).status).toBe(422);
  const gone = await newType('Heart rate', 'bpm');
  await fixture.app.call('DELETE', `/v3/measurement/link_type/${gone}`, undefined, admin);
  expect((await link({ measurement_id, link_type_id: gone })).status).toBe(422);
});

const sent = (measurement_id: string, links: object[]) => ({
  ...{ measurement_id, user_id: fixture.acme.id('worker_day'), type: 'sosm', value: 60, links },
  created_time: new Date(fixture.clock.now).toISOString(),
});
const add = async (...measurements: object[]) =>
  (await fixture.app.call('POST', '/v3/measurement', { measurements }, admin)).body.data;

test('a test is added with its figures in one call, also if it is sent twice', async () => {
  const measurement_id = newId();
  const row = sent(measurement_id, [
    { link_id: newId(), link_type_id: weight.toUpperCase(), value: 79 },
    { link_id: newId(), link_type_id: core, value: 38.1 },
  ]);
  for (let times = 0; times < 2; times += 1) {
    expect(await add(row)).toMatchObject({ accepted: [measurement_id], rejected: [] });
  }
  const rows = await linked(measurement_id);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      [weight, 79],
      [core, 38.1],
    ]),
  );
});

test('a test whose figures are invalid is rejected, and no other', async () => {
  const [twice, unknown, fine] = [newId(), newId(), newId()];
  const of = (link_type_id: string) => ({ link_id: newId(), link_type_id, value: 1 });
  const data = await add(
    sent(twice, [of(weight), of(weight.toUpperCase())]),
    sent(unknown, [of(newId())]),
    sent(fine, [of(weight)]),
  );
  expect(data.accepted).toEqual([fine]);
  expect(data.rejected).toMatchObject([
    {
      measurement_id: twice,
      errors: { links: 'A test can have only one value of each linked type' },
    },
    { measurement_id: unknown, errors: { links: 'Linked type not found' } },
  ]);
});
