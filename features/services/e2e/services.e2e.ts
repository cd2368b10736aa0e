import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, goTo, launchBrowser, startProduct } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { confirmDialog, signIn, SyncPanelPage } from '#packages/testing/stories';

/** What the webhook received. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
});

let product: Product;
let owner: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1', WEBHOOK_PRIVATE: '1' } });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  owner = await launchBrowser();
  await signIn(owner.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await owner.close();
  await product.stop();
  receiver.close();
});

test('[SET-02] an admin tests the weather and the mail, and finds the email in the outbox', async () => {
  const { page } = owner;
  await goTo(page, product.origin, '/settings/services');
  const services = page.getByRole('table', { name: 'Services' });
  const weather = services.getByRole('row', { name: /^Weather/ });
  await weather.getByText('Simulated').waitFor();
  await weather.getByRole('button', { name: 'Test Weather' }).click();
  await page.getByText(/^Weather: -?\d+\.\d °C in Greenwich now/).waitFor();
  await services.getByRole('button', { name: 'Test Mail' }).click();
  await page.getByText(/^Mail: An email to owner@demo\.example is in the outbox/).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByText('This server makes no backups by itself.').waitFor();

  await page.getByRole('link', { name: 'Outbox' }).click();
  const outbox = page.getByRole('table', { name: 'Outbox' });
  const row = outbox.getByRole('row').filter({ hasText: 'Test of the mail service' });
  await row.getByText('owner@demo.example').waitFor();
  await row.getByRole('button', { name: 'Test of the mail service', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Test of the mail service' });
  await dialog.getByText('If you can read it, email works.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(owner.pageErrors).toEqual([]);
});

test('[SET-02] an admin sets up the webhook, sees its secret once, and its test arrives signed', async () => {
  const { page } = owner;
  await goTo(page, product.origin, '/settings/services');
  const address = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/alerts`;
  const section = page.getByRole('form', { name: 'Webhook' });
  await section.getByLabel('Address').fill('ftp://hook.example');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('The address must be an https address').waitFor();
  await section.getByLabel('Address').fill(address);
  await section.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Webhook secret' });
  const secret = await dialog.getByText(/^whsec_/).innerText();
  expect(await axeViolations(page)).toEqual([]);
  // The secret is shown once: Escape does not close it without a question.
  await page.keyboard.press('Escape');
  await confirmDialog(page, 'Cancel');
  await dialog.getByText(secret).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });

  const services = page.getByRole('table', { name: 'Services' });
  await services.getByRole('button', { name: 'Test Webhook' }).click();
  await page.getByText(/^Webhook: A request to 127\.0\.0\.1:\d+ is in the outbox/).waitFor();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  await services.getByText('Test sent', { exact: true }).waitFor();
  const [request] = received;
  const signed = `${String(request?.headers['webhook-id'])}.${String(request?.headers['webhook-timestamp'])}.${request?.body ?? ''}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(request?.headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );

  await page.reload();
  await section.getByRole('button', { name: 'New secret' }).waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(await axeViolations(page)).toEqual([]);
  await section.getByRole('button', { name: 'Remove webhook' }).click();
  await confirmDialog(page, 'Cancel');
  await section.getByRole('button', { name: 'New secret' }).click();
  await confirmDialog(page, 'New secret');
  const renewed = await dialog.getByText(/^whsec_/).innerText();
  expect(renewed).not.toBe(secret);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Outbox' }).click();
  const row = page
    .getByRole('table', { name: 'Outbox' })
    .getByRole('row')
    .filter({ hasText: 'Test of the webhook' });
  await row.getByRole('cell', { name: 'Webhook', exact: true }).waitFor();
  await row.getByText('Sent', { exact: true }).waitFor();
  expect(owner.pageErrors).toEqual([]);
});

test('a list that fails to load can be requested again', async () => {
  const { page } = owner;
  await page.route('**/v3/outbox', (route) => route.abort());
  await page.goto(`${product.origin}/settings/services?tab=outbox`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/v3/outbox');
  await retry.click();
  await page.getByRole('table', { name: 'Outbox' }).waitFor();
});

test('every formula is computed in the browser and equals the numbers of its source', async () => {
  const { page } = owner;
  await goTo(page, product.origin, '/settings/services?tab=formulas');
  await page.getByText(/^\d+ published values, all matched\.$/).waitFor();
  const formulas = page.getByRole('table', { name: 'Formulas' });
  await expect.poll(() => formulas.getByText('Match', { exact: true }).count()).toBe(10);
  await formulas.getByRole('link', { name: 'Predicted heat strain' }).click();
  const numbers = page.getByRole('table', { name: 'Numbers of Predicted heat strain' });
  await numbers
    .getByRole('row', { name: /: rectal 37\.5 / })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(owner.pageErrors).toEqual([]);
});

test('non-admins have no access', async () => {
  const manager = await launchBrowser();
  await signIn(manager.page, product.origin, 'night.manager@demo.example', { path: null });
  await manager.page.goto(`${product.origin}/settings/services`);
  await manager.page.getByRole('heading', { level: 1, name: /permi/i }).waitFor();
  expect(await manager.page.getByRole('table').count()).toBe(0);
  await manager.close();
});

test('without the server the last results stay, and nothing can be tested', async () => {
  const { page } = owner;
  await page.goto(`${product.origin}/settings/services`);
  await page.getByRole('button', { name: 'Test Weather' }).waitFor();
  await product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.close();
  await page.getByText('Connect to see services and messages').waitFor();
  await page.getByRole('button', { name: 'Test Weather', disabled: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
