import { afterAll, beforeAll, expect, test } from 'vitest';
import { onePixel, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { organisationMessages as messages } from '#organisation/contract';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const change = (body: unknown) => fixture.app.call('PATCH', '/v3/organisation', body, admin);
const logo = (method: 'GET' | 'POST' | 'DELETE', body?: unknown) =>
  fixture.app.call(method, `/v2/organisation/image/${fixture.acme.org_id}`, body, admin);

async function stored() {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ name: string; metadata: object; modified_time: string }>(
      'select name, metadata, modified_time from organisations',
    ),
  );
  return rows[0];
}

async function audited(action: string) {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ actor_user_id: string; entity_id: string; summary: string }>(
      `select actor_user_id, entity_id, summary from audit_log
       where entity = 'organisation' and action = $1 order by time`,
      [action],
    ),
  );
  return rows;
}

test('[ORG-02, ORG-05] settings are merged, and the next sync sends them to everybody', async () => {
  const first = await change({ name: ' Acme Pty ', metadata: { _measurement_system: 'metric' } });
  expect(first.status).toBe(200);
  const before = await stored();
  const { body } = await change({ metadata: { _beta: ['heat_stress'], site_code: 'B7' } });
  expect(body.data).toEqual({
    org_id: fixture.acme.org_id,
    name: 'Acme Pty',
    metadata: {
      ...{ _measurement_system: 'metric', _beta: ['heat stress'], site_code: 'B7' },
      _show_preview_features: true,
    },
  });
  const after = await stored();
  expect(after?.metadata).toEqual(body.data['metadata']);
  expect(after?.modified_time).not.toBe(before?.modified_time);
  const sync = await fixture.app.call('POST', '/v3/sync/core', {}, admin);
  expect(sync.body.data['organisation']).toMatchObject({ name: 'Acme Pty' });
});

test('a change is in the audit log with its settings; personal texts only by name', async () => {
  await change({ metadata: { _heat_index_threshold: 40, note: 'something private' } });
  expect((await audited('change')).at(-1)).toEqual({
    actor_user_id: fixture.acme.id('admin'),
    entity_id: fixture.acme.org_id,
    summary: '_heat_index_threshold: 40, note',
  });
});

test('settings of privacy that another admin changed meanwhile are not overwritten unseen', async () => {
  const ids = [fixture.acme.id('admin')];
  const seen = { _supervisors_see: 'values', _values_seen_by: [] };
  const own = { _supervisors_see: 'status', _values_seen_by: ids };
  expect((await change({ metadata: own, expected: seen })).status).toBe(200);
  const late = await change({ metadata: seen, expected: seen });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect((await stored())?.metadata).toMatchObject(own);
  const upper = { ...own, _values_seen_by: ids.map((id) => id.toUpperCase()) };
  expect((await change({ metadata: seen, expected: upper })).status).toBe(200);
  expect((await stored())?.metadata).toMatchObject(seen);
});

test.each([
  [
    { name: 'New', metadata: { _timezone: 'Mars/Olympus' } },
    'metadata._timezone',
    messages.unknownZone,
  ],
  [{ name: 'New', metadata: { _super: true } }, 'metadata._super', messages.unknownKey],
  [{ name: '', metadata: { other: 1 } }, 'name', messages.nameRequired],
])('%j is rejected completely', async (body, field, sentence) => {
  const before = await stored();
  const answer = await change(body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[field]).toBe(sentence);
  expect(await stored()).toEqual(before);
});

test('[SYNC-42] a logo is set, read and removed', async () => {
  expect((await logo('POST', { image: onePixel })).status).toBe(200);
  expect((await logo('GET')).body.data['image']).toBe(onePixel);
  const before = await stored();
  // The same logo again notifies nobody.
  await logo('POST', { image: onePixel });
  expect(await stored()).toEqual(before);
  expect((await logo('DELETE')).status).toBe(200);
  expect((await logo('GET')).body.data['image']).toBeNull();
  expect(await audited('set_logo')).toHaveLength(1);
  expect(await audited('remove_logo')).toHaveLength(1);
});

const sized = (width: number, height: number) => {
  const bytes = Buffer.from(onePixel, 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
};

test.each([
  ['a drawing', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), messages.notAPicture],
  ['no base64', `${onePixel} `, messages.notAPicture],
  ['an address', `data:image/png;base64,${onePixel}`, messages.notAPicture],
  ['one that is too wide', sized(121, 32), messages.logoTooLarge],
  ['one that is too high', sized(120, 33), messages.logoTooLarge],
  ['one without a pixel', sized(0, 32), messages.logoTooLarge],
])('%s is rejected as a logo', async (_name, image, sentence) => {
  const answer = await logo('POST', { image });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ image: sentence });
  expect((await logo('GET')).body.data['image']).toBeNull();
});

test('the largest logo is accepted, one byte more is not', async () => {
  const of = (length: number) => {
    const bytes = Buffer.alloc(length);
    Buffer.from(sized(120, 32), 'base64').copy(bytes);
    return bytes.toString('base64');
  };
  expect((await logo('POST', { image: of(64 * 1024) })).status).toBe(200);
  expect((await logo('POST', { image: of(64 * 1024 + 1) })).status).toBe(413);
  expect((await logo('POST', { image: of(1024 * 1024) })).status).toBe(413);
});
