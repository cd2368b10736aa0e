import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, goTo, launchBrowser, startProduct } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn, SyncPanelPage } from '#packages/testing/stories';

let product: Product;
let owner: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  owner = await launchBrowser();
  await signIn(owner.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await owner.close();
  await product.stop();
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
  expect(await formulas.getByText('Match', { exact: true }).count()).toBe(10);
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
