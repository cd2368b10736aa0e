import pg from 'pg';
import type { Page } from 'playwright-core';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { databaseAt } from '#packages/testing/database';
import { sendAs, signIn } from '#packages/testing/stories';
import { DashboardPage } from '../features/dashboard/e2e/index.ts';
import { PersonPage } from '../features/people/e2e/index.ts';
import { peopleOnDisk } from './local-traces.ts';
import { statusCountsBySql } from './status-counts-by-sql.ts';

const supervisor = 'manager@demo.example';

/**
 * A page polls once a minute. A change that is faster than this, in milliseconds and several times
 * in a row, came from its stream.
 */
const beforeItAsks = 20_000;

/** Two processes on one database, and the open dashboard of a supervisor at the first. */
export interface NearLive {
  readonly watching: OpenBrowser;
  /** Open streams of the process with this index. */
  streams(place: number): Promise<number>;
  /**
   * Adds tests of these values at the other process, one after the other; returns the milliseconds
   * from each response until the dashboard equals SQL's numbers.
   */
  addTests(values: readonly string[]): Promise<number[]>;
  /**
   * Tests people of a session one after the other at the other process; returns the milliseconds
   * from each response until the open session shows the progress.
   */
  testSession(people: number): Promise<number[]>;
  /**
   * Sends requests for a break from the own pages of this many workers at the other process, one
   * after the other; returns the milliseconds from each response until the supervisor sees it.
   */
  askForBreaks(workers: number): Promise<number[]>;
  /**
   * Removes all rights of the supervisor, who is on /people, with a separate process; returns the
   * milliseconds until nobody else is left in the copy and on the screen.
   */
  takeRights(): Promise<number>;
  close(): Promise<void>;
}

/** Starts all of it on a database, which gets the demo unless it has one. */
export async function openNearLive(databaseUrl: string): Promise<NearLive> {
  const products = [
    await startProduct({ databaseUrl, env: { DEMO: '1' } }),
    await startProduct({ databaseUrl, env: { DEMO: '1' } }),
  ];
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const watching = await launchBrowser();
  const [first, second] = products.map(({ origin }) => origin);
  if (first === undefined || second === undefined) throw new Error('Two processes are needed.');
  await signIn(watching.page, first, supervisor);
  const streams = async (index: number) => streamsOf(products[index]);
  await until('event stream of the supervisor', async () => (await streams(0)) === 1);
  return {
    watching,
    streams,
    addTests: (values) => addTests(watching.page, second, sql, values),
    testSession: (people) => testSession(watching.page, { first, second }, sql, people),
    askForBreaks: (workers) => askForBreaks(watching.page, { first, second }, workers),
    takeRights: () => takeRights(watching.page, databaseUrl, sql),
    async close() {
      await watching.close();
      await sql.end();
      for (const product of products) await product.stop();
    },
  };
}

async function streamsOf(product: Product | undefined): Promise<number> {
  const text = await (await fetch(`${product?.origin ?? ''}/metrics`)).text();
  return Number(/^watershade_signal_streams (\d+)$/m.exec(text)?.[1]);
}

async function addTests(
  page: Page,
  origin: string,
  sql: pg.Client,
  values: readonly string[],
): Promise<number[]> {
  const dashboard = new DashboardPage(page);
  const adding = await launchBrowser();
  await signIn(adding.page, origin, 'owner@demo.example');
  await adding.page.getByRole('link', { name: 'People' }).first().click();
  const person = new PersonPage(adding.page);
  await person.openFromList(await aWorkerOfTheSupervisor(sql));
  await person.openHydration();
  const taken: number[] = [];
  for (const value of values) {
    const answered = adding.page.waitForResponse(
      (response) => response.url().endsWith('/v3/measurement') && response.ok(),
    );
    await person.sendTest({ value });
    await answered;
    const since = performance.now();
    const numbers = JSON.stringify(await statusCountsBySql(sql, supervisor, 7));
    await until(
      'numbers of SQL on the dashboard of the supervisor',
      async () => JSON.stringify(await dashboard.statusNumbers()) === numbers,
      beforeItAsks,
    );
    taken.push(performance.now() - since);
    await person.endSteps();
  }
  if (adding.pageErrors.length > 0) throw new Error(adding.pageErrors.join('; '));
  await adding.close();
  return taken;
}

async function testSession(
  page: Page,
  { first, second }: { first: string; second: string },
  sql: pg.Client,
  people: number,
): Promise<number[]> {
  const testing = await launchBrowser();
  await signIn(testing.page, second, 'owner@demo.example');
  const { others } = await reachOfTheSupervisor(sql);
  // Tests of the last minutes count for a session.
  const { rows } = await sql.query<{ user_id: string }>(
    `select user_id from users as u where user_id = any($1) and active and not is_hidden
     order by (select max(created_time) from measurements as m where m.user_id = u.user_id)
       nulls first, user_id limit $2`,
    // One more, as a session of which everybody is done shows no numbers.
    [others, people + 1],
  );
  const users = rows.map(({ user_id }) => ({ user_id, skip: false }));
  const session_id = crypto.randomUUID();
  await sendAs(
    testing.page,
    { address: `${second}/v2/session` },
    { session_id, metadata: { type: 'custom', tag_ids: [] } },
  );
  await sendAs(testing.page, { address: `${second}/v2/session/user` }, { session_id, users });
  await page.goto(`${first}/monitoring/sessions/${session_id}`);
  const main = testing.page.getByRole('main');
  await testing.page.goto(`${second}/monitoring/sessions/${session_id}/run`);
  const shows = (done: number) =>
    page.getByText(`${String(done)}/${String(users.length)}`, { exact: true });
  const taken: number[] = [];
  for (let done = 0; done < people; done += 1) {
    await shows(done).waitFor();
    const answered = testing.page.waitForResponse(
      (response) => response.url().endsWith('/v3/measurement') && response.ok(),
    );
    await main.getByRole('button', { name: '15+ min ago', exact: true }).click();
    await main.getByLabel('Value').fill('80');
    await main.getByRole('button', { name: 'Save & next', exact: true }).click();
    // If it is far from the person's usual values.
    const question = main.getByRole('button', { name: 'Save anyway', exact: true });
    await Promise.race([answered, question.waitFor().then(() => question.click())]);
    await answered;
    const since = performance.now();
    await shows(done + 1).waitFor({ timeout: beforeItAsks });
    taken.push(performance.now() - since);
    // Some are dehydrated by their own baseline.
    const next = main.getByRole('button', { name: /^(?:Next person|Finish)$/ });
    if (await next.isVisible()) await next.click();
  }
  if (testing.pageErrors.length > 0) throw new Error(testing.pageErrors.join('; '));
  await testing.close();
  return taken;
}

async function askForBreaks(
  page: Page,
  { first, second }: { first: string; second: string },
  workers: number,
): Promise<number[]> {
  const address = `${first}/v3/access-link`;
  const { people } = await sendAs<{ people: { user_id: string }[] }>(page, {
    address,
    method: 'GET',
  });
  const user_ids = people.slice(0, workers).map(({ user_id }) => user_id);
  const { links } = await sendAs<{ links: { url: string }[] }>(
    page,
    { address },
    { user_ids, mail_to: null },
  );
  await page.goto(`${first}/monitoring`);
  await waitReady(page);
  const requests = page.getByRole('button', { name: 'I am coming' });
  const before = await requests.count();
  const taken: number[] = [];
  for (const [place, { url }] of links.entries()) {
    const request_id = crypto.randomUUID();
    const made_time = new Date().toISOString();
    await sendAs(
      page,
      { address: `${second}/v3${new URL(url).pathname}/request` },
      { request_id, kind: 'break', symptoms: [], note: '', made_time },
    );
    const since = performance.now();
    await requests.nth(before + place).waitFor({ timeout: beforeItAsks });
    taken.push(performance.now() - since);
  }
  return taken;
}

async function takeRights(page: Page, databaseUrl: string, sql: pg.Client): Promise<number> {
  const { org_id, user_id, others } = await reachOfTheSupervisor(sql);
  if ((await peopleOnDisk(page, others)).length <= 20) throw new Error('The copy has too few.');
  const links = page.getByRole('table').getByRole('link');
  await until('people on the screen', async () => (await links.count()) > 5);
  const database = databaseAt(databaseUrl);
  await database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update permissions set active = false where user_id = $1', [user_id]),
  );
  const since = performance.now();
  await until(
    'copy and screen without them',
    async () => (await peopleOnDisk(page, others)).length === 0 && (await links.count()) <= 1,
    beforeItAsks,
  );
  const taken = performance.now() - since;
  await database.close();
  return taken;
}

/** The supervisor and everybody whose tests they may see. */
async function reachOfTheSupervisor(sql: pg.Client) {
  const { rows } = await sql.query<{ org_id: string; user_id: string; others: string[] }>(
    `select me.org_id, me.user_id, array_agg(distinct member.user_id) as others
     from users as me join permissions as p using (org_id, user_id)
     join user_tags as member on member.org_id = p.org_id and member.tag_id = p.tag_id
     where me.email = $1 and p.active and member.user_id <> me.user_id
     group by me.org_id, me.user_id`,
    [supervisor],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The demo has no supervisor');
  return row;
}

async function aWorkerOfTheSupervisor(sql: pg.Client): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `select u.name_first || ' ' || u.name_last as name
     from users as u join user_tags as member using (org_id, user_id)
     join permissions as p using (org_id, tag_id) join users as me on me.user_id = p.user_id
     where me.email = $1 and p.active and u.active and not u.is_hidden and u.user_id <> me.user_id
     order by 1 limit 1`,
    [supervisor],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The demo has no supervisor with visible people');
  return row.name;
}
