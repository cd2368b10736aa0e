import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganisation, signInTo, testHouse } from './test-house.ts';
import type { TestHouse, TestOrganisation } from './test-house.ts';

let house: TestHouse;
let org: TestOrganisation;
let owner: string;
beforeAll(async () => {
  house = await testHouse();
  house.clock.now = Date.parse('2026-11-20T12:00:00Z');
  org = await makeOrganisation(house.database, 'atoll');
  owner = await signInTo(house.app, org.emailOf('owner'));
});
afterAll(() => house.leave());

const nameOf = async (path: string, accept = 'text/csv') => {
  const { headers } = await house.app.raw('GET', path, undefined, owner, { accept });
  return /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];
};

test("files of the server carry the date of the organisation's time zone, else that of UTC", async () => {
  const person = `/v3/user/${org.id('worker_day')}/export`;
  expect(await nameOf('/v3/audit')).toBe('watershade-audit-log-2026-11-20.csv');

  // 14 hours ahead of UTC: there it is the next day already.
  const change = { metadata: { _timezone: 'Pacific/Kiritimati' } };
  await house.app.call('PATCH', '/v3/organisation', change, owner);
  expect(await nameOf('/v3/audit')).toBe('watershade-audit-log-2026-11-21.csv');
  expect(await nameOf('/v3/organisation/export')).toBe('watershade-organisation-2026-11-21.zip');
  expect(await nameOf(person)).toBe('watershade-person-2026-11-21.zip');
});
