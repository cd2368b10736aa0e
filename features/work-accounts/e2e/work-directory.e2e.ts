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
import { signIn } from '#packages/testing/stories';
import { PeoplePage } from '#people/e2e';
import { DirectoryPage, startDirectoryHost } from './index.ts';
import type { DirectoryHost, HostedPerson } from './index.ts';

let host: DirectoryHost;
let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  host = await startDirectoryHost([
    hosted(1, 'Aroha', 'Paki'),
    hosted(2, 'Arlo', 'Quist'),
    hosted(3, 'Wynn', 'Ashby'),
    // The demo has a person with this email.
    { ...hosted(4, 'Work', 'Account'), mail: 'worker@demo.example' },
    { ...hosted(5, 'Arne', 'Guest'), mail: 'arne@partner.example' },
  ]);
  product = await startProduct({ env: { DEMO: '1', ...host.env } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await host.stop();
});

function hosted(number: number, givenName: string, surname: string): HostedPerson {
  return {
    id: `00000000-0000-7000-8000-00000000000${String(number)}`,
    ...{ givenName, surname, displayName: `${givenName} ${surname}` },
    mail: `${givenName}.${surname}@demo.example`.toLowerCase(),
    userPrincipalName: `${givenName}@demo.onmicrosoft.example`.toLowerCase(),
    ...{ department: 'Kiln', accountEnabled: true },
  };
}

const open = async (path: string) => {
  await goTo(browser.page, product.origin, path);
};
const entry = 'Add from work directory';

test('until it is configured the page says what is missing, and the list has no link to it', async () => {
  const { page } = browser;
  const answered = page.waitForResponse((answer) => answer.url().includes('/v3/user/azuread'));
  await open('/people');
  await (await answered).finished();
  await page.getByRole('link', { name: 'Import', exact: true }).first().waitFor();
  expect(await page.getByRole('link', { name: entry }).count()).toBe(0);
  await open('/people/add/azuread');
  await page.getByText('Work account sign-in is off for this organisation.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Work account settings' }).click();
  await page.getByLabel('Tenant ID').fill(host.tenant_id);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('State: On.').waitFor();
  await open('/people/add/azuread');
  await page.getByText('The directory has not been verified as yours yet.').waitFor();
  expect(host.asked).toEqual({ tokens: [], people: [] });
  await show();
});

/** Tests the connection, at a provider that no test reaches. */
async function show(): Promise<void> {
  const sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  await sql.query('update sso_settings set proven_time = now()');
  await sql.end();
}

test('[USER-08] people of the work directory are selected in several searches and added, with a reason for each rejected one', async () => {
  const { page } = browser;
  const { keyboard } = page;
  await page.setViewportSize({ width: 360, height: 780 });
  let resolveAsked = () => {};
  const asked = new Promise<void>((resolve) => (resolveAsked = resolve));
  await page.route('**/v3/user/azuread*', (route) => asked.then(() => route.continue()));
  await open('/people');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  const before = await search.boundingBox();
  resolveAsked();
  await page.getByRole('link', { name: entry }).waitFor();
  // The response of the server moves nothing on the page, not even on a phone.
  expect(await search.boundingBox()).toEqual(before);
  await page.unroute('**/v3/user/azuread*');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: entry }).click();
  const directory = new DirectoryPage(page);
  await page.getByText('Find people to add').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await keyboard.press('/');
  await keyboard.type('ar');
  await directory.row('Arlo Quist').waitFor();
  expect(await directory.cells('Aroha Paki')).toEqual([
    ...['Aroha Paki', 'aroha.paki@demo.example', 'Kiln', 'No'],
  ]);
  expect(await directory.row('Arne Guest').count()).toBe(0);
  await directory.row('Aroha Paki').getByRole('checkbox').focus();
  await keyboard.press('Space');
  await directory.tick('Arlo Quist');
  expect(await axeViolations(page)).toEqual([]);

  // The selection stays during further searches; existing people cannot be selected.
  await directory.searchField().fill('w');
  await directory.tick('Wynn Ashby');
  expect((await directory.cells('Work Account')).at(-1)).toBe('Yes');
  expect(await directory.row('Work Account').getByRole('checkbox').isDisabled()).toBe(true);
  expect(await directory.chosen()).toEqual(['Aroha Paki', 'Arlo Quist', 'Wynn Ashby']);
  expect(new URL(page.url()).searchParams.get('search')).toBe('w');
  await page.getByRole('button', { name: 'Remove Arlo Quist' }).click();
  await expect.poll(() => directory.chosen()).toEqual(['Aroha Paki', 'Wynn Ashby']);

  // A failed search can be repeated, and the selection is not lost.
  host.manners.people = (response) => void response.writeHead(500).end();
  await directory.searchField().fill('paki');
  await page.getByText('The directory responded with error 500.').waitFor();
  host.manners = {};
  await page.getByRole('button', { name: 'Retry' }).click();
  await directory.row('Aroha Paki').waitFor();
  await directory.searchField().fill('zzzz');
  await page.getByText('No people in the directory with an email address at').waitFor();

  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.click();
  await page.getByRole('option', { name: 'Day crew' }).click();
  await keyboard.press('Escape');
  // A person gets another email meanwhile.
  const wynn = host.people.find(({ givenName }) => givenName === 'Wynn');
  if (wynn !== undefined) wynn.mail = 'wynn.other@demo.example';
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  const done = page.getByRole('region', { name: 'People from the work directory' });
  await done.getByText('1 added, 1 skipped').waitFor();
  expect(await directory.result('Skipped').allInnerTexts()).toEqual([
    expect.stringMatching(/^Wynn Ashby\s+The directory has a different email address$/),
  ]);
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);

  await directory.result('Added').getByRole('link', { name: 'Aroha Paki' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aroha Paki' }).waitFor();
  await page.getByRole('main').getByText('Day crew', { exact: true }).first().waitFor();
  await open('/people?search=Aroha%20Paki');
  await new PeoplePage(page).row('Aroha Paki').waitFor();

  // They are found again, and marked as existing.
  await open('/people/add/azuread?search=paki');
  await expect.poll(async () => (await directory.cells('Aroha Paki')).at(-1)).toBe('Yes');
  expect(browser.pageErrors).toEqual([]);
});

test('a manager has no link to it, and the address is not permitted', async () => {
  const manager = await launchBrowser({ viewport: { width: 390, height: 844 } });
  await signIn(manager.page, product.origin, 'manager@demo.example', { path: null });
  await goTo(manager.page, product.origin, '/people/add/azuread');
  await manager.page.getByRole('heading', { level: 1, name: 'Not permitted' }).waitFor();
  expect(await manager.page.getByRole('searchbox').count()).toBe(0);
  await manager.close();
});
