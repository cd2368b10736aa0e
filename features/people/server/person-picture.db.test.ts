import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePixel, signInTo, smallJpeg, createOrgFixture } from '#apps/server/testing';
import type { Row, OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
let worker: string;
const id = (person: string) => fixture.acme.id(person);
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
afterAll(() => fixture.leave());

const send = (image: unknown, by = worker, person = 'worker_day') =>
  fixture.app.call('POST', `/v2/user/image/${id(person)}`, { image }, by);
const pictureOf = async (person = 'worker_day', by = worker) =>
  (await fixture.app.call('GET', `/v2/user/image/${id(person)}`, undefined, by)).body.data?.[
    'image'
  ];
const rowOf = async (person: string) => {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, admin);
  return body.data.users.find(({ user_id }: Row) => user_id === id(person));
};

test('[USER-14, SYNC-41] a picture is stored without camera metadata, sent with the next sync, and removed', async () => {
  const before = await rowOf('worker_day');
  const bytes = Buffer.from(smallJpeg, 'base64');
  const place = Buffer.from([0xff, 0xe1, 0, 10, ...Buffer.from('-31.95 S')]);
  const withMetadata = Buffer.concat([
    bytes.subarray(0, 2),
    place,
    bytes.subarray(2),
    Buffer.from('PK'),
  ]);
  const answer = await send(`data:image/jpeg;base64,${withMetadata.toString('base64')}`);
  expect([answer.status, answer.body.data]).toEqual([
    ...[200, { user_id: id('worker_day'), has_picture: true }],
  ]);
  expect(await pictureOf()).toBe(smallJpeg);
  const after = await rowOf('worker_day');
  expect(after).toMatchObject({ has_picture: true });
  expect(after?.modified_time).not.toBe(before?.modified_time);
  expect((await send(null)).body.data).toMatchObject({ has_picture: false });
  expect([await pictureOf(), (await rowOf('worker_day'))?.['has_picture']]).toEqual([null, false]);
});

test.each([
  ['a PNG', onePixel],
  ['a text', Buffer.from('name,email').toString('base64')],
  ['half of one', smallJpeg.slice(0, 200)],
  ['no base64', 'not a picture!'],
  ['nothing', ''],
  ['a number', 7],
  ['more than 1 MB', Buffer.alloc(1_048_577, 1).toString('base64')],
])(
  '[USER-48] %s is not a picture: Invalid image, and the existing one stays',
  async (_name, image) => {
    await send(smallJpeg);
    const refused = await send(image);
    expect([refused.status, refused.body.errors]).toEqual([422, { image: 'Invalid image' }]);
    expect(await pictureOf()).toBe(smallJpeg);
  },
);

test('only editors of a person set the picture, and only viewers see it', async () => {
  const manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  const editor = await signInTo(fixture.app, fixture.acme.emailOf('editor_day'));
  expect((await send(smallJpeg, manager)).status).toBe(200);
  expect((await send(smallJpeg, editor)).status).toBe(403);
  expect(await pictureOf('worker_day', editor)).toBe(smallJpeg);
  expect((await send(smallJpeg, manager, 'worker_night')).status).toBe(404);
  expect((await send(smallJpeg, worker, 'mate_day')).status).toBe(404);
});

test('a picture is in the file with all data of a person, and is erased with them', async () => {
  await send(smallJpeg, admin, 'mate_day');
  const file = await fixture.app.call('GET', `/v3/user/${id('mate_day')}/export`, undefined, admin);
  const files = unzipSync(file.bytes);
  expect(Buffer.from(files['picture.jpg'] ?? []).toString('base64')).toBe(smallJpeg);
  expect(strFromU8(files['people.csv'] ?? new Uint8Array())).toContain(',yes,');
  const name = 'mate_day acme';
  const erased = await fixture.app.call(
    'POST',
    `/v3/user/${id('mate_day')}/erase`,
    { name },
    admin,
  );
  expect(erased.status).toBe(200);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select image, metadata from users where user_id = $1', [id('mate_day')]),
  );
  expect(rows).toEqual([{ image: null, metadata: {} }]);
});
