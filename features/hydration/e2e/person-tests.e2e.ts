import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn, SyncPanelPage } from '#packages/testing/stories';

let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await browser.close();
  await sql.end();
  await product.stop();
});

/** The newest baseline of a person, as computed by the server. */
async function stored(user_id: string) {
  const { rows } = await sql.query<{ active: boolean; mean: number; std: number; tests: number }>(
    `select active, (metadata->'baseline'->>'mean')::float as mean,
            (metadata->'baseline'->>'std')::float as std,
            jsonb_array_length(metadata->'baseline'->'values') as tests
     from measurements where user_id = $1 and type = 'sosm_baseline'
     order by created_time desc limit 1`,
    [user_id],
  );
  return rows[0];
}

/** A person with tests and without a baseline. */
async function withoutBaseline(): Promise<string> {
  const { rows } = await sql.query<{ user_id: string }>(
    `select u.user_id from users u where u.active and not u.is_hidden
       and (select count(*) from measurements m
            where m.user_id = u.user_id and m.type = 'sosm' and m.valid and m.active) > 8
       and not exists (select 1 from measurements m
            where m.user_id = u.user_id and m.type = 'sosm_baseline')
     order by u.user_id limit 1`,
  );
  return rows[0]?.user_id ?? '';
}

test('[USER-06] sweat and other types are shown as line and list, and update after additions and marks', async () => {
  const { page } = browser;
  await goTo(page, product.origin, `/people/${await withoutBaseline()}/sweat`);
  await page.getByText('No tests yet').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const add = async (type: string, value: string) => {
    await page.getByRole('button', { name: 'Add measurement' }).first().click();
    const form = page.getByRole('form', { name: 'Add measurement' });
    await form.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await form.getByLabel('Value').fill(value);
    await form.getByRole('button', { name: 'Add measurement' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await add('Sweat sodium', '1450');
  const sweat = page.getByRole('table', { name: 'Sweat sodium tests' });
  await sweat.getByRole('cell', { name: 'Very high' }).waitFor();
  await add('Sweat sodium', '749');
  await sweat.getByRole('cell', { name: 'Low' }).waitFor();
  await page.getByRole('img', { name: 'Line chart of 2 tests in mg/L' }).waitFor();
  await add('ET', '3.25');
  await page.getByRole('table', { name: 'ET tests' }).getByRole('cell', { name: '3.3' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const second = sweat.locator('tbody tr').filter({ hasText: '749' });
  await second.getByRole('button', { name: /^Actions for the test/ }).click();
  await page.getByRole('menuitem', { name: 'Mark invalid' }).click();
  await page.getByRole('img', { name: 'Line chart of 1 test in mg/L' }).waitFor();
  await second.getByRole('cell', { name: 'No', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('img', { name: 'Line chart of 2 tests in mg/L' }).waitFor();
  expect(browser.pageErrors).toEqual([]);
});

test('[USER-04, USER-05] a baseline is built from selected tests, changes the bounds, is removed and restored', async () => {
  const { page } = browser;
  const user_id = await withoutBaseline();
  await goTo(page, product.origin, `/people/${user_id}/hydration-baseline`);
  await page.getByText('No baseline yet').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Build baseline' }).click();
  const tests = page.getByRole('table', { name: 'Tests to build from' });
  const focused = () =>
    page.evaluate('document.activeElement?.ariaLabel ?? document.activeElement?.textContent');
  await expect.poll(focused).toBe('Tests to build from');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(focused).toBe('Build baseline');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Tests to build from');
  const boxes = tests.getByRole('checkbox');
  const save = page.getByRole('button', { name: 'Save baseline' });
  for (let at = 0; at < 5; at += 1) await boxes.nth(at).check();
  await page.getByText('5 of at least 6 selected').waitFor();
  expect(await save.isDisabled()).toBe(true);
  // A press on the row has the same effect as one on its box.
  await tests.locator('tbody tr').nth(5).locator('td').nth(1).click();
  await page.getByText('6 selected', { exact: true }).waitFor();
  const values = (await tests.locator('tbody tr td:nth-child(3)').allInnerTexts())
    .slice(0, 6)
    .map(Number);
  const mean = values.reduce((sum, value) => sum + value, 0) / 6;
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview
    .getByText(`${String(Math.round(mean))}`, { exact: true })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await save.click();

  const list = page.getByRole('table', { name: 'Baselines' });
  await list.getByText('In use').waitFor();
  const built = await stored(user_id);
  expect(built).toMatchObject({ active: true, tests: 6 });
  expect(built?.mean).toBeCloseTo(mean, 0);
  const own = page.getByRole('region', { name: 'Hydration baseline' });
  await own.getByText('Personal, from 6 tests').waitFor();

  await list.getByRole('button', { name: /^Remove baseline/ }).click();
  await own.getByText('Default bounds, no personal baseline').waitFor();
  await list.getByText('Removed').waitFor();
  expect(await stored(user_id)).toMatchObject({ active: false });
  await page
    .getByRole('status')
    .filter({ hasText: 'Baseline removed.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await list.getByText('In use').waitFor();
  expect(await stored(user_id)).toMatchObject({ active: true });
  expect(await axeViolations(page)).toEqual([]);
  await seeHydration(page);

  // Offline nothing can be built or removed, and the page gives the reason.
  await product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.waitFor('The server could not be reached');
  await sync.close();
  await page.getByRole('link', { name: 'Hydration baseline' }).click();
  await expect
    .poll(() => page.getByRole('button', { name: 'Build baseline' }).isDisabled())
    .toBe(true);
  expect(await list.getByRole('button', { name: /^Remove baseline/ }).isDisabled()).toBe(true);
  expect(browser.pageErrors).toEqual([]);
});

/** The zone of the new baseline in the chart, every column, and a view of some of the tests. */
async function seeHydration(page: OpenBrowser['page']): Promise<void> {
  await page.getByRole('link', { name: 'Hydration', exact: true }).click();
  await waitReady(page);
  await page
    .getByRole('region', { name: 'Hydration history' })
    .getByText('Optimal zone', { exact: true })
    .waitFor();
  const table = page.getByRole('table', { name: 'Tests', exact: true });
  const heads = async () => {
    const texts = await table.getByRole('columnheader').allInnerTexts();
    return texts.map((head) => head.trim());
  };
  await expect
    .poll(heads)
    .toEqual([
      ...['Time', 'Value (mOsm)', 'Status', 'Ear temperature (°C)', 'Valid', 'Tags'],
      ...['Measured by', 'Device', 'Notes', 'Actions'],
    ]);
  const line = page.getByTestId('view-line');
  const all = await line.innerText();
  expect(all).toMatch(/^All time: \d+ tests$/);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'View filter' });
  // The first is the kind of view.
  await panel.getByRole('radio', { name: 'Live' }).last().check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => line.innerText()).toBe('Live (the newest test): 1 test');
  await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
  expect(new URL(page.url()).search).toBe('?date_filter=live');
  const tab = page.getByRole('link', { name: 'Hydration', exact: true });
  expect(await tab.getAttribute('aria-current')).toBe('page');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => line.innerText()).toBe(all);
}
