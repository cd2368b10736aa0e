import type pg from 'pg';
import { expect } from 'vitest';
import { until } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { PersonPage } from '../features/people/e2e/index.ts';
import { signIn } from './sign-in.ts';
import { statusCountsBySql } from './status-counts-by-sql.ts';

const supervisor = 'manager@demo.example';

/** Milliseconds in which a test shows everywhere once the server has answered. */
const atOnce = 1000;

/**
 * A supervisor signs in, sees numbers that equal SQL, opens a severely dehydrated worker, adds a
 * test, sees it counted at once, and takes it back.
 */
export async function supervisorStory(
  { page, pageErrors, context }: OpenBrowser,
  origin: string,
  sql: pg.Client,
): Promise<void> {
  await signIn(page, origin, supervisor);
  const dashboard = new DashboardPage(page);
  await dashboard.ready();
  const before = await statusCountsBySql(sql, supervisor, 7);
  expect(before.severe).toBeGreaterThan(0);
  await until('the numbers of SQL on the dashboard', async () =>
    same(await dashboard.statusNumbers(), before),
  );

  const watching = new DashboardPage(await context.newPage());
  await watching.page.goto(`${origin}/dashboard`);
  await watching.ready();

  const name = await aSeverePerson(sql);
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
  const after = { ...before, severe: before.severe - 1, hydrated: before.hydrated + 1 };
  await until('the new numbers on the dashboard', async () =>
    same(await watching.statusNumbers(), after),
  );
  expect(performance.now() - since).toBeLessThan(atOnce);
  expect(await statusCountsBySql(sql, supervisor, 7)).toEqual(after);

  await dashboard.openFromMenu();
  expect(await dashboard.statusNumbers()).toEqual(after);
  await watching.page.close();

  await page.goBack();
  await person.markNewestInvalid();
  await until('the earlier status again', async () => (await person.status()).startsWith('Severe'));
  expect(pageErrors).toEqual([]);
}

async function aSeverePerson(sql: pg.Client): Promise<string> {
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
