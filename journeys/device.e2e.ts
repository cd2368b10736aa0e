import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { untilNoSharedWorker } from './owner-kills.ts';
import { signIn } from './sign-in.ts';

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

test('a database of the first version waits for a tab in the way, then is brought up to date', async () => {
  const { page, context } = browser;
  await signIn(page, product.origin, 'manager@demo.example');
  await new DashboardPage(page).ready();
  const beside = await context.newPage();
  await beside.goto(`${product.origin}/healthz`);
  await page.goto('about:blank');
  await untilNoSharedWorker(browser);
  await makeFirstVersion(beside);

  await page.goto(`${product.origin}/dashboard`);
  await untilAskedToCloseTabs(page);
  expect(await axeViolations(page)).toEqual([]);
  const closed = performance.now();
  await beside.close();
  const dashboard = new DashboardPage(page);
  await dashboard.ready();
  const numbers = await until(
    'numbers',
    async () => (await dashboard.statusNumbers()).hydrated > 0,
  );
  expect(numbers).toBe(true);
  expect(performance.now() - closed).toBeLessThanOrEqual(5_000);
  expect(browser.pageErrors).toEqual([]);
});

test('three days without the server lock the copy, and a contact unlocks it', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/dashboard`);
  await waitReady(page);
  const { port, databaseUrl } = product;
  await product.kill9();
  await page.goto('about:blank');
  await untilNoSharedWorker(browser);
  const beside = await browser.context.newPage();
  await beside.goto(`${product.origin}/dashboard`);
  await waitReady(beside);
  await spendLease(beside);
  await beside.reload();
  await beside.getByRole('heading', { name: 'Stored data is locked' }).waitFor();
  expect(await beside.getByRole('link', { name: 'Sign in again' }).count()).toBe(1);
  expect(await axeViolations(beside)).toEqual([]);

  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await beside.getByRole('button', { name: 'Try again' }).click();
  const dashboard = new DashboardPage(beside);
  await dashboard.ready();
  await until('numbers', async () => (await dashboard.statusNumbers()).hydrated > 0);
});

/** In one full run nobody was asked, and why is not known yet: so it tells what the page showed. */
async function untilAskedToCloseTabs(page: Page): Promise<void> {
  const notice = page.getByRole('heading', { name: 'Please close other tabs' });
  try {
    await notice.waitFor();
  } catch (cause) {
    const shown = await page.locator('body').innerText();
    throw new Error(`Nobody was asked to close tabs; the page showed: ${shown}`, { cause });
  }
}

/** Puts a database of the first version in place of the copy, and holds it open without listening. */
async function makeFirstVersion(page: Page): Promise<void> {
  const later =
    /^(sessions|session_.*|logs|alert_rules|compliance_.*|rosters|roster_user_leave|strategies)$/;
  await page.evaluate(async (pattern) => {
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((one) => one.startsWith('watershade-') && !one.endsWith('-queue'));
    if (name === undefined) throw new Error('There is no copy.');
    const before = indexedDB.open(name);
    await settled(before);
    const stores = [...before.result.objectStoreNames].filter(
      (store) => !new RegExp(pattern, 'u').test(store),
    );
    before.result.close();
    await settled(indexedDB.deleteDatabase(name));
    const first = indexedDB.open(name, 1);
    first.onupgradeneeded = () => stores.forEach((store) => first.result.createObjectStore(store));
    await settled(first);
    Reflect.set(window, 'held', first.result);
  }, later.source);
}

/** As if the last contact lay 73 hours back. */
async function spendLease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((one) => one.startsWith('watershade-') && !one.endsWith('-queue'));
    if (name === undefined) throw new Error('There is no copy.');
    const opened = indexedDB.open(name);
    await settled(opened);
    const notes = opened.result.transaction('notes', 'readwrite').objectStore('notes');
    await settled(notes.put({ spent: 73 * 3_600_000, seen: Date.now() }, 'lease'));
    opened.result.close();
  });
}
