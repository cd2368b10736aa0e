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
import { signIn, SyncPanelPage } from '#packages/testing/stories';
import { PersonPage } from '../features/people/e2e/index.ts';

let product: Product;
let browser: OpenBrowser;
let panel: SyncPanelPage;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser({ serviceWorkers: 'allow', acceptDownloads: true });
  panel = new SyncPanelPage(browser.page);
  await signIn(browser.page, product.origin, 'manager@demo.example');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('the pill opens the panel by keyboard, with its rows and the time of the last update', async () => {
  const { page } = browser;
  await panel.openByKeyboard();
  const rows = await panel.rows();
  expect(rows['People']).toBeGreaterThan(0);
  expect(rows['Tests']).toBeGreaterThan(0);
  await panel.waitFor(/of .*GB/);
  await panel.syncNow();
  await panel.waitFor(/^Complete as of \d\d:\d\d:\d\d$/);
  await panel.waitFor('Up to date');

  // The focus stays inside until the panel is closed, and then returns to where it was.
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await panel.close();
  await until('focus on the pill', () =>
    page.evaluate(() => document.activeElement?.textContent?.startsWith('Sync: ') ?? false),
  );
});

test('the open panel is in the address, so Back closes it', async () => {
  const { page } = browser;
  await panel.pill().click();
  await panel.panel().waitFor();
  expect(new URL(page.url()).hash).toBe('#sync');
  await page.goBack();
  await panel.panel().waitFor({ state: 'hidden' });
});

test('axe finds no problem in any view, wide and on a phone, and nothing scrolls sideways', async () => {
  const { page } = browser;
  for (const width of [1440, 390]) {
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
    await page.setViewportSize({ width, height: 844 });
    await panel.openByKeyboard();
    // From the right, over the whole height; on a phone from the bottom, over the whole width.
    const box = await panel.panel().boundingBox();
    expect(box).toMatchObject(
      width === 390 ? { x: 0, width: 390 } : { x: 1440 - 440, y: 0, width: 440, height: 844 },
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(await axeViolations(page)).toEqual([]);
    await panel.openDiagnostics();
    expect(await axeViolations(page)).toEqual([]);
    await panel.back();
    await panel.openReset();
    expect(await axeViolations(page)).toEqual([]);
    const { inner, outer } = await panel
      .panel()
      .evaluate((dialog) => ({ inner: dialog.scrollWidth, outer: dialog.clientWidth }));
    expect(inner).toBeLessThanOrEqual(outer);
    await panel.close();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
});

test('the panel is loaded before it is opened, and the page works without it', async () => {
  // No service worker caches parts in advance, as just after the first sign-in.
  const [early, never] = [await launchBrowser(), await launchBrowser()];
  const part = /\/assets\/sync-panel-[^/]+\.js$/;
  const isHere = early.page.waitForEvent('requestfinished', {
    predicate: (request) => part.test(request.url()),
    timeout: 60_000,
  });
  await signIn(early.page, product.origin, 'manager@demo.example');
  await isHere;
  await early.context.route(part, (route) => route.abort());
  await new SyncPanelPage(early.page).openByKeyboard();
  await early.close();

  await never.context.route(part, (route) => route.abort());
  await signIn(never.page, product.origin, 'manager@demo.example');
  await new SyncPanelPage(never.page).pill().click();
  await never.page.getByText('This page is not on this device yet.').first().waitFor();
  await never.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(new URL(never.page.url()).hash).toBe('');
  await never.close();
});

test('without the server the text changes', async () => {
  await panel.openByKeyboard();
  await product.kill9();
  await panel.syncNow();
  await panel.waitFor('The server could not be reached');
  await panel.waitFor(/^Offline since \d\d:\d\d$/);
  await panel.openReset();
  await expect.poll(() => panel.resetButton().isDisabled()).toBe(true);
  await panel.back();
  await panel.close();
});

test('queued writes are shown, changed and dropped, and a reset warns about them', async () => {
  const { page } = browser;
  await page.getByRole('link', { name: 'People' }).first().click();
  await page.getByRole('table').getByRole('link').first().click();
  const person = new PersonPage(page);
  await person.openHydration();
  await person.addTest({ value: '7171' });
  await person.unsentRow('7171', 'waiting').waitFor();
  await panel.pill().getByText('1 to send').waitFor();

  await panel.openByKeyboard();
  await panel.waiting().getByText('7171').waitFor();
  await panel.waiting().getByText('Waiting').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const change = panel.waiting().getByRole('button', { name: /^Edit/ });
  await change.click();
  await panel.changeForm().waitFor();
  // Escape closes only the topmost layer.
  await page.keyboard.press('Escape');
  await panel.changeForm().waitFor({ state: 'hidden' });
  await panel.waiting().getByText('7171').waitFor();
  await change.click();
  await panel.changeForm().getByLabel('Value').fill('7272');
  await panel.changeForm().getByRole('button', { name: 'Edit measurement' }).click();
  await panel.changeForm().getByRole('button', { name: 'Save anyway' }).click();
  await panel.waiting().getByText('7272').waitFor();

  await panel.openReset();
  await panel.waitFor('One change has not been sent yet and will be lost.');
  await panel.back();
  await panel
    .waiting()
    .getByRole('button', { name: /^Discard/ })
    .click();
  await panel.waiting().waitFor({ state: 'hidden' });
});

test('with the server again the text changes back', async () => {
  const { port, databaseUrl } = product;
  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await panel.syncNow();
  await panel.waitFor(/^Complete as of/);
  await panel.waitFor('Up to date');
});

test('the log shows failures without tokens, emails or values', async () => {
  const { page } = browser;
  await page.evaluate(() =>
    reportError(new Error('"Ana Diaz": value 48151623 of ana@acme.example')),
  );
  await panel.openDiagnostics();
  await until('uncaught error', async () =>
    (await panel.entries()).some((entry) => entry.includes('Error: “…”')),
  );
  await panel.showLevel('Errors');
  const errors = await panel.entries();
  expect(errors.some((entry) => entry.includes('POST /v3/sync/core'))).toBe(true);
  expect(errors.every((entry) => !entry.includes('Page view'))).toBe(true);
  await panel.showLevel('All');

  const secrets = await page.evaluate(() => localStorage.getItem('watershade-auth') ?? '{}');
  const { token, user } = JSON.parse(secrets) as { token: string; user: { email: string } };
  for (const file of [await panel.download('JSON'), await panel.download('CSV')]) {
    expect(file).toContain('Run complete');
    expect(file).toContain('/v3/sync/core');
    for (const secret of [token, user.email, 'Ana', '48151623', 'Bearer']) {
      expect(file).not.toContain(secret);
    }
  }
  await panel.back();
});

test('a reset leaves no data of the site in the browser, in any tab', async () => {
  const { page, context } = browser;
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('watershade-auth') ?? '{}') as { token: string }).token,
  );
  expect(await context.cookies()).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(`${product.origin}/people`);
  await waitReady(other);
  await panel.openReset();
  await panel.resetButton().click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email').waitFor();
  await other.waitForURL('**/login**');

  await until('no data left', async () => isEmpty(await allTraces(page)));
  expect(await allTraces(page)).toEqual({ databases: [], keys: [], caches: [], shells: 0 });
  expect(await context.cookies()).toEqual([]);
  const answer = await fetch(`${product.origin}/v3/sync/core`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
  await other.close();

  await signIn(page, product.origin, 'manager@demo.example');
  await panel.openByKeyboard();
  expect((await panel.rows())['Tests']).toBeGreaterThan(0);
});

test('a browser without workers says that the page itself maintains the copy', async () => {
  const plain = await launchBrowser();
  try {
    await plain.context.addInitScript(() => {
      Reflect.deleteProperty(window, 'SharedWorker');
      Reflect.deleteProperty(window, 'Worker');
    });
    await signIn(plain.page, product.origin, 'manager@demo.example');
    const own = new SyncPanelPage(plain.page);
    await own.openByKeyboard();
    await own.waitFor('This page');
    expect((await own.rows())['Tests']).toBeGreaterThan(0);
    expect(plain.pageErrors).toEqual([]);
  } finally {
    await plain.close();
  }
});

interface Traces {
  databases: string[];
  keys: string[];
  caches: string[];
  shells: number;
}

/** All data of the site in the browser. */
function allTraces(page: Page): Promise<Traces> {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    keys: Object.keys(localStorage),
    caches: await caches.keys(),
    shells: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

function isEmpty({ databases, keys, caches: kept, shells }: Traces): boolean {
  return databases.length + keys.length + kept.length + shells === 0;
}
