import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { PersonPage } from '../features/people/e2e/index.ts';
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
  const { page } = browser;
  await signIn(page, product.origin, supervisor);
  const dashboard = new DashboardPage(page);
  await dashboard.ready();
  const before = await statusCountsBySql(sql, supervisor, 7);
  await until('the numbers of SQL on the dashboard', async () =>
    same(await dashboard.statusNumbers(), before),
  );
  expect(before.severe).toBeGreaterThan(0);

  const name = await aSeverePerson();
  await page.getByRole('link', { name: 'People' }).first().click();
  const person = new PersonPage(page);
  await person.openFromList(name);
  await person.openHydration();
  expect(await person.status()).toMatch(/^Severe/);

  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/v3/measurement') && response.ok(),
  );
  await person.addTest({ value: '41' });
  await answered;
  const since = performance.now();
  await until('the new test in the table', async () =>
    (await person.tests())[0]?.value.startsWith('41'),
  );
  await until('the new status beside the name', async () =>
    (await person.status()).startsWith('Hydrated'),
  );
  const seenAfter = performance.now() - since;
  expect(seenAfter).toBeLessThan(1000);

  await dashboard.openFromMenu();
  const after = await statusCountsBySql(sql, supervisor, 7);
  expect(after).toEqual({ ...before, severe: before.severe - 1, hydrated: before.hydrated + 1 });
  await until('the new numbers on the dashboard', async () =>
    same(await dashboard.statusNumbers(), after),
  );

  await page.goBack();
  await person.markNewestInvalid();
  await until('the earlier status again', async () => (await person.status()).startsWith('Severe'));
  expect(browser.pageErrors).toEqual([]);
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

async function aSeverePerson(): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `select u.name_first || ' ' || u.name_last as name from (
       select distinct on (m.user_id) m.* from measurements m
       where type = 'sosm' and active and valid order by m.user_id, created_time desc) as newest
     join users u using (org_id, user_id)
     where newest.value > 3 * coalesce((newest.metadata->'baseline'->>'mean')::float8, 50)
       and exists (select from user_tags t join permissions p using (org_id, tag_id)
                   join users me on me.user_id = p.user_id
                   where t.user_id = newest.user_id and me.email = $1)
     order by 1 limit 1`,
    [supervisor],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The demo has nobody who is severely dehydrated');
  return row.name;
}

function same(a: object, b: object): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}
