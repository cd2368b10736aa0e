import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { enterCredentials, signIn, signInByForm, signOut } from '#packages/testing/stories';

let product: Product;
let browser: OpenBrowser;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  ({ page } = browser);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const email = 'worker@demo.example';
const workerName = 'Aroha Ngata';
const password = 'demo-heat-2026';
const incorrect = 'Sign in credentials are incorrect. Please try again.';

/** Validity of a code in milliseconds; the server also accepts the previous and the next one. */
const step = 30_000;

/** An authenticator that never shows the same code twice, nor one close to its start or end. */
function authenticatorOf(secret: string) {
  const totp = new TOTP({ secret });
  const stepAt = (time: number) => Math.floor(time / step);
  let shown = 0;
  return {
    next: async () => {
      // Typed and sent within twenty seconds it is still valid.
      shown = Math.max(shown + 1, stepAt(Date.now() + 20_000) - 1);
      await until('code old enough', () => shown <= stepAt(Date.now()) + 1, 2 * step);
      return totp.generate({ timestamp: shown * step });
    },
    again: () => totp.generate({ timestamp: shown * step }),
    far: () => totp.generate({ timestamp: Date.now() + 3_600_000 }),
  };
}

const codeField = () => page.getByLabel('Authenticator code');

async function verify(code: string): Promise<void> {
  await expect.poll(() => codeField().getAttribute('maxlength')).toBe('6');
  await codeField().fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function typePassword(): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('[AUTH-12, AUTH-24, AUTH-36, AUTH-55, AUTH-56, AUTH-81] two-factor sign-in is set up, used and switched off', async () => {
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByForm(page, product.origin, email);
  await page.goto(`${product.origin}/settings`);
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Two-factor sign-in' })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await heading.getByText('Off', { exact: true }).waitFor();
  await waitReady(page);
  await page.getByRole('img', { name: 'QR code for your authenticator' }).waitFor();

  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toBe(await page.locator('main code').innerText());
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  const authenticator = authenticatorOf(secret);

  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('Current password is required', { exact: true }).waitFor();
  await page.getByText('Enter the 6-digit code', { exact: true }).waitFor();
  await codeField().fill(authenticator.far());
  await page.getByLabel('Current password').fill('not my password');
  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('Current password is incorrect', { exact: true }).waitFor();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Enable' }).click();
  await page
    .getByText('The verification code you entered was incorrect. Please try again.', {
      exact: true,
    })
    .waitFor();
  await codeField().fill(await authenticator.next());
  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('Successfully enable 2FA.', { exact: true }).waitFor();
  await heading.getByText('On', { exact: true }).waitFor();
  await page.getByText(/^On since \d\d \w{3} \d{4}\.$/).waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(await axeViolations(page)).toEqual([]);

  await signOut(page, product.origin);
  await page.getByRole('link', { name: 'Log In' }).click();
  await enterCredentials(page, email);
  await verify(authenticator.again());
  await page.getByRole('alert').getByText(incorrect, { exact: true }).waitFor();
  await typePassword();
  await page.getByRole('button', { name: email }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await typePassword();
  expect(await axeViolations(page)).toEqual([]);
  await verify(await authenticator.next());
  await page.waitForURL('**/dashboard**');

  await page.goto(`${product.origin}/settings/2fa/enable`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await codeField().fill(authenticator.again());
  await page.getByRole('button', { name: 'Disable' }).click();
  await page
    .getByRole('alert')
    .getByText('The password or the code was incorrect. Please try again.', { exact: true })
    .waitFor();
  await codeField().fill(await authenticator.next());
  await page.getByRole('button', { name: 'Disable' }).click();
  await heading.getByText('Off', { exact: true }).waitFor();

  await signOut(page, product.origin);
  await page.getByRole('link', { name: 'Log In' }).click();
  await enterCredentials(page, email);
  await page.waitForURL('**/dashboard**');
  expect(browser.pageErrors).toEqual([]);
});

/** Maximum time until an open screen shows a change. */
const heard = { timeout: 90_000 };

test('an organisation requires it, and an admin signs a person out everywhere', async () => {
  const worker = await launchBrowser();
  await signIn(worker.page, product.origin, email);
  await signOut(page, product.origin);
  await signIn(page, product.origin, 'owner@demo.example', { path: null });
  const open = async (path: string) => {
    await goTo(page, product.origin, path);
  };
  const section = page.getByRole('form', { name: 'Two-factor sign-in' });
  const demand = async () => {
    await section.getByRole('switch').check();
    await section.getByRole('button', { name: 'Save' }).click();
  };

  // The person who requires it has one.
  await open('/settings/org');
  await demand();
  await section.getByText('Turn on two-factor sign-in for yourself first').waitFor();
  await section.getByRole('link', { name: 'Two-factor sign-in' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator' }).waitFor();
  const own = authenticatorOf(await page.locator('main code').innerText());
  await page.getByLabel('Current password').fill(password);
  await codeField().fill(await own.next());
  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('Successfully enable 2FA.', { exact: true }).waitFor();
  await open('/settings/org');
  await demand();
  await page.getByText('Settings updated.').first().waitFor();
  await open('/settings/2fa/enable');
  await page.getByText('Your organisation requires two-factor sign-in, so it stays on.').waitFor();
  expect(await page.getByRole('button', { name: 'Disable' }).count()).toBe(0);

  // The worker's open screen ends, and their password leads to the setup.
  await worker.page
    .getByText('Your session has ended. Please sign in again.', { exact: true })
    .waitFor(heard);
  await enterCredentials(worker.page, email);
  await worker.page.getByRole('img', { name: 'QR code for your authenticator' }).waitFor();
  expect(await axeViolations(worker.page)).toEqual([]);
  const authenticator = authenticatorOf(await worker.page.locator('main code').innerText());
  const enable = async (code: string) => {
    await worker.page.getByLabel('Authenticator code').fill(code);
    await worker.page.getByRole('button', { name: 'Enable and sign in' }).click();
  };
  await enable(authenticator.far());
  await worker.page
    .getByText('The verification code you entered was incorrect. Please try again.')
    .waitFor();
  await enable(await authenticator.next());
  await worker.page.waitForURL('**/dashboard**');
  await waitReady(worker.page);

  // From the person's page an admin ends unknown sign-ins.
  await open(`/people?search=${encodeURIComponent(workerName)}`);
  await page.getByRole('table').getByRole('link', { name: workerName }).click();
  const card = page.getByRole('region', { name: 'Sign-ins' });
  await card.getByRole('button', { name: /^Sign out Chrome/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const everywhere = card.getByRole('button', { name: 'Sign out everywhere' });
  const dialog = page.getByRole('dialog', { name: `Sign out ${workerName} everywhere?` });
  await everywhere.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(everywhere);
  await page.keyboard.press('Enter');
  await hasFocus(dialog.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Tab');
  await hasFocus(dialog.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await page.getByText('Signed out everywhere.', { exact: true }).waitFor();
  await card.getByText('This person is not signed in anywhere.').waitFor();
  // The button is removed with them: the focus stays in the card.
  await expect.poll(() => card.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await worker.page
    .getByText('Your session has ended. Please sign in again.', { exact: true })
    .waitFor(heard);

  // A person who lost their authenticator sets up another with the password alone.
  await page.getByRole('button', { name: `Actions for ${workerName}` }).click();
  await page.getByRole('menuitem', { name: 'Reset 2FA' }).click();
  const reset = page.getByRole('dialog', { name: `Reset the two-factor sign-in of ${workerName}` });
  await reset.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('Two-factor sign-in is off.').first().waitFor();
  await enterCredentials(worker.page, email);
  await worker.page.getByRole('img', { name: 'QR code for your authenticator' }).waitFor();
  expect([...browser.pageErrors, ...worker.pageErrors]).toEqual([]);
  await worker.close();
}, 400_000);

async function hasFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
}
