import { afterAll, beforeAll, expect, test } from 'vitest';
import { licenseFeatures } from '#license/contract';
import { setLicense } from './license-command.ts';
import { createOrgFixture, signInTo } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

test('[PLAT-11] the operator of the server sets the plan of an organisation', async () => {
  const env = { DATABASE_URL: fixture.connectionString };
  const email = fixture.acme.emailOf('admin');
  await expect(setLicense(env, [])).rejects.toThrow('Add the email of an admin and a plan');
  await expect(setLicense(env, [email])).rejects.toThrow('Add the email of an admin and a plan');
  await expect(setLicense(env, ['nobody@heat.example', 'plan=Team'])).rejects.toThrow(
    'Nobody signs in as nobody@heat.example; nothing was changed.',
  );
  await expect(setLicense(env, [email, 'plan=Team', 'seats=some'])).rejects.toThrow(
    'The plan is not valid: seats must be a whole number from 0 to 1000000; nothing was changed.',
  );

  const admin = await signInTo(fixture.app, email);
  const read = async () =>
    (await fixture.app.call('GET', '/v3/license', undefined, admin)).body.data;
  const words = ['plan=Team', 'seats=50', 'valid_until=2027-06-30'];
  expect(await setLicense(env, [email.toUpperCase(), ...words])).toContain('has the plan Team');
  const plan = { plan: 'Team', seats: 50, valid_until: '2027-06-30', features: licenseFeatures };
  expect(await read()).toMatchObject(plan);
  expect(await setLicense(env, [email, 'default'])).toContain('has the default plan');
  expect(await read()).toMatchObject({ plan: 'Standard', seats: null });

  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ summary: string }>(
      "select summary from audit_log where org_id = $1 and summary like 'Plan by%' order by 1",
      [fixture.acme.org_id],
    ),
  );
  expect(rows.map(({ summary }) => summary)).toEqual([
    'Plan by the server operator: Team',
    'Plan by the server operator: default',
  ]);
});
