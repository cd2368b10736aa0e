import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, onePixel, signInTo, smallJpeg, createOrgFixture } from '#apps/server/testing';
import type { Row, OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
let worker: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
afterAll(() => fixture.leave());

const kinds = [
  {
    kind: 'custom',
    path: '/v3/measurement/custom_type',
    key: 'custom_id',
    list: 'custom_measurement_types',
  },
  {
    kind: 'linked',
    path: '/v3/measurement/link_type',
    key: 'link_type_id',
    list: 'link_measurement_types',
  },
] as const;
type Kind = (typeof kinds)[number];

const create = ({ path, key }: Kind, fields: object, id = newId(), token = admin) =>
  fixture.app.call('POST', path, { [key]: id, ...fields }, token);
const change = ({ path }: Kind, id: string, fields: object, token = admin) =>
  fixture.app.call('PATCH', `${path}/${id}`, fields, token);
const remove = ({ path }: Kind, id: string, token = admin) =>
  fixture.app.call('DELETE', `${path}/${id}`, undefined, token);
/** What a worker's copy receives. */
const synced = async ({ list, key }: Kind, id: string) => {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, worker);
  return (body.data[list] as unknown as Row[]).find((row) => row[key] === id);
};

test.each(kinds)(
  '[MEAS-14, MEAS-15, MEAS-40] a $kind type is created once, and everybody is notified',
  async (kind) => {
    const id = newId();
    const first = await create(kind, { name: '  Body weight ', unit: ' kg', icon: 'scale' }, id);
    expect(first.body.data).toMatchObject({
      ...{ [kind.key]: id, name: 'Body weight', unit: 'kg', icon: 'scale', image: null },
      ...{ active: true, modified_time: expect.stringMatching(/Z$/) as string },
    });
    const again = await create(kind, { name: 'Something else', unit: 'g' }, id.toUpperCase());
    expect(again.body.data).toEqual(first.body.data);
    expect(await synced(kind, id)).toMatchObject({
      name: 'Body weight',
      unit: 'kg',
      icon: 'scale',
    });
  },
);

test.each(
  kinds.flatMap((kind) =>
    (
      [
        [{ unit: 'kg' }, { name: 'Name is required' }],
        [{ name: ' \n\u200b', unit: 'kg' }, { name: 'Name is required' }],
        [{ name: 'Weight' }, { unit: 'Unit is required' }],
        [{ name: 'Weight', unit: '  ' }, { unit: 'Unit is required' }],
        [{ name: 'x'.repeat(61), unit: 'kg' }, { name: 'Use 60 characters or fewer' }],
        [{ name: 'Weight', unit: 'x'.repeat(21) }, { unit: 'Use 20 characters or fewer' }],
        [{ name: 'Weight', unit: 'kg', icon: 'unicorn' }, { icon: 'Unknown icon' }],
        [{ name: 'Weight', unit: 'kg', image: onePixel }, { image: 'Invalid image' }],
        [{ name: 'Weight', unit: 'kg', image: 'no picture' }, { image: 'Invalid image' }],
      ] as const
    ).map(([fields, errors]) => [kind.kind, fields, errors, kind] as const),
  ),
)('[MEAS-17, MEAS-18] a %s type of %j is rejected with %j', async (_kind, fields, errors, kind) => {
  const refused = await create(kind, fields);
  expect([refused.status, refused.body.errors]).toEqual([422, errors]);
});

test.each(kinds)(
  'the name of a $kind type is unique in any case, until it is deleted',
  async (kind) => {
    const id = newId();
    await create(kind, { name: 'Ölstand', unit: 'l' }, id);
    for (const name of ['Ölstand', 'ölSTAND', ' O\u0308lstand ']) {
      const refused = await create(kind, { name, unit: 'l' });
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        ...[409, 'DUPLICATE'],
        { name: 'A type of this name already exists' },
      ]);
    }
    const second = newId();
    expect((await create(kind, { name: 'Tank', unit: 'l' }, second)).status).toBe(200);
    expect((await change(kind, second, { name: 'ÖLSTAND' })).status).toBe(409);
    expect((await change(kind, id, { name: 'ÖLSTAND' })).status).toBe(200);
    expect((await remove(kind, id)).body.data).toEqual({ [kind.key]: id });
    expect((await change(kind, second, { name: 'Ölstand' })).status).toBe(200);
    // Its name is used by another type now.
    expect((await change(kind, id, { active: true })).status).toBe(409);
    const back = await change(kind, id, { active: true, name: 'Old level' });
    expect(back.body.data).toMatchObject({ name: 'Old level', active: true });
  },
);

test('a test and a linked type may have the same name', async () => {
  for (const kind of kinds) {
    expect((await create(kind, { name: 'Core temperature', unit: '°C' })).status).toBe(200);
  }
});

test.each(kinds)(
  'of two concurrent requests for a $kind type of one name only one succeeds',
  async (kind) => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create(kind, { name: 'Grip', unit: 'N' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  },
);

test.each(kinds)('a $kind type is changed field by field', async (kind) => {
  const id = newId();
  await create(kind, { name: 'Urine', unit: 'step', icon: 'palette', image: smallJpeg }, id);
  expect(await synced(kind, id)).toMatchObject({ icon: 'palette', image: smallJpeg });
  const changed = await change(kind, id, { unit: 'level' });
  expect(changed.body.data).toMatchObject({ name: 'Urine', unit: 'level', image: smallJpeg });
  const bare = await change(kind, id, { icon: null, image: null });
  expect(bare.body.data).toMatchObject({ icon: null, image: null });
  const nothing = await change(kind, id, {});
  expect([nothing.status, nothing.body.message]).toEqual([422, 'Nothing to change']);
  expect((await change(kind, id, { active: false })).status).toBe(422);
});

test.each(kinds)(
  'a deleted $kind type is removed from copies, cannot be changed, and can be restored',
  async (kind) => {
    const id = newId();
    await create(kind, { name: 'Pulse', unit: 'bpm' }, id);
    expect((await remove(kind, id)).status).toBe(200);
    // Sent twice it is deleted once.
    expect((await remove(kind, id)).status).toBe(200);
    expect(await synced(kind, id)).toBeUndefined();
    const refused = await change(kind, id, { unit: 'Hz' });
    expect([refused.status, refused.body.message]).toEqual([404, 'Measurement type not found']);
    expect((await change(kind, id, { active: true })).body.data).toMatchObject({ name: 'Pulse' });
    expect(await synced(kind, id)).toMatchObject({ name: 'Pulse', active: true });
    const log = await fixture.app.call('GET', `/v3/audit?entity_id=${id}`, undefined, admin);
    const entries = log.body.data['entries'] as unknown as { action: string; summary: string }[];
    expect(entries.map(({ action, summary }) => [action, summary])).toEqual([
      ['change', 'restored'],
      ['delete', 'Pulse'],
      ['create', 'Pulse (bpm)'],
    ]);
  },
);

test.each(kinds)('a $kind type of another organisation is not found', async (kind) => {
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  const id = newId();
  await create(kind, { name: 'Ours', unit: 'x' }, id);
  expect((await change(kind, id, { unit: 'y' }, stranger)).status).toBe(404);
  expect((await remove(kind, id, stranger)).status).toBe(404);
  expect((await change(kind, newId(), { unit: 'y' })).status).toBe(404);
});

test('a test of a deleted custom type is rejected at its field; existing ones stay', async () => {
  const [custom] = kinds;
  const custom_id = newId();
  await create(custom, { name: 'Steps', unit: 'steps' }, custom_id);
  const measure = async () => {
    const row = {
      ...{ measurement_id: newId(), user_id: fixture.acme.id('worker_day'), type: 'custom' },
      ...{ custom_id, value: 9000, created_time: new Date(fixture.clock.now).toISOString() },
    };
    const { body } = await fixture.app.call(
      'POST',
      '/v3/measurement',
      { measurements: [row] },
      admin,
    );
    return body.data;
  };
  const [kept = ''] = (await measure()).accepted;
  await remove(custom, custom_id);
  expect((await measure()).rejected).toMatchObject([
    { errors: { custom_id: 'Measurement type not found' } },
  ]);
  const { body } = await fixture.app.call('POST', '/v3/sync/measures', {}, admin);
  const stored = body.data.measurements.find((row) => row['measurement_id'] === kept);
  expect(stored).toMatchObject({ active: true, value_f: '9000 steps' });
});
