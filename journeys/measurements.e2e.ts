import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  startProduct,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { hasFocus, isInSight, pressOn, tabTo, signIn } from '#packages/testing/stories';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { MeasurementsPage } from '../features/hydration/e2e/index.ts';

let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;
let list: MeasurementsPage;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  browser = await launchBrowser();
  list = new MeasurementsPage(browser.page);
  await signIn(browser.page, product.origin, 'owner@demo.example');
});
afterAll(async () => {
  await browser.close();
  await sql.end();
  await product.stop();
});

const open = async (search = '') => {
  await goTo(browser.page, product.origin, `/measurements${search}`);
  await list.ready();
};
const shownTest = (text: string) => list.rows().filter({ hasText: text });

/** Tests of people in the figures, from the database. */
async function stored(where: string): Promise<number> {
  const { rows } = await sql.query<{ count: string }>(
    `select count(*) from measurements m join users u using (user_id)
     where u.active and not u.is_hidden and not u.experimental and m.active and ${where}`,
  );
  return Number(rows[0]?.count);
}

/** A person and a state that they get today only from the newest valid test. */
async function freshest(): Promise<{ name: string }> {
  const { rows } = await sql.query<{ name: string }>(
    `select trim(u.name_first || ' ' || u.name_last) as name
     from measurements m join users u using (user_id)
     where u.active and not u.is_hidden and not u.experimental and m.type = 'sosm'
       and m.valid and m.active and m.created_time > now() - interval '6 days'
     group by user_id, name
     having percentile_cont(0.5) within group (order by m.value) between 50 and 100
     order by max(m.created_time) desc limit 1`,
  );
  return { name: rows[0]?.name ?? '' };
}

test('[MEAS-01] the list equals the counts of the database, by type and by date', async () => {
  await list.openFromMenu();
  await open('?date_filter=all');
  await expect.poll(() => list.count()).toBe(await stored(`m.type = 'sosm'`));
  await list.tab('Sweat').click();
  await expect.poll(() => list.count()).toBe(await stored(`m.type = 'sweat'`));
  expect(await list.openTabs()).toEqual(['Sweat']);
  await list.tab('Baseline').click();
  await expect.poll(() => list.count()).toBe(await stored(`m.type = 'sosm_baseline'`));
  expect(await list.tab('Baseline').getAttribute('aria-current')).toBe('page');
  await browser.page.goBack();
  await expect.poll(() => list.tab('Sweat').getAttribute('aria-current')).toBe('page');
  await open('?date_filter=by_date&year=2018&month=1&day=1');
  await browser.page.getByText('No match').waitFor();
  await browser.page.getByRole('button', { name: 'Reset' }).click();
  await list.rows().first().waitFor();
  expect(browser.pageErrors).toEqual([]);
});

test('[MEAS-19] a test is found, opened, tagged and marked; the dashboard is updated, and everything is undone', async () => {
  const { page } = browser;
  const { name } = await freshest();
  const dashboard = new DashboardPage(page);
  await dashboard.openFromMenu();
  const before = await countedTests(dashboard);

  await list.openFromMenu();
  await list.onlyPerson(name);
  const [newest, others] = [list.rows().first(), await list.count()];
  await newest.getByRole('link', { name: /\d{2}:\d{2}/ }).click();
  const drawer = list.drawer();
  await drawer.getByRole('heading', { name: `Test of ${name}` }).waitFor();
  await drawer.getByText(`1 of ${String(others)}`).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await pickOption(drawer.getByRole('combobox', { name: 'Tags of the test' }), 'First aiders');
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Save tags' }).click();
  await page.getByText('Tags updated.').first().waitFor();
  await drawer.getByRole('textbox', { name: 'Notes of the test' }).fill('=1+1, before lunch');
  await drawer.getByRole('button', { name: 'Save notes' }).click();
  await page.getByText('Notes updated.').first().waitFor();
  await drawer.getByRole('button', { name: 'Mark invalid' }).click();
  await drawer.getByRole('button', { name: 'Mark valid' }).waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await newest.getByText('Invalid', { exact: true }).waitFor();
  await newest.getByText('=1+1, before lunch').waitFor();

  // The file has what is shown, and no formula.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(others + 1);
  expect(lines[0]).toContain('Time,Person,Value (mOsm),Status,Valid,Tags');
  expect(lines[1]).toContain(`"'=1+1, before lunch"`);
  expect(lines[1]).toMatch(/Z,[^,]+,\d+(\.\d)?,Invalid,No,/u);

  await dashboard.openFromMenu();
  await expect.poll(() => countedTests(dashboard)).toBe(before - 1);
  await list.openFromMenu();
  await list.onlyPerson(name);
  await list.act(list.rows().first(), 'Mark valid');
  await page.getByText('Marked as valid.').first().waitFor();
  await dashboard.openFromMenu();
  await expect.poll(() => countedTests(dashboard)).toBe(before);
  expect(browser.pageErrors).toEqual([]);
});

test('[MEAS-20] many tests are selected, tagged and removed at once; undo restores them', async () => {
  const { page } = browser;
  await open('?date_filter=all');
  const all = await list.count();
  const boxes = page.getByRole('checkbox', { name: /^Select the test/ });
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByText('3 selected').waitFor();
  await bar.getByRole('button', { name: 'Add tags' }).click();
  const form = page.getByRole('form', { name: 'Add tags' });
  await pickOption(form.getByRole('combobox'), 'First aiders');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add tags' }).click();
  await page.getByText('Tags added.').first().waitFor();
  await page.getByText('3 tests', { exact: true }).first().waitFor();

  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await bar.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Test removed.').first().waitFor();
  await expect.poll(() => list.count()).toBe(all - 3);
  await page.getByRole('link', { name: 'Removed tests' }).click();
  await shownTest('Removed').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('link', { name: 'Back to tests' }).click();
  await expect.poll(() => list.count()).toBe(all);
  expect(browser.pageErrors).toEqual([]);
});

test('a test is opened with the keyboard, the next one shown, and the focus returned', async () => {
  const { page } = browser;
  await open('?date_filter=all');
  const first = list.rows().first().getByRole('link').first();
  await pressOn(page, first);
  const drawer = list.drawer();
  await drawer.getByText(/^1 of /).waitFor();
  await page.keyboard.press('ArrowRight');
  await drawer.getByText(/^2 of /).waitFor();
  await page.keyboard.press('ArrowLeft');
  await drawer.getByText(/^1 of /).waitFor();
  expect(new URL(page.url()).searchParams.get('measurement_id')).toMatch(/^[0-9a-f-]{36}$/);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(first)).toBe(true);
  const box = list.rows().nth(1).getByRole('checkbox');
  await pressOn(page, box, 'Space');
  await page.getByText('1 selected').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('a saliva test waits 15 minutes, and of two within ten the newer can be kept', async () => {
  const { page } = browser;
  const { name } = await freshest();
  await open();
  await list.onlyPerson(name);
  const before = await list.count();
  const dialog = page.getByRole('dialog', { name: 'Add measurement' });
  const begin = async () => {
    await page.getByRole('button', { name: 'Add measurement' }).first().click();
    await pickOption(dialog.getByRole('combobox', { name: 'Person' }), name);
    await dialog.getByLabel('Value').waitFor();
  };
  const save = () =>
    dialog.getByRole('form').getByRole('button', { name: 'Add measurement' }).click();

  // Nothing is stored before the question about the last food or drink is answered.
  await begin();
  await dialog.getByLabel('Value').fill('72');
  await save();
  await dialog
    .getByText('Enter when the last food or drink was, or record the test anyway')
    .waitFor();
  const gate = dialog.getByRole('region', { name: 'Before a saliva test' });
  expect(await hasFocus(gate)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await gate.getByRole('button', { name: '5 min ago', exact: true }).click();
  await save();
  await dialog.getByText('The 15 minutes are not over yet').waitFor();
  expect(await gate.getByRole('timer').innerText()).toMatch(/^\d{1,2}:\d{2} to go$/u);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  // The countdown has continued meanwhile; it can be recorded anyway.
  await begin();
  await gate.getByRole('timer').waitFor();
  await gate.getByRole('checkbox', { name: 'Record anyway' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Value').fill('72');
  await save();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => list.count()).toBe(before + 1);

  await begin();
  const twice = dialog.getByRole('region', { name: 'Measured twice?' });
  await twice.getByText(/^A test of 72 mOsm was taken/).waitFor();
  await twice.getByRole('radio', { name: 'Keep the newer' }).check();
  await dialog.getByLabel('Value').fill('75');
  await gate.getByRole('button', { name: '15+ min ago' }).click();
  await save();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => list.count()).toBe(before + 2);
  await list.rows().filter({ hasText: '72' }).filter({ hasText: 'Invalid' }).first().waitFor();
  await list.rows().filter({ hasText: '72' }).first().getByRole('link').first().click();
  await list.drawer().getByText('Less than 15 minutes, recorded anyway').waitFor();
  await list.drawer().getByRole('button', { name: 'Close' }).click();
  await list.rows().filter({ hasText: '75' }).first().getByRole('link').first().click();
  await list.drawer().getByText('15 minutes, as entered').waitFor();
  await list.drawer().getByRole('button', { name: 'Close' }).click();

  // A test taken an hour ago needs no wait.
  await begin();
  const time = dialog.getByLabel('Time');
  const hourAgo = Date.parse(`${await time.inputValue()}Z`) - 3_600_000;
  await time.fill(new Date(hourAgo).toISOString().slice(0, 16));
  await dialog.getByText('This test was taken earlier, so there is no need to wait.').waitFor();

  // An implausible value needs confirmation, at any scroll position; Escape returns to it.
  const value = dialog.getByLabel('Value');
  await value.fill('8');
  await save();
  const question = dialog.getByRole('alertdialog', { name: '8 mOsm is below 30. Save anyway?' });
  await question.waitFor();
  await expect
    .poll(() => hasFocus(question.getByRole('button', { name: 'Cancel', exact: true })))
    .toBe(true);
  // Person and subject stay visible.
  const person = dialog.getByRole('combobox', { name: 'Person' });
  for (const field of [person, value]) await expect.poll(() => isInSight(field)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect([await hasFocus(value), await value.inputValue()]).toEqual([true, '8']);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await tabTo(page, question.getByRole('button', { name: 'Save anyway' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => list.count()).toBe(before + 3);
  const checked = list.rows().getByTitle(/^Checked: /u);
  await checked.filter({ hasText: /^8$/u }).waitFor();
  expect(browser.pageErrors).toEqual([]);
});

test('a worker does not have this list', async () => {
  const worker = await launchBrowser({ viewport: { width: 390, height: 844 } });
  await signIn(worker.page, product.origin, 'worker@demo.example', { path: null });
  await goTo(worker.page, product.origin, '/measurements');
  expect(await worker.page.getByRole('table').count()).toBe(0);
  await worker.close();
});

/** Valid tests that the dashboard counts. */
async function countedTests(dashboard: DashboardPage): Promise<number> {
  await browser.page
    .getByTestId('filter-line')
    .getByText(/\d tests/)
    .first()
    .waitFor();
  return Number(/([\d,]+) tests/.exec(await dashboard.filterLine())?.[1]?.replace(',', ''));
}
