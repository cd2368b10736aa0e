import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { DashboardPage } from '../features/dashboard/e2e/dashboard-page.ts';
import { PersonPage } from '../features/people/e2e/person-page.ts';
import { localTraces } from './local-traces.ts';
import { signIn } from './sign-in.ts';
import { statusCountsBySql } from './status-counts-by-sql.ts';

const supervisor = 'manager@demo.example';

let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await sql.end();
  await product.stop();
});

test('a supervisor sees who is dehydrated, adds a test and sees it counted', async () => {
  const { page } = browser;
  await signIn(page, product.origin, supervisor);

  const dashboard = new DashboardPage(page, product.origin);
  const shown = await dashboard.statusCounts();
  expect(shown).toEqual(await statusCountsBySql(sql, supervisor, 7));

  const person = new PersonPage(page, product.origin);
  await dashboard.openFirstDehydrated();
  const before = await person.newestTest();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/v3/measurement') && response.ok(),
  );
  await person.addTest({ value: 41 });
  await answered;
  const since = performance.now();
  await until('the new test on the page', async () => (await person.newestTest()) !== before, 1000);
  expect(performance.now() - since).toBeLessThan(1000);
  expect(await person.newestTest()).toContain('41');

  await dashboard.open('/dashboard');
  expect(await dashboard.statusCounts()).toEqual(await statusCountsBySql(sql, supervisor, 7));
  expect(browser.pageErrors).toEqual([]);
});

test('after signing out nothing of the organisation is left, in any tab', async () => {
  const { page, context } = browser;
  const second = await context.newPage();
  await second.goto(`${product.origin}/people`);
  await waitReady(second);

  await page.goto(`${product.origin}/logout`);
  await page.getByText('You have been signed out.').waitFor();

  await until('a second tab that is signed out', () => new URL(second.url()).pathname === '/login');
  expect(await localTraces(page)).toEqual({
    databases: [],
    storageKeys: [],
    cachedAnswers: [],
  });
  const tokens = await sql.query('select count(*)::int as n from sign_ins');
  expect(tokens.rows).toEqual([{ n: 0 }]);
});
