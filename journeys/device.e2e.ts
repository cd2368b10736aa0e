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
import { enterCredentials, signIn, signOut } from '#packages/testing/stories';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { untilNoSharedWorker } from './owner-kills.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser({ serviceWorkers: 'allow' });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('a database of the first version waits for a blocking tab, then is migrated', async () => {
  const { page, context } = browser;
  await signIn(page, product.origin, 'manager@demo.example');
  await new DashboardPage(page).ready();
  const beside = await context.newPage();
  await beside.goto(`${product.origin}/healthz`);
  const copy = await describeCopy(beside);
  // No part of the product may have the copy open, or be about to open it, while it is replaced.
  await signOut(page, product.origin);
  await makeFirstVersion(beside, copy);

  await page.goto(`${product.origin}/login`);
  await enterCredentials(page, 'manager@demo.example');
  await untilAskedToCloseTabs(page);
  expect(await axeViolations(page)).toEqual([]);
  await beside.close();
  const dashboard = new DashboardPage(page);
  await dashboard.ready();
  const numbers = await until(
    'numbers loaded',
    async () => (await dashboard.statusNumbers()).hydrated > 0,
  );
  expect(numbers).toBe(true);
  expect(browser.pageErrors).toEqual([]);
});

test('three days without the server lock the copy, and a connection unlocks it', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/dashboard`);
  await waitReady(page);
  await until('service worker serving the page offline', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
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
  await expect.poll(() => beside.getByRole('button', { name: 'Sign in again' }).count()).toBe(1);
  expect(await axeViolations(beside)).toEqual([]);

  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await beside.getByRole('button', { name: 'Retry' }).click();
  const dashboard = new DashboardPage(beside);
  await dashboard.ready();
  await until('numbers loaded', async () => (await dashboard.statusNumbers()).hydrated > 0);
});

/** Returns what the page shows instead if it does not ask. */
async function untilAskedToCloseTabs(page: Page): Promise<void> {
  const notice = page.getByRole('heading', { name: 'Please close other tabs' });
  try {
    await notice.waitFor();
  } catch (cause) {
    const shown = await page.locator('body').innerText();
    throw new Error(`Nobody was asked to close tabs; the page showed: ${shown}`, { cause });
  }
}

interface CopyShape {
  readonly name: string;
  readonly stores: readonly string[];
}

async function describeCopy(page: Page): Promise<CopyShape> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((one) => one.startsWith('watershade-') && !one.endsWith('-queue'));
    if (name === undefined) throw new Error('There is no copy.');
    const opening = indexedDB.open(name);
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = () => reject(opening.error);
    });
    const stores = [...opening.result.objectStoreNames];
    opening.result.close();
    return { name, stores };
  });
}

/** Creates the copy of the first version, and keeps it open without listening. */
async function makeFirstVersion(page: Page, { name, stores }: CopyShape): Promise<void> {
  const later =
    /^(sessions|session_.*|logs|alert_rules|compliance_.*|rosters|roster_user_leave|strategies|forecasts)$/;
  const first = stores.filter((store) => !later.test(store));
  await page.evaluate(
    async (old) => {
      const opening = indexedDB.open(old.name, 1);
      opening.onupgradeneeded = () =>
        old.first.forEach((store) => opening.result.createObjectStore(store));
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      Reflect.set(window, 'held', opening.result);
    },
    { name, first },
  );
}

/** As if the last contact was 73 hours ago. */
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
