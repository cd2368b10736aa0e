import type pg from 'pg';
import { expect } from 'vitest';
import { until } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { signInByForm } from '#packages/testing/stories';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { PersonPage } from '../features/people/e2e/index.ts';
import { statesBySql, statusCountsBySql } from './status-counts-by-sql.ts';

const supervisor = 'manager@demo.example';

/**
 * A supervisor signs in, sees numbers that equal SQL, opens a severely dehydrated worker, adds a
 * test, sees it counted at once, and undoes it.
 */
export async function supervisorStory(
  { page, pageErrors, context }: OpenBrowser,
  origin: string,
  sql: pg.Client,
): Promise<void> {
  await signInByForm(page, origin, supervisor);
  const dashboard = new DashboardPage(page);
  await dashboard.ready();
  await untilAsBySql(dashboard, sql, 7);

  // Over all time, so that midnight does not change the numbers while they are compared.
  const watching = new DashboardPage(await context.newPage());
  await watching.page.goto(`${origin}/dashboard?date_filter=all`);
  await watching.ready();
  await untilAsBySql(watching, sql, null);
  const before = await statusCountsBySql(sql, supervisor, null);

  const name = await aSeverePerson(sql);
  await page.getByRole('link', { name: 'People' }).first().click();
  const person = new PersonPage(page);
  await person.openFromList(name);
  await person.openHydration();
  expect(await person.status()).toMatch(/^Severe/);

  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/v3/measurement') && response.ok(),
  );
  await person.addTest({ value: '31' });
  await answered;
  await until('new test in the table', async () =>
    (await person.tests())[0]?.value.startsWith('31'),
  );
  await until('new status beside the name', async () =>
    (await person.status()).startsWith('Hydrated'),
  );
  const after = { ...before, severe: before.severe - 1, hydrated: before.hydrated + 1 };
  await until('new numbers on the dashboard', async () =>
    same(await watching.statusNumbers(), after),
  );
  expect(await statusCountsBySql(sql, supervisor, null)).toEqual(after);

  await dashboard.openFromMenu();
  await untilAsBySql(dashboard, sql, 7);
  await watching.page.close();

  await page.goBack();
  await person.markNewestInvalid();
  await until('previous status again', async () => (await person.status()).startsWith('Severe'));
  expect(pageErrors).toEqual([]);
}

/** A page polls once a minute, so after midnight it may be that late. */
async function untilAsBySql(
  dashboard: DashboardPage,
  sql: pg.Client,
  days: number | null,
): Promise<void> {
  await until(
    'numbers of SQL on the dashboard',
    async () =>
      same(await dashboard.statusNumbers(), await statusCountsBySql(sql, supervisor, days)),
    90_000,
  );
}

/** Within the days of the dashboard, so that the screens show the same days. */
async function aSeverePerson(sql: pg.Client): Promise<string> {
  const people = await statesBySql(sql, supervisor, 7);
  const found = people.find(({ state }) => state === 'severe');
  if (found === undefined) throw new Error('The demo has no severely dehydrated person');
  return found.name;
}

function same(a: object, b: object): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}
