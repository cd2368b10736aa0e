import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  launchBrowser,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { enterCredentials, hasFocus, sendAs } from '#packages/testing/stories';

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;
let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  browser = await launchBrowser(phone);
});
afterAll(async () => {
  await sql.end();
  await browser.close();
  await product.stop();
});

const region = (name: string) => browser.page.getByRole('region', { name });
const attention = () => region('Needs attention');
const rows = () => attention().getByRole('listitem');
const readings = () => attention().locator('li[data-kind="reading"]');

test('[ALERT-01] at the start of a shift a supervisor reads the Now screen on a phone and acts on the worst person, also offline', async () => {
  const { page, context } = browser;
  // After the sign-in it is the first screen of somebody who supervises.
  await page.goto(`${product.origin}/login`);
  await enterCredentials(page, 'manager@demo.example');
  await page.waitForURL('**/monitoring');
  await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();
  await waitReady(page);
  // On some days of the demo nobody is severely dehydrated.
  await addSevereTests();
  await rows().first().getByText('Severe').waitFor();

  const bar = page.getByRole('navigation', { name: 'Main, compact' });
  expect(await bar.getByRole('link').allInnerTexts()).toMatchObject(
    ['Now', 'People', 'Sessions', 'Alerts'].map((word) => expect.stringContaining(word) as string),
  );
  expect(await bar.getByRole('link', { name: 'Now' }).getAttribute('aria-current')).toBe('page');
  await region('Heat now')
    .getByText(/^[1-5] of 5, /)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // The worst person is the first, with the call as the main action.
  const worst = rows().first();
  await worst.getByText('Severe').waitFor();
  const name = await worst.locator('b').innerText();
  expect(await worst.getByRole('link', { name: `Call ${name}` }).getAttribute('href')).toMatch(
    /^tel:\+61491\d{6}$/,
  );
  await worst.getByRole('button').first().click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('link', { name: /^Call \+61 491/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // With the connection lost, a re-test is added, and the person leaves the list.
  await until('worker that serves the page offline', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Add a re-test' }).click();
  const form = page.getByRole('form', { name: 'Add measurement' });
  await form.getByLabel('Value').fill('40');
  await form.getByRole('button', { name: '15+ min ago' }).click();
  await form.getByRole('button', { name: 'Add measurement' }).click();
  await confirmIfAsked();
  // An alert about the person stays until the server ends it.
  await readings().filter({ hasText: name }).waitFor({ state: 'detached' });

  // Another location, still offline, and the same after a reload.
  await page.getByRole('button', { name: /^Location: All locations/ }).click();
  const places = page.getByRole('dialog', { name: 'Location' });
  await places.getByRole('button', { name: 'Ironbark pit' }).click();
  await places.waitFor({ state: 'hidden' });
  await page.reload();
  await waitReady(page);
  await page.getByRole('button', { name: /^Location: Ironbark pit/ }).waitFor();
  await region('Heat now')
    .getByText(/°C, \d+ %, wind /)
    .waitFor();
  await region('Crew, this hour')
    .getByText(/^water, /)
    .waitFor();
  expect(await readings().filter({ hasText: name }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);

  // The whole overview is one press away, and the bar leads back.
  await page.getByRole('link', { name: /^Full overview/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor();
  await bar.getByRole('link', { name: 'Now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();
  expect(browser.pageErrors).toEqual([]);
});

test('on a phone the bar marks one screen, and the menu of an alert leaves its state in sight', async () => {
  const { page } = browser;
  const bar = page.getByRole('navigation', { name: 'Main, compact' });
  await bar.getByRole('link', { name: /^Alerts/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
  await waitReady(page);
  const current = bar.locator('[aria-current]');
  await expect.poll(() => current.allInnerTexts()).toHaveLength(1);
  expect(await current.innerText()).toContain('Alerts');

  await page.getByRole('link', { name: 'User alerts', exact: true }).click();
  const table = page.getByRole('region', { name: 'User alerts' });
  const menu = table.getByRole('button', { name: /^Actions for/ }).first();
  await menu.focus();
  expect(await hasFocus(menu)).toBe(true);
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  expect(browser.pageErrors).toEqual([]);
});

/** An unlikely value is confirmed. */
async function confirmIfAsked(): Promise<void> {
  const form = browser.page.getByRole('form', { name: 'Add measurement' });
  const anyway = form.getByRole('button', { name: 'Save anyway' });
  const isAsked = await Promise.race([
    anyway.waitFor().then(() => true),
    form.waitFor({ state: 'hidden' }).then(() => false),
  ]);
  if (isAsked) await anyway.click();
}

/** Adds severe tests of two people of the supervisor, by a call of the supervisor. */
async function addSevereTests(): Promise<void> {
  const { rows: people } = await sql.query<{ user_id: string }>(
    `select u.user_id from users as u
     join user_tags as w using (org_id, user_id) join tags as t using (org_id, tag_id)
     where t.name = 'Day crew' and u.active and not u.is_hidden and u.metadata ? 'mobile'
     order by u.user_id limit 2`,
  );
  const created_time = new Date(Date.now() - 60_000).toISOString();
  const measurements = people.map(({ user_id }) => ({
    ...{ measurement_id: crypto.randomUUID(), user_id, type: 'sosm', value: 240, created_time },
  }));
  await sendAs(browser.page, { address: `${product.origin}/v3/measurement` }, { measurements });
}
