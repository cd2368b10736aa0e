import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { PeoplePage } from '#people/e2e';

let product: Product;
let owner: OpenBrowser;
let manager: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  owner = await launchBrowser();
  manager = await launchBrowser();
  await signIn(owner.page, product.origin, 'owner@demo.example', { path: null });
  await signIn(manager.page, product.origin, 'manager@demo.example', { path: null });
});
afterAll(async () => {
  await owner.close();
  await manager.close();
  await product.stop();
});

const open = async ({ page }: OpenBrowser, path: string) => {
  await goTo(page, product.origin, path);
};

/** Presses 'Export data' and returns the downloaded files. */
async function exported(page: Page): Promise<Map<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Export data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.entries(unzipSync(readFileSync(await download.path())));
  await page.getByText('The file is in your downloads.').first().waitFor();
  return new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('an admin exports the data of a person and erases them, and every copy deletes them', async () => {
  const { page } = owner;
  await open(manager, '/people');
  const shown = manager.page.getByRole('table').getByRole('link');
  const name = (await shown.nth(2).innerText()).trim();
  await open(owner, '/people');
  await page.getByRole('table').getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const files = await exported(page);
  expect(files.get('README.txt')).toContain(`Everything that Watershade stores about ${name}`);
  expect(files.get('measurements.csv')?.split('\r\n').length).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const form = page.getByRole('form', { name: 'Erase personal data' });
  await form.getByLabel('Name of the person').fill('Somebody Else');
  await form.getByRole('button', { name: 'Erase', exact: true }).click();
  await form.getByText('This is not the name of the person').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByLabel('Name of the person').fill(name);
  await form.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'User not found' }).waitFor();
  // The manager's page is not reloaded: its copy updates automatically.
  await manager.page
    .getByRole('table')
    .getByRole('link', { name })
    .waitFor({ state: 'detached', timeout: 90_000 });
});

test('a manager sees no personal data card', async () => {
  const { page } = manager;
  await open(manager, '/people');
  await page.getByRole('table').getByRole('link').nth(3).click();
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  expect(await page.getByRole('button', { name: 'Export data' }).count()).toBe(0);
});

test('an owner exports all data of the organisation before it is closed', async () => {
  await open(owner, '/settings/close');
  const files = await exported(owner.page);
  expect(files.get('README.txt')).toContain('Ironbark Resources');
  expect(files.get('measurements.csv')?.split('\r\n').length).toBeGreaterThan(5000);
  expect(await axeViolations(owner.page)).toEqual([]);
});

test('an admin restores a person who left, who can sign in as before', async () => {
  const worker = await launchBrowser();
  const { page } = worker;
  await signIn(page, product.origin, 'worker@demo.example');
  const user_id = await page.evaluate(() => {
    const record: unknown = JSON.parse(localStorage.getItem('watershade-auth') ?? '{}');
    return String(Reflect.get(Object(record), 'user_id'));
  });
  await open(worker, '/settings/close');
  await page.getByLabel('Your email address').fill('worker@demo.example');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();

  await open(owner, `/people/${user_id}`);
  const way = owner.page.getByText(/^This person can be restored until .*/);
  await way.waitFor();
  expect(await axeViolations(owner.page)).toEqual([]);
  await open(owner, '/people');
  await owner.page.getByRole('link', { name: 'Deleted (30 days)' }).click();
  const removed = owner.page.getByRole('table', { name: 'Removed people' });
  await removed.locator('tbody tr').waitFor();
  await waitReady(owner.page);
  expect(await axeViolations(owner.page)).toEqual([]);
  await removed.getByRole('button', { name: /^Restore / }).click();
  await owner.page.getByText('No deleted people').waitFor();
  await open(owner, `/people/${user_id}`);
  await owner.page.getByRole('heading', { name: 'Profile' }).waitFor();
  await signIn(page, product.origin, 'worker@demo.example');
  await worker.close();
});

test('people are hidden and shown, merged, deleted and restored; a rejected change is undone', async () => {
  const { page } = owner;
  const people = new PeoplePage(page);
  await open(owner, '/people');
  const plain = (await people.names()).filter((name) => !/Whitfield/.test(name));
  const [hidden = '', source = '', target = '', gone = ''] = plain.slice(4);

  let refuse = () => {};
  const asked = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/v3/user/hide', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: { status: false, success: false, data: null } });
  });
  await people.choose(hidden, 'Hide');
  await people.row(hidden).waitFor({ state: 'detached' });
  refuse();
  await people.toast('Could not hide.').waitFor();
  await people.row(hidden).waitFor();
  await page.unroute('**/v3/user/hide');

  await people.choose(hidden, 'Hide');
  await people.row(hidden).waitFor({ state: 'detached' });
  await people.toast('Hidden.').getByRole('button', { name: 'Undo' }).click();
  await people.row(hidden).waitFor();
  await people.toast('Shown again.').waitFor();
  await people.choose(hidden, 'Hide');
  await people.row(hidden).waitFor({ state: 'detached' });
  await people.showHidden();
  await people.row(hidden).getByText('Hidden', { exact: true }).waitFor();

  await people.tick(source, target);
  await people.press('Merge');
  const dialog = page.getByRole('dialog', { name: 'Merge two people' });
  const side = (word: string) => dialog.getByRole('region', { name: word });
  const testsOf = async (word: string) =>
    Number(/Tests\s+(\d+)/.exec(await side(word).innerText())?.[1]);
  await side('Removed').getByText(source, { exact: true }).waitFor();
  await expect.poll(() => testsOf('Removed')).toBeGreaterThan(0);
  await expect.poll(() => testsOf('Kept')).toBeGreaterThan(0);
  const both = (await testsOf('Removed')) + (await testsOf('Kept'));
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await side('Removed').getByText(target, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await side('Removed').getByText(source, { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await people.toast('Merged.').waitFor();
  await people.row(source).waitFor({ state: 'detached' });
  // The copy has the tests of both under the target.
  await people.choose(target, 'Merge');
  await expect.poll(() => testsOf('Kept')).toBe(both);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await people.choose(gone, 'Delete');
  await people.row(gone).waitFor({ state: 'detached' });
  await people.toast('Deleted.').waitFor();
  await page.getByRole('link', { name: 'Deleted (30 days)' }).click();
  await page.getByRole('button', { name: `Restore ${gone}` }).click();
  await people.toast('Restored.').waitFor();
  await open(owner, '/people');
  await people.row(gone).waitFor();
});
