import { expect } from 'vitest';
import { newId, noon, signInTo } from './org-fixture.ts';
import type { OrgFixture } from './org-fixture.ts';

export interface TestDevice {
  device_id: string;
  device_token_id: string;
  token: string;
}

/** A new device of the organisation acme with a token. */
export async function deviceIn(
  { app, acme }: Pick<OrgFixture, 'app' | 'acme'>,
  serial: string,
): Promise<TestDevice & { admin: string }> {
  const admin = await signInTo(app, acme.emailOf('admin'));
  const [device_id, device_token_id] = [newId(), newId()];
  await app.call('POST', '/v3/device', { device_id, serial }, admin);
  const path = `/v3/device/${device_id}/token`;
  const { status, body } = await app.call('POST', path, { device_token_id }, admin);
  expect(status).toBe(200);
  return { admin, device_id, device_token_id, token: body.data.token };
}

/** A test in the format of devices. */
export function sentOf(user_id: string, more: object = {}) {
  return {
    ...{ measurement_id: newId(), user_id, type: 'sosm', value: 104 },
    created_time: new Date(noon - 60_000).toISOString(),
    ...more,
  };
}

/** All stored tests of one organisation. */
export async function storedTests({ database, acme }: OrgFixture, org_id = acme.org_id) {
  const { rows } = await database.read(org_id, (tx) =>
    tx.query<Record<string, unknown>>(
      'select * from measurements order by created_time, name_first',
    ),
  );
  return rows;
}
