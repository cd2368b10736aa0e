import pg from 'pg';
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
import { startMailbox, enterCredentials, signIn, signOut } from '#packages/testing/stories';
import type { Mailbox } from '#packages/testing/stories';

const email = 'worker@demo.example';
let mailbox: Mailbox;
let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  mailbox = await startMailbox();
  const port = await freePort();
  const env = { DEMO: '1', SMTP_URL: mailbox.url, PUBLIC_URL: `http://127.0.0.1:${String(port)}` };
  product = await startProduct({ port, env });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await mailbox.close();
});

test('[AUTH-06, AUTH-07, AUTH-47, AUTH-48, AUTH-49, AUTH-52] a forgotten password is set again with the mailed link, which works once', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/login`);
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  const send = page.getByRole('button', { name: 'Send link' });
  await send.click();
  await page.getByText('Email is required').waitFor();
  await page.getByLabel('Email').fill('worker');
  await send.click();
  await page.getByText('Email is not valid').waitFor();
  await page.getByLabel('Email').fill(email);
  await send.click();
  await page.getByText('If there is an account for this email address').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const link = await mailbox.linkTo(email);
  const [id = '', secret = ''] = (link.split('/').at(-1) ?? '').split('#');
  expect(link.startsWith(`${product.origin}/forgot-password/`)).toBe(true);
  await page.goto(link);
  await page.getByText('For w•••@demo.example').waitFor();
  await waitReady(page);
  for (const part of [id, secret]) expect(page.url()).not.toContain(part);
  expect(await axeViolations(page)).toEqual([]);
  await choose('short', 'short');
  await page.getByText('Minimum 6 characters').waitFor();
  await choose('password1', 'password1');
  await page.getByText('This password is too common').waitFor();
  await choose('rain over iron', 'rain over irom');
  await page.getByText('Passwords must match').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await choose('rain over iron', 'rain over iron');
  await page.waitForURL('**/login?reason=updated');
  await page.getByText('Password updated.').waitFor();

  await enterCredentials(page, email, 'rain over iron');
  await page.waitForURL('**/dashboard**');
  await page.goto(link);
  await page.getByText('Failed to verify password token').waitFor();
  await page.getByRole('link', { name: 'Request a new link' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const part of [id, secret]) expect(product.log()).not.toContain(part);
  expect(browser.pageErrors).toEqual([]);
});

test('[AUTH-57, AUTH-60, SET-18] a changed password ends the sign-in on the other device', async () => {
  const person = 'manager@demo.example';
  const { page } = browser;
  const other = await launchBrowser();
  await signOut(page, product.origin);
  await signIn(page, product.origin, person, { path: null });
  await signIn(other.page, product.origin, person, { path: '/settings' });
  await page.goto(`${product.origin}/settings`);
  await waitReady(page);
  const signIns = page.getByRole('region', { name: 'Sign-ins' });
  await expect.poll(() => signIns.getByRole('listitem').count()).toBe(2);
  await signIns.getByText('Chrome on Linux').first().waitFor();
  await expect.poll(() => signIns.getByText('This sign-in').count()).toBe(1);

  const form = page.getByRole('region', { name: 'Password' });
  const change = form.getByRole('button', { name: 'Change password' });
  await change.click();
  for (const text of [
    'Current password is required',
    'New password is required',
    'Confirming password is required',
  ]) {
    await form.getByText(text).waitFor();
  }
  const fill = async (current: string, fresh: string) => {
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill(fresh);
    await form.getByLabel('Confirm password', { exact: true }).fill(fresh);
    await change.click();
  };
  await fill('demo-heat-2026', 'demo-heat-2026');
  await form.getByText('New password must be different from current password').waitFor();
  await fill('mistyped', 'iron under rain');
  await form.getByText('Current password is incorrect').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await fill('demo-heat-2026', 'iron under rain');
  await page.getByText('Password updated.').waitFor();
  await until('one sign-in', async () => (await signIns.getByRole('listitem').count()) === 1);
  await other.page.getByText('Your session has ended. Please sign in again.').waitFor();
  await other.close();
});

test('one sign-in is ended from the list, then all others at once', async () => {
  const { page } = browser;
  const others = [await launchBrowser(), await launchBrowser(), await launchBrowser()];
  for (const other of others)
    await signIn(other.page, product.origin, 'manager@demo.example', {
      ...{ password: 'iron under rain', path: '/settings' },
    });
  await page.goto(`${product.origin}/settings`);
  await waitReady(page);
  const signIns = page.getByRole('region', { name: 'Sign-ins' });
  const left = (count: number) =>
    until('sign-ins', async () => (await signIns.getByRole('listitem').count()) === count);
  await left(4);
  await signIns.getByRole('button', { name: 'End Chrome on Linux' }).first().click();
  await page.getByText('Sign-in ended.').waitFor();
  await left(3);
  await signIns.getByRole('button', { name: 'End all others' }).click();
  await page.getByText('All other sign-ins ended.').waitFor();
  await left(1);
  for (const other of others) {
    await other.page.getByText('Your session has ended. Please sign in again.').waitFor();
    await other.close();
  }
});

test('an owner sets a password on the page of a person, who then chooses their own', async () => {
  const { page } = browser;
  await signOut(page, product.origin);
  await signIn(page, product.origin, 'owner@demo.example', { path: null });
  await page.goto(`${product.origin}/people?search=${encodeURIComponent('Aroha Ngata')}`);
  await waitReady(page);
  await page.getByRole('table').getByRole('link', { name: 'Aroha Ngata' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aroha Ngata' }).waitFor();
  await page.getByRole('button', { name: 'Actions for Aroha Ngata' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the password of Aroha Ngata' });
  // The field has the focus when the page opens.
  const first = dialog.getByLabel('New password', { exact: true });
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
  const fill = async (fresh: string, again: string) => {
    await dialog.getByLabel('New password', { exact: true }).fill(fresh);
    await dialog.getByLabel('Confirm password', { exact: true }).fill(again);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('short', 'short');
  await dialog.getByText('Minimum 6 characters').waitFor();
  await fill('rain over iron', 'rain over iron');
  await dialog.getByText('New Password Same As Old').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await fill('dust over iron', 'dust over iron');
  await page.getByText('Password updated.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  // The change is shown on their page.
  const log = page.getByRole('region', { name: 'Audit log' });
  await page.reload();
  await log.getByText('Changed password').first().waitFor();
  await log.getByText('Marchetti', { exact: false }).first().waitFor();

  await signOut(page, product.origin);
  await page.goto(`${product.origin}/login`);
  await enterCredentials(page, email, 'dust over iron');
  await page.getByText('Somebody else set your password.').waitFor();
});

test('a password set by another person is changed during sign-in', async () => {
  const owner = new pg.Client({ connectionString: product.databaseUrl });
  await owner.connect();
  await owner.query('update credentials set must_change_password = true where email = $1', [
    'owner@demo.example',
  ]);
  await owner.end();
  const { page } = browser;
  // Nobody is signed in here, so the address asks nothing.
  await page.goto(`${product.origin}/logout`);
  await page.getByText('You have been signed out.').waitFor();
  await page.goto(`${product.origin}/login`);
  await enterCredentials(page, 'owner@demo.example');
  await page.getByText('Somebody else set your password.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await choose('demo-heat-2026', 'demo-heat-2026');
  await page.getByText('New password must be different from current password').waitFor();
  await choose('wide dry creek', 'wide dry creek');
  await page.waitForURL('**/dashboard**');
});

test('[AUTH-03] a reset deletes all data of the site in the browser', async () => {
  const { page } = browser;
  for (const isSignedIn of [true, false]) {
    await page.goto(`${product.origin}/reset`);
    await waitReady(page);
    await expect
      .poll(() => page.getByRole('link', { name: 'Forgot your password' }).count())
      .toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    if (!isSignedIn) await page.evaluate(() => localStorage.setItem('left-behind', 'yes'));
    const reset = page.getByRole('button', { name: 'Reset' });
    if (isSignedIn) {
      await page.route('**/healthz', (route) => route.abort());
      await reset.click();
      await page.getByText('Connect to reset this device').waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
      await page.unroute('**/healthz');
    }
    await reset.click();
    await page.waitForURL('**/login');
    await waitReady(page);
    const left = await page.evaluate(async () => ({
      stored: Object.keys(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(left).toEqual({ stored: [], databases: [] });
  }
  expect(browser.pageErrors).toEqual([]);
});

async function choose(fresh: string, again: string): Promise<void> {
  const { page } = browser;
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Set password' }).click();
}
