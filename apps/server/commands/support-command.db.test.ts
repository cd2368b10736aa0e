import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservedOrganisations } from '#organisation/domain';
import { addSupportAdmin } from './support-command.ts';
import { createOrgFixture, password } from '../testing/org-fixture.ts';
import type { OrgFixture } from '../testing/org-fixture.ts';
import { tokenInEmail } from '../testing/reset-link.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

test('[PERM-06] the operator of the server adds support admins, who set their own password', async () => {
  const env = { DATABASE_URL: fixture.connectionString };
  const email = 'team@support.example';
  await expect(addSupportAdmin(env, [])).rejects.toThrow('Add one email');
  await expect(addSupportAdmin(env, ['team'])).rejects.toThrow('Email is not valid');
  expect(await addSupportAdmin(env, [email.toUpperCase()])).toContain(
    `${email} is a support admin`,
  );
  await expect(addSupportAdmin(env, [email])).rejects.toThrow('is a support admin already');
  expect(await addSupportAdmin(env, ['second@support.example'])).toContain('is a support admin');

  await fixture.app.call('POST', '/v2/auth/reset_password', { email });
  const { rows } = await fixture.database.read(reservedOrganisations.support_admin, (tx) =>
    tx.query<{ text: string }>('select text from outbox where recipient = $1', [email]),
  );
  const token = tokenInEmail(rows[0]?.text ?? '');
  await fixture.app.call('POST', `/v3/auth/reset-password/${token}`, {
    new_password: password,
    confirm_password: password,
  });
  const { body } = await fixture.app.call('POST', '/v3/auth/login', { email, password });
  const waiting = await fixture.app.call('GET', '/v3/loyalty/waiting', undefined, body.data.token);
  expect(waiting.status).toBe(200);
});
