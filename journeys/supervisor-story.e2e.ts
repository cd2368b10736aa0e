import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { localTraces } from './local-traces.ts';
import { supervisorStory } from './supervisor-story.ts';

let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: product.databaseUrl });
  sql.on('error', () => undefined);
  await sql.connect();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await sql.end();
  await product.stop();
});

test('a supervisor sees who is dehydrated, adds a test and sees it counted', async () => {
  await supervisorStory(browser, product.origin, sql);
});

test('after signing out nothing of the organisation is left, in any tab', async () => {
  const { page, context } = browser;
  const second = await context.newPage();
  await second.goto(`${product.origin}/people`);
  await waitReady(second);

  await page.goto(`${product.origin}/logout`);
  await page.getByText('You have been signed out.').waitFor();

  await until('a second tab that is signed out', () =>
    new URL(second.url()).pathname.startsWith('/log'),
  );
  expect(await localTraces(page)).toEqual({
    databases: [],
    storageKeys: [],
    cachedAnswers: [],
  });
  const tokens = await sql.query('select count(*)::int as n from sign_ins');
  expect(tokens.rows).toEqual([{ n: 0 }]);
});
