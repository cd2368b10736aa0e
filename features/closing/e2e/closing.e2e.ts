import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { enterCredentials, signIn } from '#packages/testing/stories';

let product: Product;
let owner: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  owner = await launchBrowser();
  await signIn(owner.page, product.origin, 'owner@demo.example');
});
afterAll(async () => {
  await owner.close();
  await product.stop();
});

const open = async ({ page }: OpenBrowser, path: string) => {
  await page.goto(`${product.origin}${path}`);
  await waitReady(page);
};

test('[SET-11] an owner closes the organisation, everybody is notified, and it is reopened', async () => {
  const { page } = owner;
  const manager = await launchBrowser();
  await signIn(manager.page, product.origin, 'manager@demo.example');
  await open(owner, '/settings/close');
  const form = page.getByRole('form', { name: 'Organisation' });
  await form.getByText(/people and [\d,]+ measurements belong to it\./).waitFor();
  await form.getByLabel('Organisation name').fill('Ironbark');
  await form.getByLabel('Your password', { exact: true }).fill('wrong password');
  const close = form.getByRole('button', { name: 'Close organisation' });
  await close.click();
  await form.getByText('This is not the name of the organisation').waitFor();
  await form.getByLabel('Organisation name').fill('Ironbark Resources');
  await close.click();
  await form.getByText('Current password is incorrect').waitFor();
  await form.getByLabel('Your password', { exact: true }).fill('demo-heat-2026');
  await close.click();
  const banner = /This organisation will be closed on .* viewed but not changed\./;
  await page.getByRole('status').filter({ hasText: banner }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await manager.page.getByRole('status').filter({ hasText: banner }).waitFor();
  await open(manager, '/settings/close');
  expect(
    await manager.page.getByRole('button', { name: 'Keep the organisation open' }).count(),
  ).toBe(0);

  await page.getByRole('button', { name: 'Keep the organisation open' }).click();
  await form.waitFor();
  await page.getByRole('status').filter({ hasText: banner }).waitFor({ state: 'detached' });
  await manager.close();
});

test('[AUTH-51] the last owner sees why their account cannot be deleted', async () => {
  const { page } = owner;
  await open(owner, '/settings/close');
  page.once('dialog', (dialog) => void dialog.accept());
  const form = page.getByRole('form', { name: 'My account' });
  await form.getByLabel('Your email address').fill('owner@demo.example');
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Failed to reset password').first().waitFor();
  await page
    .getByText(/You are the last owner\./)
    .first()
    .waitFor();
});

test('a person who deletes their account confirms twice, is signed out, and cannot sign in', async () => {
  const manager = await launchBrowser();
  const { page } = manager;
  await signIn(page, product.origin, 'manager@demo.example', { path: null });
  await open(manager, '/settings/close');
  const form = page.getByRole('form', { name: 'My account' });
  const button = form.getByRole('button', { name: 'Delete my account' });
  await form.getByLabel('Your email address').fill('somebody@demo.example');
  await button.click();
  await form.getByText('This is not your email address').waitFor();
  await form.getByLabel('Your email address').fill('Manager@demo.example');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await button.click();
  await expect.poll(() => button.isEnabled()).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await button.click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
  await page.goto(`${product.origin}/login`);
  await enterCredentials(page, 'manager@demo.example');
  await page.getByText('Sign in credentials are incorrect. Please try again.').waitFor();
  await manager.close();
});
