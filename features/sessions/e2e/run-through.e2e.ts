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
let address = '';
const session_id = crypto.randomUUID();

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
  await startSession();
  address = `${product.origin}/monitoring/sessions/${session_id}/run`;
  await page.goto(address);
  await waitReady(page);
  await page.getByRole('heading', { name: '5 people to go' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const inPage = () => browser.page.getByRole('main');
const button = (name: string) => inPage().getByRole('button', { name, exact: true });
const toGo = (count: string) => inPage().getByRole('heading', { name: count }).waitFor();
/** The person whose value is entered. */
const current = () => inPage().getByRole('heading', { level: 2 }).first().innerText();

/** Two presses and the value. */
async function measure(value: string): Promise<void> {
  await button('15+ min ago').click();
  await inPage().getByLabel('Value').fill(value);
  await button('Save and next').click();
}

test('five people are tested on a phone offline; the browser is killed in the middle and nothing is lost', async () => {
  // The data of the sign-in is on disk once the browser was closed normally.
  await browser.close();
  await product.kill9();
  await openAgain();
  await toGo('5 people to go');
  const first = await current();
  await measure('61');
  await toGo('4 people to go');
  await browser.page.getByText(`${first} measured`).waitFor();
  const second = await current();
  await measure('62');
  await toGo('3 people to go');

  await button('Skip').click();
  await inPage()
    .getByRole('group', { name: /^Why is .* skipped\?$/ })
    .waitFor();
  expect(await axeViolations(browser.page)).toEqual([]);
  await button('On leave').click();
  await toGo('2 people to go');
  await inPage().getByText('3/5').waitFor();
  const third = await current();
  await inPage().getByLabel('Value').fill('6');

  await browser.kill9();
  await openAgain();
  await toGo('2 people to go');
  expect(await current()).toBe(third);
  await measure('63');
  await toGo('1 person to go');
  expect(await axeViolations(browser.page)).toEqual([]);

  // Undo puts a person on the list again.
  await button(`Undo ${second}`).click();
  await toGo('2 people to go');
  expect(await current()).toBe(second);
  await measure('64');
  await toGo('1 person to go');
  await measure('65');
  await inPage().getByRole('heading', { name: 'Everybody is done' }).waitFor();
  await inPage().getByText('Completed').waitFor();

  await lineBack();
  await until('tests on the server', async () => (await storedValues()).length === 4);
  expect(await storedValues()).toEqual([61, 63, 64, 65]);
  await until('skipped on the server', async () => (await skipReasons()).length === 1);
  expect(await skipReasons()).toEqual(['leave']);
  expect(browser.pageErrors).toEqual([]);
});

/** Opens the profile again at the run-through. */
async function openAgain(): Promise<void> {
  browser = await launchBrowser(phone);
  await browser.page.goto(address);
  await waitReady(browser.page);
}

/** The server is available again, and the browser reports it. */
async function lineBack(): Promise<void> {
  const { port, databaseUrl } = product;
  product = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  await browser.page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** A one-time session of five people, made by the owner's calls. */
async function startSession(): Promise<void> {
  const people = await rowsOf<{ user_id: string }>(
    `select user_id from users where active and not is_hidden and not experimental
     order by user_id limit 5`,
  );
  const users = people.map(({ user_id }) => ({ user_id, skip: false }));
  await post('/v2/session', { session_id, metadata: { type: 'custom', tag_ids: [] } });
  await post('/v2/session/user', { session_id, users });
}

async function post(path: string, body: object): Promise<void> {
  const { page } = browser;
  const record = await page.evaluate(() => localStorage.getItem('watershade-auth'));
  const { token } = JSON.parse(record ?? '{}') as { token: string };
  const answer = await page.request.post(`${product.origin}${path}`, {
    ...{ data: body, headers: { authorization: `Bearer ${token}` } },
  });
  expect(await answer.json()).toMatchObject({ status: true });
}

/** The values that are linked to the session. */
async function storedValues(): Promise<number[]> {
  const rows = await rowsOf<{ value: number }>(
    `select m.value from measurements as m
     join session_measurements as s using (org_id, measurement_id)
     where s.session_id = '${session_id}' and s.active order by m.value`,
  );
  return rows.map(({ value }) => value);
}

async function skipReasons(): Promise<string[]> {
  const rows = await rowsOf<{ skip_reason: string }>(
    `select skip_reason from session_users where session_id = '${session_id}' and skip`,
  );
  return rows.map(({ skip_reason }) => skip_reason);
}

async function rowsOf<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}
