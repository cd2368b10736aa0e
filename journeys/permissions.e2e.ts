import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, startProduct, until, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { cloneDatabase } from '#packages/testing/database';
import type { TestDatabase } from '#packages/testing/database';
import { AdminsPage, PermissionsPage } from '../features/people/e2e/index.ts';
import { peopleOnDisk } from './local-traces.ts';
import { signIn } from './sign-in.ts';

const manager = 'Daniel Whitfield';
const owner = 'Helen Marchetti';
/** Works by night; the manager leads the day crew. */
const nightWorker = 'Kirra Bolton';

let clone: TestDatabase;
let sql: pg.Client;
let product: Product;
let deciding: OpenBrowser;
let watching: OpenBrowser;

beforeAll(async () => {
  clone = await cloneDatabase();
  product = await startProduct({ databaseUrl: clone.url, env: { DEMO: '1' } });
  sql = new pg.Client({ connectionString: clone.url });
  await sql.connect();
  [deciding, watching] = [await launchBrowser(), await launchBrowser()];
  await signIn(deciding.page, product.origin, 'owner@demo.example');
  await signIn(watching.page, product.origin, 'manager@demo.example');
});
afterAll(async () => {
  await watching.close();
  await deciding.close();
  await sql.end();
  await product.stop();
  await clone.drop();
});

async function idOf(name: string): Promise<string> {
  const { rows } = await sql.query<{ user_id: string }>(
    "select user_id from users where name_first || ' ' || name_last = $1",
    [name],
  );
  return rows[0]?.user_id ?? '';
}

const streams = async () => {
  const text = await (await fetch(`${product.origin}/metrics`)).text();
  return Number(/^watershade_signal_streams (\d+)$/m.exec(text)?.[1]);
};

/** Milliseconds from a deed's answer until screen and copy of the manager are as they should be. */
async function followed(
  what: string,
  path: RegExp,
  deed: () => Promise<void>,
  probe: () => Promise<boolean>,
) {
  const answered = deciding.page.waitForResponse(
    (response) => path.test(new URL(response.url()).pathname) && response.ok(),
  );
  await deed();
  await answered;
  const since = performance.now();
  await until(what, probe);
  return performance.now() - since;
}

test('what a manager may see follows the permissions on their open screen and in their copy within 5 s', async () => {
  const { page } = watching;
  const worker = await idOf(nightWorker);
  const onDisk = async () => (await peopleOnDisk(page, [worker])).length;
  expect(await onDisk()).toBe(0);
  await page.goto(`${product.origin}/people?search=${encodeURIComponent(nightWorker)}`);
  await waitReady(page);
  await until('the line of both', async () => (await streams()) >= 2);
  const found = page.getByRole('table').getByRole('link', { name: nightWorker });
  await page.getByText('No match').waitFor();

  await deciding.page.goto(`${product.origin}/permissions?search=Whitfield`);
  await waitReady(deciding.page);
  const permissions = new PermissionsPage(deciding.page);
  const given = await followed(
    'the night worker on the screen of the manager',
    /^\/v2\/user\/$/,
    () => permissions.giveView(manager, 'Night crew'),
    async () => (await found.count()) === 1 && (await onDisk()) === 1,
  );
  expect(given).toBeLessThan(5000);
  await permissions.row(manager).getByText('Night crew').waitFor();
  await permissions.row(manager).getByText('Manager').first().waitFor();

  const taken = await followed(
    'a screen without the night worker',
    /^\/v3\/permission\/remove$/,
    () => permissions.removeAll(manager),
    async () => (await found.count()) === 0 && (await onDisk()) === 0,
  );
  expect(taken).toBeLessThan(5000);
  await page.goto(`${product.origin}/permissions`);
  await waitReady(page);
  await page.getByText('You can see your own profile and measurements').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

test('a panel that was opened before somebody else saved is refused, and shows what they saved', async () => {
  const { page } = deciding;
  const second = await page.context().newPage();
  for (const each of [page, second]) {
    await each.goto(`${product.origin}/permissions?search=Bolton`);
    await waitReady(each);
  }
  const [mine, theirs] = [new PermissionsPage(page), new PermissionsPage(second)];
  const panel = await mine.open(nightWorker);
  await mine.addView(nightWorker, 'Night crew');
  await theirs.giveView(nightWorker, 'Day crew');
  await panel.getByRole('button', { name: 'Save' }).click();
  const sentence = 'Somebody else has changed this meanwhile.';
  await panel.getByRole('alert').filter({ hasText: sentence }).waitFor();
  await panel.getByRole('group', { name: 'Day crew' }).waitFor();
  await panel.getByRole('group', { name: 'Night crew' }).waitFor({ state: 'hidden' });

  await mine.addView(nightWorker, 'Night crew');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.waitFor({ state: 'hidden' });
  for (const tag of ['Day crew', 'Night crew'])
    await mine.row(nightWorker).getByText(tag).waitFor();
  await second.close();
});

test('whoever may resets the two-factor sign-in of a person on their page', async () => {
  const { page } = deciding;
  const user_id = await idOf(manager);
  await sql.query(
    `insert into two_factor (org_id, user_id, secret, offered_time, enabled_time)
     select org_id, user_id, 'JBSWY3DPEHPK3PXP', now(), now() from users where user_id = $1`,
    [user_id],
  );
  await page.goto(`${product.origin}/permissions?search=Whitfield`);
  await waitReady(page);
  const row = new PermissionsPage(page).row(manager);
  await row.getByRole('cell', { name: 'On', exact: true }).waitFor();

  await page.goto(`${product.origin}/people/${user_id}`);
  await waitReady(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reset two-factor' }).click();
  await page.getByText('Two-factor sign-in switched off.').waitFor();
  await page.getByRole('button', { name: 'Reset two-factor' }).waitFor({ state: 'hidden' });
  const { rowCount } = await sql.query('select from two_factor where user_id = $1', [user_id]);
  expect(rowCount).toBe(0);

  await watching.page.goto(`${product.origin}/people/${user_id}`);
  await waitReady(watching.page);
  expect(await watching.page.getByText('Two-factor').count()).toBe(0);
});

test('an owner makes an admin and takes it back; the last owner cannot go', async () => {
  const { page } = deciding;
  await page.goto(`${product.origin}/settings/admins`);
  await waitReady(page);
  const admins = new AdminsPage(page);
  expect(await admins.actions(owner).count()).toBe(0);
  await admins.add(manager);
  await watching.page.goto(`${product.origin}/settings/admins`);
  await waitReady(watching.page);
  const seen = new AdminsPage(watching.page);
  await seen.row(owner).waitFor();
  expect(await watching.page.getByRole('button', { name: /Actions for|Add admin/ }).count()).toBe(
    0,
  );
  await admins.choose(manager, 'Make owner');
  await admins.row(manager).getByText('Owner', { exact: true }).waitFor();
  await admins.choose(manager, 'Remove admin');
  await admins.row(manager).waitFor({ state: 'hidden' });
  expect(await admins.row(owner).getByText('Owner', { exact: true }).count()).toBe(1);
  expect(await admins.actions(owner).count()).toBe(0);
  expect([...deciding.pageErrors, ...watching.pageErrors]).toEqual([]);
});
