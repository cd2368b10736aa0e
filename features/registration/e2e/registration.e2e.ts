import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeViolations, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { startMailbox } from '#packages/testing/stories';
import type { Mailbox } from '#packages/testing/stories';
import { termsVersion } from '#registration/contract';

let mailbox: Mailbox;
let product: Product;
let browser: OpenBrowser;
let page: Page;
beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await product.stop();
  await mailbox.close();
});
beforeEach(async () => {
  browser = await launchBrowser();
  ({ page } = browser);
});
afterEach(async () => {
  const { pageErrors } = browser;
  await browser.close();
  if (pageErrors.length > 0) throw new Error(pageErrors.join('\n'));
});

const ana = { organisation: 'Ironbark Mining', first: 'Ana', last: 'Ruiz' };

/** Fills the open form. */
async function fill(email: string, { organisation, first, last } = ana): Promise<void> {
  await page.getByLabel('Organisation').fill(organisation);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a heat of 2026');
  await page.getByLabel('I accept the terms of use', { exact: true }).check();
}

const send = () => page.getByRole('button', { name: 'Register' }).click();
const seeProblem = (text: string) =>
  page.getByRole('alert').getByText(text, { exact: true }).waitFor();

/** Changes the sent form, as a modified client would. */
async function alter(change: object): Promise<void> {
  await page.route('**/v3/auth/register', (route) => {
    const sent = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...sent, ...change }) });
  });
}

test('[AUTH-08] a new owner lands on the dashboard of a new organisation', async () => {
  await page.goto(`${product.origin}/`);
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
  await fill('ana@ironbark.example');
  await send();
  await page.waitForURL('**/dashboard**');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await waitReady(page);
  await page.goto(`${product.origin}/people`);
  await page.getByRole('table').getByRole('link', { name: 'Ana Ruiz' }).waitFor();
  await page.goto(`${product.origin}/register`);
  await page.waitForURL('**/dashboard**');
});

test('[AUTH-43, AUTH-44, AUTH-45, AUTH-46] each code has its message', async () => {
  await page.goto(`${product.origin}/register`);
  await fill('ana@ironbark.example');
  await send();
  await seeProblem('A user with this email address already exists');
  await page.getByLabel('Email').fill('ben@ironbark.example');
  await send();
  await seeProblem(
    'Your organisation domain is already in use. Please contact your organisation administrator to create an account.',
  );
  await alter({ name_first: 7 });
  await send();
  await seeProblem('Invalid data');
  await page.unroute('**/v3/auth/register');
  await alter({ accept_terms: false });
  await send();
  await seeProblem('Please accept the terms of use prior to proceed with the account registration');
  expect(new URL(page.url()).pathname).toBe('/register');
});

test('[AUTH-17] an empty form names each field, and sends no request', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${product.origin}/register`);
  await send();
  for (const text of [
    'Organisation name is required',
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please accept the terms of use prior to proceed with the account registration',
  ]) {
    await page.getByText(text, { exact: true }).waitFor();
  }
  expect(await page.getByLabel('Organisation').evaluate((e) => e === document.activeElement)).toBe(
    true,
  );
  await page.getByLabel('Email').fill('ana@');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await send();
  await page.getByText('Email is not valid', { exact: true }).waitFor();
  await page.getByText('Minimum 6 characters', { exact: true }).waitFor();
  expect(asked).not.toContain('/v3/auth/register');
});

test('an invitation is stored with the organisation', async () => {
  const ref = '01900000-0000-7000-8000-000000000001';
  await page.goto(`${product.origin}/ref/${ref}`);
  await fill('cleo@saltbush.example', { organisation: 'Saltbush', first: 'Cleo', last: 'Hart' });
  await send();
  await page.waitForURL('**/dashboard**');
  const owner = new pg.Client({ connectionString: product.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ ref: string; terms_version: string }>(
    "select ref, terms_version from registrations where domain = 'saltbush.example'",
  );
  await owner.end();
  expect(rows).toEqual([{ ref, terms_version: '1.2' }]);
});

test('a new owner can work at once, and confirms the email with the mailed link', async () => {
  const email = 'dora@galena.example';
  await page.goto(`${product.origin}/register`);
  await fill(email, { organisation: 'Galena', first: 'Dora', last: 'Lind' });
  await send();
  await page.waitForURL('**/dashboard**');
  const banner = page.getByText(/Your email address is not confirmed\./);
  await banner.waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  const first = await mailbox.linkTo(email);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Confirmation link sent. It works once, within 60 minutes.').waitFor();
  const open = async (link: string, sentence: RegExp) => {
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Confirm email' });
    await confirm.waitFor();
    await waitReady(page);
    // The token is removed from the address before the page draws.
    expect(page.url()).toBe(`${product.origin}/confirm-email/link`);
    expect(await axeViolations(page)).toEqual([]);
    await confirm.click();
    await page.getByText(sentence).waitFor();
  };
  const second = await mailbox.linkTo(email, first);
  await open(first, /This link is older than 60 minutes, or a newer one was sent\./);
  await open(second, /Email confirmed\./);
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await waitReady(page);
  expect(await banner.count()).toBe(0);
  await open(second, /This link has already been used\./);
});

test('[AUTH-02] the terms have numbers, a version and a date, and a link back', async () => {
  await page.goto(`${product.origin}/login`);
  await page.getByRole('link', { name: 'Terms of use' }).click();
  await page.getByText(`Version ${termsVersion}, 25 Nov 2026`).waitFor();
  await page.getByRole('heading', { level: 2, name: '1. What these terms are about' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.waitForURL('**/login');

  await page.goto(`${product.origin}/register`);
  const [terms] = await Promise.all([
    browser.context.waitForEvent('page'),
    page.getByRole('link', { name: 'Read the terms of use' }).click(),
  ]);
  await terms.getByRole('link', { name: 'Back to registration' }).click();
  await terms.waitForURL('**/register');
});
