import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurementOf, signInTo, storeMeasurements, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

/** More than the buffers of a socket, also when compressed. */
const rows = 36;
const textBytes = 700_000;

let fixture: OrgFixture;
let address: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  for (let nth = 0; nth < rows; nth += 1) {
    const raw_data = randomBytes(textBytes / 2).toString('hex');
    const row = measurementOf(fixture.acme.id('worker_day'), { raw_data });
    await storeMeasurements(fixture.database, fixture.acme.org_id, [row]);
  }
  address = await fixture.app.listen();
});
afterAll(() => fixture.leave());

/** Reads the first bytes of a file and then waits; returns a function that reads the rest. */
async function begun(path: string, token: string): Promise<() => Promise<'whole' | 'cut'>> {
  const request = get(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await once(answer, 'readable');
  return async () => {
    answer.resume();
    return new Promise((resolve) => {
      answer.once('end', () => resolve('whole'));
      answer.once('error', () => resolve('cut'));
    });
  };
}

const write = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [fixture.acme.org_id, ...values]),
  );

test('an export is cut off once its reader is signed out', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const rest = await begun('/v3/organisation/export', token);
  await fixture.app.call('GET', '/v3/auth/logout', undefined, token);
  expect(await rest()).toBe('cut');
});

test('an export about a person is cut off once its reader is not an admin any more', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const rest = await begun(`/v3/user/${fixture.acme.id('worker_day')}/export`, token);
  await write('update permissions set active = false where org_id = $1 and user_id = $2', [
    fixture.acme.id('admin'),
  ]);
  expect(await rest()).toBe('cut');
});
