import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  launchBrowser,
  pickOption,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const main = () => browser.page.getByRole('main');
const step = (title: string) =>
  main()
    .getByRole('listitem')
    .filter({ has: browser.page.getByRole('heading', { name: title }) });

test('from the registration to a first test and the crew card of tomorrow in under three minutes', async () => {
  const { page } = browser;
  const began = Date.now();
  await register('Ironbark Mining', 'ana@ironbark.example');
  await page.waitForURL('**/dashboard**');

  // The start screen has the five steps, of which none is done.
  const card = main().getByRole('region', { name: 'First steps' });
  await card.getByText('0 of 5 done').waitFor();
  await expect.poll(() => card.getByRole('heading', { level: 3 }).count()).toBe(5);
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('link', { name: 'Add a site' }).click();

  await addSite();
  await addJob();
  await addCrew();
  await addTest();
  await openCrewCard();
  const seconds = (Date.now() - began) / 1000;
  console.log(`first run: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(180);

  // Everything exists, so the start screen is free.
  await page.goto(`${product.origin}/dashboard`);
  await main().getByText('Hydration status').first().waitFor();
  expect(await card.count()).toBe(0);
  expect(browser.pageErrors).toEqual([]);
});

async function register(organisation: string, email: string): Promise<void> {
  const { page } = browser;
  await page.goto(`${product.origin}/register`);
  await page.getByLabel('Organisation').fill(organisation);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a heat of 2026');
  await page.getByLabel('I accept the terms of use', { exact: true }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/dashboard|start|monitoring/);
}

async function addSite(): Promise<void> {
  const { page } = browser;
  await page.getByRole('button', { name: 'Save site' }).click();
  await page.getByText('Choose a place: search for a town, or click on the map').waitFor();
  await page.getByRole('textbox', { name: 'Search by name' }).fill('Perth, Australia');
  await page.getByRole('button', { name: 'Search by name' }).click();
  await page.getByText('Chosen: -31.952240, 115.861400').waitFor();
  // The town is the name, until another one is typed.
  await expect.poll(() => page.getByLabel('Name of the site').inputValue()).toBe('Perth');
  await page.getByLabel('Name of the site').fill('North Pit');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save site' }).click();
  await page.getByText('Site North Pit added.').waitFor();
}

async function addJob(): Promise<void> {
  const { page } = browser;
  const name = page.getByLabel('Name of the job');
  await name.fill('Concrete pour');
  await page.getByRole('button', { name: 'Save job' }).click();
  await page.getByText('Choose how demanding the job is').waitFor();
  await page.getByRole('radio', { name: /^High/ }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save job' }).click();
  await page.getByText('Job Concrete pour added.').waitFor();
}

async function addCrew(): Promise<void> {
  const { page } = browser;
  await page
    .getByLabel('Names, one in each line')
    .fill('Mateus Ferreira\nAmara Okafor\n\nTaufa, Siosaia');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByText('3 people added.').waitFor();
}

async function addTest(): Promise<void> {
  const { page } = browser;
  await step('First test').getByRole('button', { name: 'Add measurement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add measurement' });
  await pickOption(dialog.getByLabel('Person'), 'Siosaia Taufa');
  await dialog.getByRole('button', { name: '15+ min ago' }).click();
  await dialog.getByLabel('Value').fill('71');
  await dialog.getByRole('button', { name: 'Add measurement' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function openCrewCard(): Promise<void> {
  const { page } = browser;
  await main().getByText('5 of 5 done').waitFor();
  await step('Crew card of tomorrow').getByRole('link', { name: 'Open crew card' }).click();
  await page.getByRole('heading', { level: 1, name: /Crew card/ }).waitFor();
  await main()
    .getByText(/Concrete pour, 3 workers/)
    .first()
    .waitFor();
  await main().getByRole('table').first().waitFor();
}

test('sample data comes and goes with one click; the first steps are hidden and shown again', async () => {
  await browser.close();
  browser = await launchBrowser({ viewport: { width: 390, height: 844 } });
  const { page } = browser;
  await register('Saltbush', 'cleo@saltbush.example');
  // On a phone the Now screen is the start screen.
  await page.goto(`${product.origin}/start`);
  const card = main().getByRole('region', { name: 'First steps' });
  await card.getByText('0 of 5 done').waitFor();
  await card.getByRole('button', { name: 'Add sample data' }).click();
  await card.getByText('Sample data: 12 people named Sample.').waitFor();
  // Sample data ticks nothing.
  await card.getByText('0 of 5 done').waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${product.origin}/people?search=Mateus`);
  await main().getByText('Mateus Sample').first().waitFor();

  await page.goto(`${product.origin}/first-steps`);
  await main().getByRole('button', { name: 'Remove sample data' }).click();
  await page.getByText('Sample data removed.').waitFor();
  await main().getByRole('button', { name: 'Add sample data' }).waitFor();
  await page.goto(`${product.origin}/people?search=Mateus`);
  await main().getByText('No people match this search and filter.').waitFor();

  await page.goto(`${product.origin}/start`);
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.waitFor({ state: 'detached' });
  await page.goto(`${product.origin}/first-steps`);
  const shown = page.getByRole('switch', { name: 'Show on my start screen' });
  await expect.poll(() => shown.isChecked()).toBe(false);
  await shown.click();
  await page.getByText('The first steps are on the start screen.').waitFor();
  await page.goto(`${product.origin}/start`);
  await card.waitFor();
  expect(browser.pageErrors).toEqual([]);
});
