import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { TagsPage } from '#tags/e2e';
import { HeatMapPage } from './index.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser({ serviceWorkers: 'allow' });
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const search = () => new URL(browser.page.url()).searchParams;

test('[MAP-01, MAP-06, MAP-07] the heat map shows where people work and the heat there, as list and map, now and on a day', async () => {
  const { page } = browser;
  await page.goto(`${product.origin}/settings/locations`);
  await page.getByRole('button', { name: 'New location' }).click();
  await new TagsPage(page).send('Kiln yard');
  await page.waitForURL(/\/settings\/locations\/[0-9a-f-]{36}/);

  await page.getByRole('link', { name: 'Heat map' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Heat map' }).waitFor();
  const heat = new HeatMapPage(page);
  await heat.row('Port stockyard').getByText('°C').waitFor();
  await waitReady(page);
  await page.getByText('Simulated', { exact: true }).waitFor();
  expect(await heat.isFitted()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  const unplaced = page.getByRole('region', { name: 'Without coordinates' });
  const link = unplaced.getByRole('link', { name: 'Set coordinates: Kiln yard' });
  expect(await link.getAttribute('href')).toMatch(/^\/settings\/locations\/[0-9a-f-]{36}$/);

  // With the keyboard alone: the list opens what a press on the map opens.
  await heat.row('Port stockyard').press('Enter');
  const popup = heat.map.locator('.leaflet-popup');
  await popup.getByRole('heading', { name: 'Port stockyard' }).waitFor();
  expect(await popup.textContent()).toMatch(/\d+ active workers?.*°C.*Risk/);
  expect(await heat.row('Port stockyard').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => popup.getByRole('link', { name: 'Open location' }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await popup.getByRole('link', { name: 'Risk matrix' }).click();
  await page
    .getByRole('region', { name: 'Risk matrix' })
    .getByRole('combobox', { name: 'Location' })
    .and(page.locator('[value="Port stockyard"]'))
    .waitFor();
  await page.goBack();
  await heat.row('Port stockyard').press('Enter');
  await popup.getByRole('heading', { name: 'Port stockyard' }).waitFor();
  await heat.row('Port stockyard').press('Enter');
  await popup.waitFor({ state: 'detached' });
  await heat.map.locator('path.ws-map-dot').last().click();
  await popup.getByRole('heading').waitFor();
  await popup.getByRole('button', { name: 'Close popup' }).click();
  await popup.waitFor({ state: 'detached' });

  // The temperature layer has its legend; without a service temperatures are shown at the
  // locations.
  await page.getByRole('switch', { name: 'Temperature' }).press('Space');
  await page.getByText('No temperature map service is set up').waitFor();
  const legend = page.getByRole('region', { name: 'Air temperature' });
  expect(await legend.getByRole('listitem').allTextContents()).toEqual([
    ...['under 0 °C', '0 °C to 10 °C', '10 °C to 20 °C', '20 °C to 30 °C', '30 °C to 40 °C'],
    'from 40 °C',
  ]);
  await until('temperatures of all locations', async () =>
    (await heat.map.locator('.ws-map-chip').allTextContents()).every((text) => text.endsWith('°C')),
  );
  await expect.poll(() => heat.map.locator('.ws-map-chip').count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);

  // A future day from the offline copy, a past day from the server.
  const tomorrow = await heat.chooseDay(1);
  await page.getByText(/^The worst hour of/).waitFor();
  expect(search().get('date')).toBe(tomorrow);
  await heat
    .row('Port stockyard')
    .getByText(/^at \d\d:00$/)
    .waitFor();
  await heat.chooseDay(-2);
  await heat
    .row('Port stockyard')
    .getByText(/^at \d\d:00$/)
    .waitFor();
  await page.getByRole('button', { name: 'Clear day' }).click();

  // Only where people of one job work.
  await pickOption(page.getByRole('combobox', { name: 'Job' }), 'Survey');
  await expect.poll(() => search().has('job')).toBe(true);
  await expect.poll(() => heat.names()).toHaveLength(2);
  await page.getByText(/^Now, at 2 locations/).waitFor();

  // Without the server: the last forecast, with its age.
  await goTo(page, product.origin, '/heatmap');
  await until('page available offline', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
  await product.kill9();
  await page.reload();
  await heat.row('Port stockyard').getByText('°C').waitFor();
  await page.getByText('The server cannot be reached. The last forecast is shown.').waitFor();
  await expect.poll(() => page.locator('h1 ~ div time').count()).toBe(1);
  await heat.chooseDay(-2);
  await page.getByText('Connect to see the weather of past days.').waitFor();
  await heat.row('Port stockyard').getByText('-', { exact: true }).waitFor();
  expect(browser.pageErrors).toEqual([]);
});
