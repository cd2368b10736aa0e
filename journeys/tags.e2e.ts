import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { TagsPage } from '../features/tags/e2e/index.ts';
import { signIn } from './sign-in.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const open = async (path: string) => {
  await browser.page.goto(`${product.origin}${path}`);
  await waitReady(browser.page);
};

test('tags are made, renamed and hidden at once, taken back where that is refused, and deleted everywhere', async () => {
  const { page } = browser;
  await open('/settings/tags');
  const tags = new TagsPage(page);
  await page.getByRole('button', { name: 'New tag' }).click();
  await tags.send('abc');
  await tags.waitForProblem('Tag name must be at least 3 characters');
  await tags.waitForProblem('Use 4 or more characters');
  expect(await axeViolations(page)).toEqual([]);
  await tags.send('night CREW');
  await tags.waitForProblem('This tag already exists');
  await tags.send('  Kiln crew ');
  await tags.waitForToast('Successfully created a new tag');
  await tags.choose('Kiln crew', 'Rename');
  await tags.send('Furnace crew');
  await tags.waitForToast('Successfully updated tag');
  await tags.row('Kiln crew').waitFor({ state: 'detached' });

  await tags.showHidden().check();
  let refuse = () => {};
  const asked = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/v2/tag', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: { status: false, success: false, data: null } });
  });
  await tags.choose('Furnace crew', 'Hide');
  await tags.row('Furnace crew').getByText('Hidden').waitFor();
  await tags.row('Furnace crew').getByRole('img', { name: 'Being sent' }).waitFor();
  refuse();
  await tags.waitForToast('Failed to update.');
  await tags.row('Furnace crew').getByText('Hidden').waitFor({ state: 'detached' });
  await page.unroute('**/v2/tag');
  await tags.choose('Furnace crew', 'Hide');
  await tags.row('Furnace crew').getByText('Hidden').waitFor();
  await tags
    .row('Furnace crew')
    .getByRole('img', { name: 'Being sent' })
    .waitFor({ state: 'detached' });
  await tags.showHidden().uncheck();
  await tags.row('Furnace crew').waitFor({ state: 'detached' });

  expect(Number(await tags.cell('New starters', 'Users'))).toBeGreaterThan(0);
  let question = '';
  page.once('dialog', (dialog) => {
    question = dialog.message();
    void dialog.accept();
  });
  await tags.choose('New starters', 'Delete');
  expect(question).toBe(
    "Are you sure you want to delete tag 'New starters'? This will deactivate it across all users, permissions, and historical measurements. Consider hiding the tag instead to retain historical information.",
  );
  await tags.waitForToast("Tag 'New starters' has been deleted.");
  await tags.row('New starters').waitFor({ state: 'detached' });
  await tags.showHidden().check();
  await tags.row('New starters').getByText('Deleted').waitFor();
  await tags.row('Furnace crew').getByText('Hidden').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await open('/people?search=New+starters');
  await page.getByText('No match').waitFor();
  expect(browser.pageErrors).toEqual([]);
});
