import { afterAll, beforeAll, expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import { newId } from './testing/org-fixture.ts';
import { createTagFixture } from './testing/tag-fixture.ts';
import type { TagFixture } from './testing/tag-fixture.ts';

let fixture: TagFixture;
beforeAll(async () => {
  fixture = await createTagFixture();
});
afterAll(() => fixture.leave());

const id = (person: string) => fixture.acme.id(person);

test('[TAG-21, TAG-64] the recipients of notifications about dehydrated people are stored with the tag, of any type', async () => {
  const tag_id = await fixture.newTag('Ladle bay', 'location');
  const put = (to: string[], more = {}) =>
    fixture.app.call(
      'PUT',
      '/v3/tag/dehydrated_notifications',
      { tag_id, _notify_hydration: true, _notify_hydration_to: to, ...more },
      fixture.admin,
    );
  const saved = await put([id('manager_day'), id('manager_day').toUpperCase()]);
  expect(saved.body.data['metadata']).toEqual({
    ...{ lat: 0, lon: 0, _notify_hydration: true },
    _notify_hydration_to: [id('manager_day')],
  });
  for (const stranger of [newId(), fixture.other.id('owner')]) {
    const refused = await put([stranger]);
    expect(refused.body.errors).toEqual({ _notify_hydration_to: 'User not found' });
  }
  expect((await put([], { tag_id: newId() })).status).toBe(404);
});

test('[TAG-18, TAG-63] a job is assessed completely or not at all', async () => {
  const job = await fixture.newTag('Shotcreting', 'job');
  const assess = (factors: object, tag_id = job) =>
    fixture.app.call('PATCH', '/v3/tag/job', { tag_id, ...factors }, fixture.admin);
  const done = await assess(presetOf('high'));
  expect(done.body.data['metadata']).toEqual(presetOf('high'));
  const half = await assess({ ...presetOf('high'), _stairs: -1, _clothing: -1 });
  const sentence = 'Please select all options to best describe your workplace.';
  expect([half.status, half.body.message, half.body.errors]).toEqual([
    ...[422, sentence],
    { _stairs: sentence, _clothing: sentence },
  ]);
  expect((await assess({ ...presetOf('high'), _stairs: 4 })).status).toBe(422);
  expect((await assess({ ...presetOf('high'), _metabolic_work_rate: 3 })).status).toBe(422);
  expect((await assess(presetOf('none'))).body.data['metadata']).toEqual(presetOf('none'));
  const notJob = await assess(presetOf('low'), fixture.acme.day);
  expect(notJob.body.errors).toEqual({ tag_id: 'This tag is not a job' });
});

test('[TAG-15, TAG-54, TAG-62] a location is where a person placed it, and its other data is unchanged', async () => {
  const site = await fixture.newTag('Quarry road', 'location');
  const place = (fields: object) =>
    fixture.app.call('PATCH', '/v3/tag/location', { tag_id: site, ...fields }, fixture.admin);
  await fixture.app.call(
    'PUT',
    '/v3/tag/dehydrated_notifications',
    { tag_id: site, _notify_hydration: true, _notify_hydration_to: [] },
    fixture.admin,
  );
  const placed = await place({ lat: -31.95, lon: 115.86 });
  expect(placed.body.data['metadata']).toEqual({
    ...{ lat: -31.95, lon: 115.86, _notify_hydration: true, _notify_hydration_to: [] },
  });
  const missing = await place({ lat: 3 });
  expect([missing.status, missing.body.errors]).toEqual([422, { lon: 'Missing location data' }]);
  const range = {
    lat: 'Latitude must be a number from -90 to 90',
    lon: 'Longitude must be a number from -180 to 180',
  };
  for (const [fields, errors] of [
    [{ lat: 90.1, lon: 0 }, { lat: range.lat }],
    [{ lat: 0, lon: -180.1 }, { lon: range.lon }],
    [{ lat: -91, lon: 181 }, range],
    [
      { lat: 'x', lon: null },
      { lat: 'Missing location data', lon: 'Missing location data' },
    ],
  ] as const) {
    const refused = await place(fields);
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  }
  const again = await place({ lat: 90, lon: -180 });
  expect(again.body.data['metadata']).toMatchObject({
    lat: 90,
    lon: -180,
    _notify_hydration: true,
  });
  const cleared = await place({ lat: 0, lon: 0 });
  expect(cleared.body.data['metadata']).toMatchObject({ lat: 0, lon: 0 });
});
