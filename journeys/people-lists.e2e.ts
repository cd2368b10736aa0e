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

test('on a phone the value of each person stands whole beside their status', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.origin}/people`);
  await waitReady(page);
  const table = page.getByRole('table', { name: 'People', exact: true });
  const cut = await table.evaluate((element) => {
    const menu = element.querySelector('tbody td:last-child')?.getBoundingClientRect().left ?? 0;
    const values = [...element.querySelectorAll('tbody tr > [data-numeric="true"]:nth-child(3) b')];
    const ends = values.map((value) => value.getBoundingClientRect().right);
    return { count: ends.length, over: ends.filter((end) => end > menu).length };
  });
  expect(cut.count).toBeGreaterThan(10);
  expect(cut.over).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('on a phone the tab that is open is in sight', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.origin}/settings/jobs`);
  await waitReady(page);
  const jobs = new TagsPage(page, 'Jobs');
  await jobs.openPage('Control room');
  await jobs.goTo('Supervisors');
  await page.reload();
  await waitReady(page);
  const tab = page.getByRole('link', { name: 'Supervisors', exact: true });
  expect(await tab.getAttribute('aria-current')).toBe('page');
  const tabs = page.getByRole('navigation', { name: 'Pages of Control room' });
  expect(await tabs.locator('[aria-current]').count()).toBe(1);
  const box = await tab.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the tags of a person can be read in their cell, three of them at once', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/people`);
  await waitReady(page);
  const table = page.getByRole('table', { name: 'People', exact: true });
  const plates = table.locator('tbody td:nth-child(3) span[title]');
  const widths = await plates.evaluateAll((all) =>
    all.map((plate) => ({
      name: plate.textContent,
      hidden: plate.scrollWidth - plate.clientWidth,
    })),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter(({ hidden }) => hidden > 1)).toEqual([]);
});

test('who wears a tag is filtered by what else they wear, and the address keeps it', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/settings/tags`);
  await waitReady(page);
  const tags = new TagsPage(page);
  await tags.openPage('Day crew');
  await tags.goTo('Members');
  const rows = page.getByRole('table', { name: 'Members' }).locator('tbody tr');
  await rows.first().waitFor();
  const all = await rows.count();
  // Beside the table's own buttons there is room for the others, or the next line.
  await page.setViewportSize({ width: 1200, height: 900 });
  const add = await page.getByRole('button', { name: 'Add members' }).boundingBox();
  const columns = await page.getByRole('button', { name: 'Columns' }).boundingBox();
  const isBeside = (add?.x ?? 0) + (add?.width ?? 0) <= (columns?.x ?? 0);
  const isBelow = (columns?.y ?? 0) + (columns?.height ?? 0) <= (add?.y ?? 0);
  expect(isBeside || isBelow).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = page.getByRole('dialog');
  expect(await panel.getByRole('checkbox', { name: /^Day crew/ }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('checkbox', { name: /^First aiders/ }).check();
  await panel.getByRole('checkbox', { name: /^Show last measured/ }).uncheck();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const found = await rows.count();
  expect(found).toBeGreaterThan(0);
  expect(await rows.getByText('First aiders', { exact: true }).count()).toBe(found);
  expect(await page.getByRole('columnheader', { name: 'Last measured' }).count()).toBe(0);
  await page.reload();
  await waitReady(page);
  expect(await rows.count()).toBe(found);
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(all);
  expect(browser.pageErrors).toEqual([]);
});
