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
import { signIn, SyncPanelPage } from '#packages/testing/stories';
import { AdminsPage, PermissionsPage } from './index.ts';

const manager = 'Daniel Whitfield';
const owner = 'Helen Marchetti';
/** Works by night; the manager leads the day crew. */
const nightWorker = 'Kirra Bolton';

let product: Product;
let deciding: OpenBrowser;
let watching: OpenBrowser;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  deciding = await launchBrowser({ serviceWorkers: 'allow' });
  watching = await launchBrowser();
  await signIn(deciding.page, product.origin, 'owner@demo.example');
  await signIn(watching.page, product.origin, 'manager@demo.example', { path: null });
});
afterAll(async () => {
  await watching.close();
  await deciding.close();
  await product.stop();
});

/** A page polls once a minute; a faster change, in milliseconds, came from its stream. */
const beforeItAsks = 20_000;

const streams = async () => {
  const text = await (await fetch(`${product.origin}/metrics`)).text();
  return Number(/^watershade_signal_streams (\d+)$/m.exec(text)?.[1]);
};

/** Waits from the response to an action until the open screen of the manager shows its effect. */
async function followed(
  what: string,
  path: RegExp,
  action: () => Promise<void>,
  probe: () => Promise<boolean>,
) {
  const answered = deciding.page.waitForResponse(
    (response) => path.test(new URL(response.url()).pathname) && response.ok(),
  );
  await action();
  await answered;
  await until(what, probe, beforeItAsks);
}

test('an open screen of a manager follows changes of permissions', async () => {
  const { page } = watching;
  await goTo(page, product.origin, `/people?search=${encodeURIComponent(nightWorker)}`);
  await until('event stream of both', async () => (await streams()) >= 2);
  const found = page.getByRole('table').getByRole('link', { name: nightWorker });
  await page.getByText('No match').waitFor();

  await goTo(deciding.page, product.origin, '/permissions?search=Whitfield');
  const permissions = new PermissionsPage(deciding.page);
  await followed(
    'the night worker on the screen of the manager',
    /^\/v2\/user\/$/,
    () => permissions.giveView(manager, 'Night crew'),
    async () => (await found.count()) === 1,
  );
  await permissions.row(manager).getByText('Night crew').waitFor();
  await permissions.row(manager).getByText('Manager').first().waitFor();

  await followed(
    'a screen without the night worker',
    /^\/v3\/permission\/remove$/,
    () => permissions.removeAll(manager),
    async () => (await found.count()) === 0,
  );
  await goTo(page, product.origin, '/permissions');
  await page.getByText('You can see your own profile and measurements').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

test('[PERM-33, SHARED-09] an address without permission says so, and opens once it is permitted', async () => {
  const { page } = watching;
  const notForThem = ['/people', '/monitoring/sessions', '/settings/sso', '/settings/admins'];
  for (const path of notForThem) {
    await page.goto(`${product.origin}${path}`);
    await page.getByRole('heading', { level: 1, name: 'Not Permitted' }).waitFor();
    await page.getByText('You have no permission to view this content').waitFor();
    await page.getByText('Please go back.').waitFor();
    await waitReady(page);
    await expect
      .poll(() => page.getByRole('link', { name: 'go back' }).getAttribute('href'))
      .toBe('/');
    expect(await page.getByRole('table').count()).toBe(0);
  }
  expect(await axeViolations(page)).toEqual([]);

  await goTo(deciding.page, product.origin, '/settings/admins');
  const admins = new AdminsPage(deciding.page);
  await admins.add(manager);
  // The page was not reloaded: it updates automatically.
  await new AdminsPage(page).row(owner).waitFor({ timeout: 90_000 });
  await admins.choose(manager, 'Remove admin');
  await admins.row(manager).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Not Permitted' }).waitFor({ timeout: 90_000 });
});

test('[SET-04] an owner makes an admin and revokes it; the last owner cannot be removed', async () => {
  const { page } = deciding;
  await goTo(page, product.origin, '/settings/admins');
  const admins = new AdminsPage(page);
  expect(await admins.actions(owner).count()).toBe(0);
  await admins.add(manager);
  await goTo(watching.page, product.origin, '/settings/admins');
  const seen = new AdminsPage(watching.page);
  await seen.row(owner).waitFor();
  expect(await watching.page.getByRole('button', { name: /Actions for|Add admin/ }).count()).toBe(
    0,
  );
  // Only owners see the sign-ins of an owner, and the card says so to every other admin.
  await watching.page.goto(`${product.origin}/people?search=Marchetti`);
  await watching.page.getByRole('table').getByRole('link', { name: owner }).click();
  const card = watching.page.getByRole('region', { name: 'Sign-ins' });
  await card.getByText('Only an owner can see and end the sign-ins of an owner.').waitFor();
  expect(await card.getByRole('button', { name: /Sign out|Reset/ }).count()).toBe(0);
  await admins.choose(manager, 'Make owner');
  await admins.row(manager).getByText('Owner', { exact: true }).waitFor();
  await admins.choose(manager, 'Remove admin');
  await admins.row(manager).waitFor({ state: 'hidden' });
  await expect.poll(() => admins.row(owner).getByText('Owner', { exact: true }).count()).toBe(1);
  expect(await admins.actions(owner).count()).toBe(0);
  expect([...deciding.pageErrors, ...watching.pageErrors]).toEqual([]);
});

test('offline nothing can be edited, and data that only the server has is not shown', async () => {
  const { page } = deciding;
  await goTo(page, product.origin, '/permissions?search=Whitfield');
  const permissions = new PermissionsPage(page);
  expect(await permissions.cell(manager, '2FA')).toBe('Off');
  expect(await permissions.cell(manager, 'Last login')).toMatch(/ago|now/);
  await permissions.edit(manager).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect.poll(() => save.isEnabled()).toBe(true);
  await page.keyboard.press('Escape');

  await until('service worker serving the page', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
  await product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.close();
  await page.getByText('Connect to save.').waitFor();
  await expect.poll(() => permissions.edit(manager).isDisabled()).toBe(true);
  expect(await permissions.cell(manager, '2FA')).toBe('–');
  expect(await permissions.cell(manager, 'Last login')).toBe('–');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'People', exact: true }).first().click();
  await page.getByRole('link', { name: 'Deleted (30 days)' }).click();
  await page.getByRole('heading', { level: 2, name: 'No connection' }).waitFor();
  await page.getByText('Connect to see deleted people.').waitFor();
  await waitReady(page);
  expect(await page.getByRole('button', { name: /Restore|Retry/ }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});
