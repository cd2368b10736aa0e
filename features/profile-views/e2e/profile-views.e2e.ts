import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  launchBrowser,
  problemsAtBothWidths,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';

let product: Product;
let database: pg.Client;
let worker: OpenBrowser;
let manager: OpenBrowser;
let user_id = '';

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query('delete from profile_views');
  const { rows } = await database.query<{ user_id: string }>(
    `select user_id from users where email = 'worker@demo.example'`,
  );
  user_id = rows[0]?.user_id ?? '';
  [worker, manager] = [await launchBrowser(), await launchBrowser()];
});
afterAll(async () => {
  await worker.close();
  await manager.close();
  await database.end();
  await product.stop();
});

const section = () => worker.page.getByRole('region', { name: 'Who opened your data' });
const stored = async () => {
  const { rows } = await database.query<{ kind: string; is_unchanged: boolean }>(
    `select kind, first_time = last_time as is_unchanged from profile_views
     where user_id = $1 order by kind`,
    [user_id],
  );
  return rows;
};

test('a worker sees that a manager opened their page, once a day', async () => {
  await signIn(worker.page, product.origin, 'worker@demo.example', { path: '/settings' });
  await section().getByText('Nobody has opened your data.').waitFor();

  await signIn(manager.page, product.origin, 'manager@demo.example', {
    path: `/people/${user_id}`,
  });
  await until('the view on the server', async () => (await stored()).length > 0);
  // The tabs belong to the same page, and a reload opens nothing new.
  await manager.page.getByRole('link', { name: 'Hydration', exact: true }).click();
  await manager.page.waitForURL('**/hydration');
  await manager.page.goto(`${product.origin}/measurements?user_ids=["${user_id}"]`);
  await until('the tests on the server', async () => (await stored()).length > 1);
  expect(await stored()).toEqual([
    { kind: 'page', is_unchanged: true },
    { kind: 'tests', is_unchanged: true },
  ]);
  // Nothing is shown as a change that waits.
  expect(await manager.page.getByText(/\d to send/).count()).toBe(0);

  await database.query(
    `insert into profile_views (org_id, view_id, user_id, viewed_by, kind, day, first_time,
       last_time, created_time)
     select org_id, gen_random_uuid(), user_id, null, 'export', time::date, time, time, time
     from users, (select now() - (90 + n) * interval '1 day' as time
       from generate_series(1, 8) as n) as each
     where user_id = $1`,
    [user_id],
  );
  await worker.page.reload();
  await waitReady(worker.page);
  const entries = section().getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.allInnerTexts()).toEqual([
    expect.stringMatching(/^Daniel Whitfield\s+Opened your tests, \d\d \w{3} \d{4}, \d\d:\d\d$/),
    expect.stringMatching(/^Daniel Whitfield\s+Opened your page, \d\d \w{3} \d{4}, \d\d:\d\d$/),
  ]);
  await section().getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => entries.count()).toBe(10);
  expect(await entries.last().innerText()).toMatch(/^A deleted person\s+Exported your data, /);

  const file = worker.page.waitForEvent('download');
  await section().getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain('Daniel Whitfield,Opened your tests,');

  // On a phone the list of settings comes first.
  await worker.page.setViewportSize({ width: 390, height: 844 });
  await worker.page.getByRole('link', { name: 'Account', exact: true }).click();
  await section().getByText('Daniel Whitfield').first().waitFor();
  expect(await problemsAtBothWidths(worker.page)).toEqual([]);
});
