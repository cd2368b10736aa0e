import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axeViolations, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { sendAs, signIn } from '#packages/testing/stories';

let product: Product;
let desk: OpenBrowser;
let phone: OpenBrowser;
let [first, second] = ['', ''];

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  desk = await launchBrowser({ viewport: { width: 1440, height: 900 } });
  phone = await launchBrowser({ viewport: { width: 390, height: 844 } });
  await Promise.all([
    signIn(desk.page, product.origin, 'owner@demo.example'),
    signIn(phone.page, product.origin, 'manager@demo.example'),
  ]);
  [first = '', second = ''] = await addReadings();
});
afterAll(async () => {
  await Promise.all([desk.close(), phone.close()]);
  await product.stop();
});

/** The row of a person; alerts name people too. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test('two supervisors share the list: who takes a case is shown to the other, and a re-test clears it', async () => {
  // The safety manager follows the link of the dashboard and takes a case; the toast gives it back.
  await desk.page.goto(`${product.origin}/dashboard`);
  await desk.page.getByRole('link', { name: /^Needs attention now \d+ open/ }).click();
  await desk.page.getByRole('heading', { level: 1, name: 'Needs attention' }).waitFor();
  await waitReady(desk.page);
  const ofDesk = rowOf(desk.page, first);
  await ofDesk.getByRole('button', { name: `I’ll take it: ${first}` }).click();
  await ofDesk.getByText('You have it').waitFor();
  await desk.page.getByRole('button', { name: 'Undo' }).click();
  await ofDesk.getByRole('button', { name: `I’ll take it: ${first}` }).press('Enter');
  await ofDesk.getByText('You have it').waitFor();
  expect(await axeViolations(desk.page)).toEqual([]);

  // The supervisor finds it from the Now screen.
  await phone.page.goto(`${product.origin}/monitoring`);
  await waitReady(phone.page);
  await phone.page.getByRole('link', { name: /^(?:Show all|All \d+)$/ }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Needs attention' }).waitFor();
  await waitReady(phone.page);
  const ofPhone = rowOf(phone.page, first);
  await ofPhone.getByText('Somebody else has it').waitFor();
  expect(await ofPhone.getByRole('button', { name: /^Release/ }).count()).toBe(0);
  expect(await axeViolations(phone.page)).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Without a connection both take the same other case.
  const { port, databaseUrl = '' } = product;
  await product.kill9();
  for (const { page } of [desk, phone]) {
    const row = rowOf(page, second);
    await row.getByRole('button', { name: `I’ll take it: ${second}` }).click();
    await row.getByText('You have it').waitFor();
    await row.getByRole('img', { name: /^Waiting/ }).waitFor();
  }
  product = await startProduct({ port, databaseUrl });
  for (const { page } of [desk, phone]) {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }

  // The second one sees who has it, and may take over; the first one sees that.
  const later = await Promise.race(
    [desk, phone].map(async (each) => {
      await rowOf(each.page, second)
        .getByText(/ has already taken this\.$/)
        .waitFor();
      return each;
    }),
  );
  const row = rowOf(later.page, second);
  // The message of the refused change may cover the button.
  await row.getByRole('button', { name: `Take over: ${second}` }).press('Enter');
  await row.getByText('You have it').waitFor();
  const { page: before } = later === desk ? phone : desk;
  await rowOf(before, second)
    .getByText(/^(?!You).* has it$/)
    .waitFor();

  // What really happened clears the case, for both.
  await ofPhone.getByRole('button', { name: first }).first().click();
  const sheet = phone.page.getByRole('dialog', { name: first });
  await sheet.getByRole('button', { name: 'Add a re-test' }).click();
  const form = phone.page.getByRole('form', { name: 'Add measurement' });
  await form.getByLabel('Value').fill('70');
  await form.getByRole('button', { name: '15+ min ago' }).click();
  await form.getByRole('button', { name: 'Add measurement' }).click();
  const anyway = form.getByRole('button', { name: 'Save anyway' });
  await Promise.race([anyway.waitFor(), form.waitFor({ state: 'hidden' })]);
  if (await anyway.isVisible()) await anyway.click();
  await ofPhone.waitFor({ state: 'detached' });
  await ofDesk.waitFor({ state: 'detached' });
  expect([...desk.pageErrors, ...phone.pageErrors]).toEqual([]);
});

/** Adds a severe and a moderate reading of people of the supervisor. Returns their names. */
async function addReadings(): Promise<string[]> {
  const people = await withDatabase(async (sql) => {
    const { rows } = await sql.query<{ user_id: string; name: string }>(
      `select u.user_id, u.name_first || ' ' || u.name_last as name from users as u
       join user_tags as w using (org_id, user_id) join tags as t using (org_id, tag_id)
       where t.name = 'Day crew' and u.active and not u.is_hidden and u.metadata ? 'mobile'
       order by u.user_id limit 2`,
    );
    return rows;
  });
  const measurements = people.map(({ user_id }, nth) => ({
    ...{ measurement_id: crypto.randomUUID(), user_id, type: 'sosm', value: 240 - 110 * nth },
    created_time: new Date(Date.now() - 60_000).toISOString(),
  }));
  await sendAs(desk.page, { address: `${product.origin}/v3/measurement` }, { measurements });
  return people.map(({ name }) => name);
}

async function withDatabase<Result>(work: (sql: pg.Client) => Promise<Result>): Promise<Result> {
  const sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
