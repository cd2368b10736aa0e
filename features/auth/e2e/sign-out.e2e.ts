import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signInByForm } from '#packages/testing/stories';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const isSignedIn = () =>
  browser.page.evaluate(() => localStorage.getItem('watershade-auth') !== null);

test('another site that opens /logout signs nobody out', async () => {
  const { page } = browser;
  await signInByForm(page, product.origin, 'manager@demo.example');
  // For a browser the same server under another name is another site.
  await page.goto(`http://localhost:${String(product.port)}/healthz`);
  await page.evaluate((address) => location.assign(address), `${product.origin}/logout`);
  const question = page.getByRole('heading', { name: 'Sign out?' });
  await question.waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await isSignedIn()).toBe(true);
  await page.reload();
  await question.waitFor();
  expect(await isSignedIn()).toBe(true);
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goBack();
  await question.waitFor();
  expect(await isSignedIn()).toBe(true);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
  expect(await isSignedIn()).toBe(false);
});

test('the button in the menu signs out at once, and Back does not sign out again', async () => {
  const { page } = browser;
  await signInByForm(page, product.origin, 'manager@demo.example');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu for / })
    .click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
  expect(await isSignedIn()).toBe(false);
  await signInByForm(page, product.origin, 'manager@demo.example');
  const question = page.getByRole('heading', { name: 'Sign out?' });
  // Back skips the sign-in screen, which a signed-in person does not see.
  while (!(await question.isVisible())) {
    await page.goBack();
    await waitReady(page);
    if (page.url().endsWith('/logout')) await question.waitFor();
  }
  expect(await isSignedIn()).toBe(true);
});
