import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInSupport } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { reservedOrganisations } from '#organisation/domain';
import { notifyOfSupportWork } from './support-notice.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

const notice = () => ({
  ...{ notice_id: newId(), subject: 'Quote requested: acme', path: '/settings/quote?of=all' },
  text: 'acme has requested quote 1.',
});
const send = (data: object) => {
  const services = { database: fixture.database, now: () => fixture.clock.now, newId };
  const { run } = notifyOfSupportWork({ ...services, publicUrl: 'https://ws.example' });
  return run(data, { number: 1, isLast: false });
};
const emails = async () => {
  const { rows } = await fixture.database.read(reservedOrganisations.support_admin, (tx) =>
    tx.query<{ recipient: string; subject: string; text: string }>(
      'select recipient, subject, text from outbox where org_id = $1',
      [tx.org_id],
    ),
  );
  return rows;
};

test('[SET-06] without support admins a notice reaches nobody', async () => {
  await send(notice());
  expect(await emails()).toEqual([]);
});

test('[SET-06] each support admin gets one email, however often the task runs', async () => {
  await signInSupport(fixture);
  const data = notice();
  await Promise.all([send(data), send(data)]);
  await send(data);
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email).toMatchObject({ recipient: 'team@support.example', subject: data.subject });
  expect(email?.text).toContain('https://ws.example/settings/quote?of=all');
  await send(notice());
  expect(await emails()).toHaveLength(2);
});
