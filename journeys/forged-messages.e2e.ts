import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser({ serviceWorkers: 'allow' });
  await signIn(browser.page, product.origin, 'manager@demo.example');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Possible forged messages to a page or a worker: the product's own messages, and unknown ones. */
const forged = [
  { type: 'end', reason: 'signed-out' },
  { type: 'end', reason: 'unauthorised' },
  { type: 'token', token: 'a token of somebody else' },
  { type: 'stored', tables: ['users', 'measurements'] },
  { type: 'signed-out', user_id: '01900000-0000-7000-8000-000000000000' },
  { type: 'status', status: { state: 'stopped', locked: true } },
  { type: 'SKIP_WAITING' },
  { type: 'nothing of ours' },
  { type: 'answer', id: 1, value: '<img src=x onerror=window.ran=1>' },
  ['an', 'array'],
  'a text',
];

/** Names of the channels that the workers of a copy may use: those of its databases. */
const channels = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

const rowsOf = async (page: Page) => {
  await page.goto(`${product.origin}/people`);
  await waitReady(page);
  return page.getByRole('table').getByRole('row').count();
};

async function expectUnharmed(rows: number): Promise<void> {
  const { page } = browser;
  await until('same people', async () => (await rowsOf(page)) === rows);
  expect(new URL(page.url()).pathname).toBe('/people');
  expect(await page.evaluate(() => (window as { ran?: 1 }).ran)).toBeUndefined();
  expect(browser.pageErrors).toEqual([]);
}

test('messages of another site on channels of the same name are not received', async () => {
  const { page, context } = browser;
  const rows = await rowsOf(page);
  expect(rows).toBeGreaterThan(10);
  const names = await channels(page);
  expect(names.length).toBeGreaterThan(0);
  // For a browser the same server under another name is another site.
  const stranger = await context.newPage();
  await stranger.goto(`http://localhost:${String(product.port)}/`);
  await stranger.evaluate(
    ([to, messages]) => {
      for (const name of to) {
        const channel = new BroadcastChannel(name);
        for (const message of messages) channel.postMessage(message);
        channel.close();
      }
    },
    [names, forged] as const,
  );
  await expectUnharmed(rows);
  await stranger.close();
});

test('no worker accepts a message of this site without the token', async () => {
  const { page, context } = browser;
  const rows = await rowsOf(page);
  const names = await channels(page);
  const neighbour = await context.newPage();
  await neighbour.goto(`${product.origin}/healthz`);
  await neighbour.evaluate(
    ([to, messages]) => {
      for (const name of to) {
        const channel = new BroadcastChannel(name);
        for (const message of messages) channel.postMessage(message);
        channel.close();
      }
    },
    [names, forged] as const,
  );
  await expectUnharmed(rows);
  expect(await channels(page)).toEqual(names);
  await neighbour.close();
});

test('messages posted to the window are ignored', async () => {
  const { page } = browser;
  const rows = await rowsOf(page);
  await page.evaluate((messages) => {
    for (const message of messages) {
      window.postMessage(message, '*');
      const event = { data: message, origin: 'https://evil.example' };
      window.dispatchEvent(new MessageEvent('message', event));
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', event));
    }
  }, forged);
  await expectUnharmed(rows);
});

test('no page of another site can access ours, neither in a frame nor by opening it', async () => {
  const stranger = await browser.context.newPage();
  await stranger.goto(`http://localhost:${String(product.port)}/healthz`);
  const opened = browser.context.waitForEvent('page');
  await stranger.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.documentElement.append(frame);
    (window as unknown as { other: Window | null }).other = window.open(address);
  }, `${product.origin}/dashboard`);
  const other = await opened;
  await waitReady(other);
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  await until('opener without a reference', () =>
    stranger.evaluate(() => (window as unknown as { other: Window | null }).other?.closed === true),
  );
  const framed = stranger.frames().find((frame) => frame !== stranger.mainFrame());
  expect(framed?.url() ?? '').not.toContain('/dashboard');
  await other.close();
  await stranger.close();
});
