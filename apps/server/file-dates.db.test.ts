import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganisation, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture, TestOrganisation } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let org: TestOrganisation;
let owner: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  fixture.clock.now = Date.parse('2026-11-20T12:00:00Z');
  org = await makeOrganisation(fixture.database, 'atoll');
  owner = await signInTo(fixture.app, org.emailOf('owner'));
});
afterAll(() => fixture.leave());

const nameOf = async (path: string, accept = 'text/csv') => {
  const { headers } = await fixture.app.raw('GET', path, undefined, owner, { accept });
  return /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];
};

test('generated files have the date in the time zone of the organisation, or in UTC without one', async () => {
  const person = `/v3/user/${org.id('worker_day')}/export`;
  expect(await nameOf('/v3/audit')).toBe('watershade-audit-log-2026-11-20.csv');

  // 14 hours ahead of UTC: it is already the next day there.
  const change = { metadata: { _timezone: 'Pacific/Kiritimati' } };
  await fixture.app.call('PATCH', '/v3/organisation', change, owner);
  expect(await nameOf('/v3/audit')).toBe('watershade-audit-log-2026-11-21.csv');
  expect(await nameOf('/v3/organisation/export')).toBe('watershade-organisation-2026-11-21.zip');
  expect(await nameOf(person)).toBe('watershade-person-2026-11-21.zip');
});
