import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  startProduct,
  until,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { createTestBrowser, startPushStandIn } from '#packages/testing/push';
import type { PushStandIn, TestBrowser } from '#packages/testing/push';
import { signIn } from '#packages/testing/stories';
import { NotificationsPage, openPushBrowser } from './index.ts';
import type { PushBrowser } from './index.ts';

let standIn: PushStandIn;
let product: Product;
let phone: PushBrowser;
let desk: OpenBrowser;
let target: TestBrowser;
let sql: pg.Client;
beforeAll(async () => {
  standIn = await startPushStandIn();
  target = createTestBrowser(standIn.origin);
  product = await startProduct({ env: { DEMO: '1', PUSH_LOCAL: '1' } });
  phone = await openPushBrowser(target, { viewport: { width: 390, height: 844 } });
  desk = await launchBrowser();
  sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await desk.close();
  await phone.close();
  await product.stop();
  await standIn.close();
});

const decrypted = () => standIn.received.map(({ body }) => target.read(body) as { tag: string });

test('a person turns notifications on, gets a test, and sees their browser', async () => {
  const { page } = phone;
  await signIn(page, product.origin, 'manager@demo.example');
  await until('service worker in control', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
  await goTo(page, product.origin, '/settings/notifications');
  const settings = new NotificationsPage(page);
  await settings.sees('This browser shows your alerts only while Watershade is open.');
  await settings.sees('No browser shows your alerts yet.');
  expect(await settings.button('Send test notification').isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await settings.button('Turn on').click();
  await settings.sees('This browser shows your alerts.');
  await expect.poll(() => settings.browsers().count()).toBe(1);
  await settings.button('Send test notification').click();
  await expect.poll(() => decrypted()).toMatchObject([{ title: 'Test notification' }]);
  expect(await axeViolations(page)).toEqual([]);
  expect(phone.pageErrors).toEqual([]);
});

test('an alert reaches a phone whose page is closed, and is acknowledged from the notification', async () => {
  await phone.context.newPage();
  await phone.page.close();
  await signIn(desk.page, product.origin, 'owner@demo.example');
  standIn.received.length = 0;
  await sendAlert('Bring water to the north gate');
  await expect.poll(() => standIn.received.length).toBe(1);
  await phone.deliver(decrypted()[0]);
  const [notification] = await phone.shown();
  expect(notification).toMatchObject({
    ...{ title: 'Alert from a colleague', body: 'Bring water to the north gate' },
    actions: [{ action: 'acknowledge', title: 'Acknowledge' }],
  });
  await phone.click('acknowledge');
  const states = async () => {
    const { rows } = await sql.query<{ ack_via_channel: string | null }>(
      `select ack_via_channel from compliance_user_alert_logs as u
       join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
       where a.metadata->>'message' = 'Bring water to the north gate'`,
    );
    return rows.map(({ ack_via_channel }) => ack_via_channel);
  };
  await expect.poll(states).toContain('push');
  expect(await phone.opened()).toEqual([]);

  // Its token is used up, so a second click opens the page that acknowledges.
  await phone.click('acknowledge');
  const { ack } = notification?.data ?? {};
  await expect.poll(() => phone.opened()).toEqual([`${product.origin}${ack?.url ?? ''}`]);
  await phone.click();
  await expect.poll(async () => (await phone.opened()).length).toBe(2);
});

test('a message that is none of ours is shown without its text', async () => {
  await phone.deliver({ title: 'x', body: 'y', tag: 'z', url: 'https://evil.example/' });
  expect((await phone.shown()).at(-1)).toMatchObject({ title: 'Watershade', data: { url: '/' } });
});

test('after turning off nothing is sent to the browser', async () => {
  const page = await phone.context.newPage();
  await goTo(page, product.origin, '/settings/notifications');
  const settings = new NotificationsPage(page);
  await settings.button('Turn off').click();
  await settings.sees('No browser shows your alerts yet.');
  const { rows } = await sql.query('select from push_subscriptions');
  expect(rows).toEqual([]);
  expect(phone.pageErrors).toEqual([]);
});

/** Alerts the supervisors of the day crew. */
async function sendAlert(message: string): Promise<void> {
  const { page } = desk;
  await goTo(page, product.origin, '/monitoring/alerts');
  await page.getByRole('button', { name: 'Alert supervisors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alert supervisors' });
  await pickOption(dialog.getByRole('combobox', { name: 'Tags, jobs and locations' }), 'Day crew');
  await dialog.getByLabel('Message (optional)').fill(message);
  await dialog.getByRole('button', { name: 'Alert supervisors' }).click();
  await page.getByText('Successfully alerted supervisors').first().waitFor();
}
