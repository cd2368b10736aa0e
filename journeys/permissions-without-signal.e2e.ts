import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { cloneDatabase } from '#packages/testing/database';
import type { TestDatabase } from '#packages/testing/database';
import { openFrontDoor } from './front-door.ts';
import type { FrontDoor } from './front-door.ts';
import { peopleOnDisk } from './local-traces.ts';
import { demoPassword, signIn } from './sign-in.ts';

let clone: TestDatabase;
let sql: pg.Client;
let product: Product;
let door: FrontDoor;
let watching: OpenBrowser;
let refusedSignals = 0;

beforeAll(async () => {
  clone = await cloneDatabase();
  product = await startProduct({ databaseUrl: clone.url, env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: clone.url });
  await sql.connect();
  door = await openFrontDoor([product.origin], (_turn, path) => {
    if (!path.startsWith('/v3/sync/events')) return 0;
    refusedSignals += 1;
    return null;
  });
  watching = await launchBrowser();
  await signIn(watching.page, door.origin, 'manager@demo.example');
});
afterAll(async () => {
  await watching.close();
  door.close();
  await sql.end();
  await product.stop();
  await clone.drop();
});

/** A tag, and everybody who wears it and not the other one. */
async function crew(name: string, other: string) {
  const { rows } = await sql.query<{ tag_id: string; user_ids: string[] }>(
    `select t.tag_id, array_agg(worn.user_id) as user_ids
     from tags as t join user_tags as worn using (org_id, tag_id)
     where t.name = $1 and not exists (
       select from user_tags as w join tags as o using (org_id, tag_id)
       where w.user_id = worn.user_id and o.name = $2)
     group by t.tag_id`,
    [name, other],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The demo has no ${name}`);
  return row;
}

async function idOf(email: string): Promise<string> {
  const { rows } = await sql.query<{ user_id: string }>(
    'select user_id from users where email = $1',
    [email],
  );
  return rows[0]?.user_id ?? '';
}

/** A call of the owner, as any client makes it. */
async function callAsOwner(method: string, path: string, body: object): Promise<void> {
  const send = async (verb: string, url: string, sent: object, token?: string) => {
    const answer = await fetch(`${product.origin}${url}`, {
      method: verb,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(sent),
    });
    expect(answer.status, url).toBe(200);
    return (await answer.json()) as { data: { token: string } };
  };
  const signedIn = { email: 'owner@demo.example', password: demoPassword };
  const { data } = await send('POST', '/v3/auth/login', signedIn);
  await send(method, path, body, data.token);
}

test('without the signal a changed permission takes effect on screen and copy within 75 s', async () => {
  const { page, pageErrors } = watching;
  const [day, night] = [await crew('Day crew', 'Night crew'), await crew('Night crew', 'Day crew')];
  const user_id = await idOf('manager@demo.example');
  const [mine, others] = [day, night].map((each) => each.user_ids.filter((id) => id !== user_id));
  const onDisk = async (ids: readonly string[] = []) => (await peopleOnDisk(page, ids)).length;
  await page.goto(`${door.origin}/people`);
  await waitReady(page);
  const links = page.getByRole('table').getByRole('link');
  const seen = async (ids: readonly string[] = []) => {
    const shown = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    return ids.filter((id) => shown.some((href) => href?.includes(id) === true)).length;
  };
  await until('the day crew on the screen', async () => (await seen(mine)) > 0);
  expect([await onDisk(others), await seen(others)]).toEqual([0, 0]);
  expect(await onDisk(mine)).toBe(mine?.length);
  expect(refusedSignals).toBeGreaterThan(0);

  const permissions = [{ access: 'manager', tag_id: night.tag_id }];
  await callAsOwner('PATCH', '/v2/user/', { user_id, permissions });
  const since = performance.now();
  await until(
    'the night crew instead of the day crew',
    async () =>
      (await onDisk(mine)) === 0 &&
      (await onDisk(others)) === others?.length &&
      (await seen(mine)) === 0 &&
      (await seen(others)) > 0,
    90_000,
  );
  const taken = performance.now() - since;
  console.info(`without the signal: ${String(Math.round(taken / 1000))} s`);
  expect(taken).toBeLessThan(75_000);
  expect(pageErrors).toEqual([]);
}, 180_000);
