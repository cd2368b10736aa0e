import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  freePort,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { confirmDialog, signIn, signOut } from '#packages/testing/stories';
import { startWorkAccountHost } from './work-account-provider.ts';
import type { WorkAccountHost } from './work-account-provider.ts';

let host: WorkAccountHost;
let product: Product;
beforeAll(async () => {
  const port = await freePort();
  host = await startWorkAccountHost(`http://127.0.0.1:${String(port)}`);
  product = await startProduct({ port, env: { DEMO: '1', ...host.env } });
});
afterAll(async () => {
  await product.stop();
  host.close();
});

const failed = 'Work account sign-in failed. Please try again.';

/** A browser without any sign-in, including at the provider. */
const open = (): Promise<OpenBrowser> =>
  launchBrowser({ serviceWorkers: 'allow', ignoreHTTPSErrors: true });

/** Types an e-mail on the sign-in screen. */
async function typeEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Signs in on the provider's own page. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.waitForURL(`${host.issuer}/**`);
  await page.locator('input[name="login"]').fill(email);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
}

/** What MSAL or the product left in the tab. */
const leftBehind = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /msal|work-account/.test(key)));

test('[AUTH-78, SET-15, SET-16] an owner configures work accounts, tests the connection, and moves a person', async () => {
  const browser = await open();
  const { page } = browser;
  await signIn(page, product.origin, 'owner@demo.example', { path: null });
  await page.goto(`${product.origin}/settings/sso`);
  const row = page.getByRole('table', { name: 'Providers of work accounts' }).locator('tbody tr');
  await row.getByText('Off', { exact: true }).waitFor();
  await row.getByRole('link', { name: 'Configure' }).click();

  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Settings updated.', { exact: true }).first().waitFor();
  await page.getByText('State: On.').waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Test connection' }).click();
  await signInThere(page, 'owner@demo.example');
  await page.waitForURL(`${product.origin}/settings/sso/azuread`);
  const claims = page.getByRole('region', { name: 'Test connection' });
  await claims.getByText('Can sign in here').waitFor();
  await expect
    .poll(() => claims.locator('dd').allInnerTexts())
    .toEqual([
      host.issuer,
      host.issuer,
      'owner@demo.example',
      'owner@demo.example',
      'Ana de Silva',
      'Yes',
    ]);
  expect(await leftBehind(page)).toEqual([]);

  const worker = page.locator('tbody tr', { hasText: 'worker@demo.example' });
  await worker.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Migrate 1' }).click();
  expect(await confirmDialog(page, 'Migrate')).toBe('Migrate 1 person?');
  await page.getByText('1 person migrated.', { exact: true }).first().waitFor();
  await worker.waitFor({ state: 'detached' });

  await page.getByRole('switch', { name: 'Enforce work account' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('State: Required.').waitFor();
  expect(browser.pageErrors).toEqual([]);
  await browser.close();
});

test('[AUTH-16, AUTH-22, AUTH-28] a person signs in with their work account and gets to the page they requested', async () => {
  const browser = await open();
  const { page } = browser;
  await page.goto(`${product.origin}/settings/2fa/enable`);
  await typeEmail(page, 'worker@demo.example');
  await signInThere(page, 'worker@demo.example');
  await page.waitForURL(`${product.origin}/settings/2fa/enable`);
  await page.getByRole('heading', { level: 1, name: 'Two-factor sign-in' }).waitFor();
  await waitReady(page);
  expect(await leftBehind(page)).toEqual([]);

  // A person without a password is not asked for one.
  const kept = { status: true, success: true, message: null };
  const on = { enabled: true, enabled_time: '2026-09-03T02:00:00.000Z' };
  const factor = { ...on, has_password: false, is_demanded: false };
  const isFactor = '**/v3/auth/2fa';
  const failing = (route: Route) => route.fulfill({ status: 500 });
  await page.route(isFactor, failing);
  await page.reload();
  // A failed load is shown in a card, like its neighbours.
  await page.locator('section').getByRole('button', { name: 'Retry' }).waitFor();
  await page.unroute(isFactor, failing);
  await page.route(isFactor, (route) => route.fulfill({ json: { ...kept, data: factor } }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Authenticator code').fill('123456');
  expect(await page.getByLabel('Password').count()).toBe(0);
  await page.getByRole('button', { name: 'Disable' }).click();
  const wrong = 'The verification code you entered was incorrect. Please try again.';
  await page.getByRole('alert').getByText(wrong, { exact: true }).waitFor();
  await page.unroute(isFactor);
  await page.goto(`${product.origin}/settings`);
  await page.getByText('Its password is not managed here.').waitFor();
  await waitReady(page);
  expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  // The way back once more, with a page of ours controlling the browser: nobody types anything.
  await signOut(page, product.origin);
  await page.getByRole('link', { name: 'Log In' }).click();
  await typeEmail(page, 'worker@demo.example');
  await page.waitForURL('**/dashboard**');
  expect(browser.pageErrors).toEqual([]);
  await browser.close();
});

test('[AUTH-09, AUTH-27, AUTH-29] only the tab knows that a sign-in has started; sent to the provider again, the person returns and waits', async () => {
  const browser = await open();
  const { page } = browser;
  const asked: string[] = [];
  const scopes = new Set<string>();
  const isAsked = (url: URL) => url.origin === host.issuer && url.pathname === '/auth';
  await page.route(isAsked, async (route) => {
    const wanted = new URL(route.request().url()).searchParams;
    asked.push(wanted.get('state') ?? '');
    scopes.add(wanted.get('scope') ?? '');
    // The first time the page stays where it is, so that it can be checked.
    if (asked.length === 1) return route.fulfill({ status: 204 });
    if (asked.length > 2) return route.continue();
    const answer = new URLSearchParams({
      ...{ error: 'interaction_required', state: wanted.get('state') ?? '' },
    });
    const back = `${wanted.get('redirect_uri') ?? ''}#${answer.toString()}`;
    const body = `<script>location.replace(${JSON.stringify(back)})</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`${product.origin}/login`);
  await typeEmail(page, 'worker@demo.example');
  await until('request to the provider', () => Promise.resolve(asked.length === 1));
  expect(await leftBehind(page)).toContain('watershade-work-account');
  expect((await leftBehind(page)).some((key) => key.startsWith('msal.'))).toBe(true);
  const forLong = await page.evaluate(() => Object.keys(localStorage));
  expect(forLong.filter((key) => /msal|work-account/.test(key))).toEqual([]);

  await page.goto(`${product.origin}/login`);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  const signIn = await held(page, '**/v3/auth/login/aad');
  await typeEmail(page, 'worker@demo.example');
  // The provider requires interaction: the person is sent there again, without a message.
  await signInThere(page, 'worker@demo.example');
  const loading = page.getByRole('status').getByText('Signing in with your work account...');
  await signIn.asked;
  await loading.waitFor();
  expect([new Set(asked).size, [...scopes]]).toEqual([3, ['openid profile email offline_access']]);
  expect(await leftBehind(page)).toEqual([]);
  signIn.release();
  await page.waitForURL('**/dashboard**');
  expect(browser.pageErrors).toEqual([]);
  await browser.close();
});

/** Delays calls of a page until they are released. */
async function held(page: Page, address: string) {
  let release = () => {};
  let resolveAsked = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (resolveAsked = resolve));
  await page.route(address, async (route) => {
    resolveAsked();
    await released;
    await route.continue();
  });
  return { asked, release };
}

test('an unknown account is rejected, and an owner can sign in without the provider', async () => {
  const browser = await open();
  const { page } = browser;
  await page.goto(`${product.origin}/login`);
  await typeEmail(page, 'nobody@demo.example');
  await signInThere(page, 'nobody@demo.example');
  const alert = page.getByRole('alert');
  await alert.getByText(failed, { exact: true }).waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
  expect(await leftBehind(page)).toEqual([]);

  await alert.getByRole('button', { name: 'Back to sign-in' }).click();
  await browser.context.clearCookies();
  await typeEmail(page, 'owner@demo.example');
  await page.waitForURL(`${host.issuer}/**`);
  await page.goto(`${product.origin}/login`);
  await alert.getByText(failed, { exact: true }).waitFor();
  await alert.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('Password', { exact: true }).fill('demo-heat-2026');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard**');
  expect(browser.pageErrors).toEqual([]);
  await browser.close();
});
