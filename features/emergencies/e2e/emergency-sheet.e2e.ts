import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  freshProfile,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';

const profile = freshProfile();
const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', profile } as const;
let product: Product;
let browser: OpenBrowser;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser(phone);
  const { page } = browser;
  await signIn(page, product.origin, 'owner@demo.example');
  await until('service worker started', () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated';
    }),
  );
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const sheet = () => browser.page.getByRole('dialog', { name: 'Emergency' });
const button = (name: string) => sheet().getByRole('button', { name, exact: true });
const elapsed = () => sheet().getByRole('timer').innerText();

/** Opens the people of the organisation, and from there the sheet by one press. */
async function openFromPeople(name: string | RegExp): Promise<void> {
  await browser.page.goto(`${product.origin}/people`);
  await waitReady(browser.page);
  await browser.page.getByRole('banner').getByRole('button', { name }).click();
  await sheet().waitFor();
}

test('an emergency is logged on a phone offline; a killed browser loses nothing and the server gets it once', async () => {
  // The data of the sign-in is on disk once the browser was closed normally.
  await browser.close();
  await product.kill9();
  browser = await launchBrowser(phone);
  await openFromPeople('Emergency');
  await sheet().getByRole('link', { name: 'Call 000' }).waitFor();
  await sheet().getByText('Cool first, transport second.').waitFor();
  await sheet().getByLabel('Location', { exact: true }).selectOption('Ironbark pit');
  await sheet().getByText('23.36170° S, 119.72940° E').waitFor();
  await sheet().getByText('Gate 1, Ironbark Mine Road, Newman WA').waitFor();
  await button('Start timer').click();
  await sheet().getByRole('timer').waitFor();
  await button('Called').click();
  await button('Undo Called').waitFor();
  await button('Cooling started').click();
  await button('Undo Cooling started').waitFor();
  await sheet().getByText('3 entries saved on this device.').waitFor();
  expect(await axeViolations(browser.page)).toEqual([]);

  await browser.kill9();
  browser = await launchBrowser(phone);
  await openFromPeople(/^Emergency, running for/);
  await button('Undo Called').waitFor();
  await button('Undo Cooling started').waitFor();
  expect(await elapsed()).toMatch(/^\d+:\d\d$/);
  await button('Undo Cooling started').click();
  await button('Cooling started').waitFor();
  await sheet().getByText('Recorded by mistake').waitFor();
  await button('End').click();
  await browser.page.getByRole('button', { name: 'End emergency' }).click();
  await button('Start timer').waitFor();

  await lineBack();
  const kinds = ['called', 'cooling_started', 'correction', 'ended', 'started'];
  await until('entries on the server', async () => (await storedKinds()).length >= kinds.length);
  expect(await storedKinds()).toEqual(kinds);

  await button('Close').click();
  await browser.page.goto(`${product.origin}/monitoring/emergencies`);
  await waitReady(browser.page);
  await browser.page.getByRole('link', { name: 'Ironbark pit' }).click();
  await browser.page.getByRole('heading', { name: 'Emergency at Ironbark pit' }).first().waitFor();
  await waitReady(browser.page);
  expect(await axeViolations(browser.page)).toEqual([]);
  expect(browser.pageErrors).toEqual([]);
});

/** The server is available again, and the browser reports it. */
async function lineBack(): Promise<void> {
  const { port, databaseUrl } = product;
  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await browser.page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** The kinds of all entries that are no part of the drill in the demo. */
async function storedKinds(): Promise<string[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ kind: string }>(
    `select kind from emergency_entries as e where not exists (
       select from emergency_entries as d where d.emergency_id = e.emergency_id and d.is_drill)
     order by kind`,
  );
  await client.end();
  return rows.map(({ kind }) => kind);
}
