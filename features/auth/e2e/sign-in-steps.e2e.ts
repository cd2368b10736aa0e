import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, startProduct, until } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { enterCredentials, signOut } from '#packages/testing/stories';

const email = 'worker@demo.example';
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

const page = () => browser.page;
const button = (name: string) => page().getByRole('button', { name, exact: true });
const says = (text: string) => page().getByText(text, { exact: true }).waitFor();
/** Each refusal shows an empty field. */
const freshField = () =>
  until('an empty password', async () => {
    const field = page().getByLabel('Password', { exact: true });
    return (await field.inputValue()) === '';
  });
const forgot = () => page().getByRole('link', { name: 'Forgot your password' });

test('[AUTH-04, AUTH-10, AUTH-11, AUTH-14, AUTH-21, AUTH-23, AUTH-26, AUTH-31, AUTH-32, AUTH-33, AUTH-34] the steps of the sign-in lead forward and back, and name what is missing', async () => {
  await page().goto(`${product.origin}/login?redirect=%2Fpeople`);
  await button('Next').click();
  await says('Email is required');
  await page().getByLabel('Email').fill('worker');
  await button('Next').click();
  await says('Email is not valid');
  await expect.poll(() => forgot().getAttribute('href')).toMatch(/^\/forgot-password/);
  expect(await axeViolations(page())).toEqual([]);

  await page().getByLabel('Email').fill(email);
  await button('Next').click();
  await button('Log In').waitFor();
  const shown = page().getByLabel('Email');
  expect([await shown.inputValue(), await shown.isDisabled()]).toEqual([email, true]);
  await expect.poll(() => forgot().count()).toBe(1);
  await button('Log In').click();
  await says('Password is required');
  await page().getByLabel('Password', { exact: true }).fill('short');
  await button('Log In').click();
  await says('Minimum 6 characters');

  await button('Back').click();
  await button('Next').waitFor();
  await expect.poll(() => page().getByLabel('Email').isEnabled()).toBe(true);
});

test('[AUTH-25] a failed sign-in returns to the password, and the sixth attempt must wait', async () => {
  await page().getByLabel('Email').fill(email);
  await button('Next').click();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page().waitForResponse('**/v3/auth/login');
    await page().getByLabel('Password', { exact: true }).fill('a wrong password');
    await button('Log In').click();
    await answered;
    await says('Sign in credentials are incorrect. Please try again.');
    await freshField();
  }
  await page().getByLabel('Password', { exact: true }).fill('demo-heat-2026');
  await button('Log In').click();
  await says('Too many attempts. Please wait before trying again.');
});

test('[AUTH-13, AUTH-15] a successful sign-in names its target and opens it', async () => {
  await page().goto(`${product.origin}/login`);
  // The message is shown only until the next page, so it is recorded when it appears.
  await page().evaluate(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    new MutationObserver(() =>
      said.push(document.querySelector('[role="status"]')?.textContent ?? ''),
    ).observe(document.body, { childList: true, subtree: true });
  });
  await enterCredentials(page(), 'manager@demo.example');
  await page().waitForURL('**/dashboard**');
  await page().getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const said = await page().evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toContain('Redirecting to dashboard...');

  await signOut(page(), product.origin);
  await page().goto(`${product.origin}/login?redirect=%2Fpeople`);
  await enterCredentials(page(), 'manager@demo.example');
  await page().waitForURL('**/people**');
  await page().getByRole('heading', { level: 1, name: 'People' }).waitFor();
  expect(browser.pageErrors).toEqual([]);
});
