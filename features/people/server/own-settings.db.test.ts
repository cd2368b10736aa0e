import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  // Only the server writes how a person signs in.
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(`update users set metadata = '{"_federated_provider": "azuread"}'`),
  );
  for (const person of ['worker_day', 'manager_day']) {
    await give(person, person, { ...settings, ...known });
  }
});
afterAll(() => fixture.leave());

const settings = {
  _dashboard_configuration: '{"version":1}',
  _calendar_configuration: '{}',
  _hide_calendar: true,
  _notification_preferences: '{}',
};
const known = { Shift: 'Night', _check_high_errors: false, _addresses: [] };
const all = { ...known, _federated_provider: 'azuread' };

async function give(by: string, to: string, metadata: object) {
  const token = await signInTo(fixture.app, fixture.acme.emailOf(by));
  const body = { user_id: fixture.acme.id(to), metadata };
  return fixture.app.call('PATCH', '/v3/user/metadata', body, token);
}

test.each(['owner', 'manager_day', 'worker_day'])(
  'a copy of %s contains their own settings and nobody else’s',
  async (person) => {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
    const fields = new Map(body.data.users.map((row) => [row['user_id'], row['metadata']]));
    for (const whose of ['worker_day', 'manager_day']) {
      const user_id = fixture.acme.id(whose);
      if (!fields.has(user_id)) continue;
      expect(fields.get(user_id)).toEqual(person === whose ? { ...settings, ...all } : all);
    }
    expect(fields.has(fixture.acme.id('worker_day'))).toBe(true);
  },
);

test('the response to people who change their own settings contains them', async () => {
  const { status, body } = await give('worker_day', 'worker_day', settings);
  expect([status, body.data['metadata']]).toEqual([200, { ...settings, ...all }]);
});

test('the response to a change of a person does not contain their settings', async () => {
  const { status, body } = await give('owner', 'worker_day', { Shift: 'Night' });
  expect([status, body.data['metadata']]).toEqual([200, all]);
  const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const change = { user_id: fixture.acme.id('worker_day'), name_last: 'Parata' };
  const changed = await fixture.app.call('PATCH', '/v2/user/', change, token);
  expect(changed.body.data).toMatchObject({ name_last: 'Parata', metadata: all });
  expect(changed.text).not.toContain('_dashboard_configuration');
});

test.each(Object.keys(settings))('%s of another person cannot be set', async (field) => {
  const value = settings[field as keyof typeof settings];
  for (const given of [value, null]) {
    const { status, body } = await give('owner', 'worker_day', { [field]: given });
    expect([status, body.errors]).toEqual([422, { [`metadata.${field}`]: 'Unknown field' }]);
  }
});

test('notification preferences with an invalid part are refused at that part', async () => {
  const field = '_notification_preferences';
  const write = (parts: object) =>
    give('worker_day', 'worker_day', { [field]: JSON.stringify(parts) });
  const { status, body } = await write({ quiet: { from: '06:00', to: '06:00' } });
  expect([status, body.errors]).toEqual([
    422,
    { [`metadata.${field}.quiet`]: 'The end must differ from the start' },
  ]);
  const form = {
    user_id: fixture.acme.id('worker_day'),
    metadata: { [field]: '{"mobile":"0151"}' },
  };
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const changed = await fixture.app.call('PATCH', '/v2/user/', form, token);
  expect([changed.status, changed.body.errors]).toEqual([
    422,
    { [`metadata.${field}.mobile`]: 'Enter the number with + and country code, digits only' },
  ]);
  expect((await write({ quiet: { from: '22:00', to: '06:00' } })).status).toBe(200);
  await write({});
});
