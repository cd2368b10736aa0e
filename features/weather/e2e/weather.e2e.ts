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
import { WeatherCardPage } from './index.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const addressPlace = {
  lat: -32.06,
  lon: 115.75,
  city: 'Fremantle',
  country: 'Australia',
};

test('[WX-01, WX-02, WX-04, WX-05, WX-10, WX-11] the weather overview: live, by date, at the current position, and of a site without the server', async () => {
  const { page, context } = browser;
  const card = new WeatherCardPage(page);
  await goTo(page, product.origin, '/monitoring');

  // Live: from today on, from the copy, with its age and marked as simulated.
  await expect.poll(() => card.days()).toBe(14);
  expect(await card.place()).toBe('Balikpapan smelter');
  expect(await card.row(0)).toMatch(/Today.+\d+ %\d+\.\d[NESW]{1,3}$/);
  const subtitle = await card.card.textContent();
  expect(subtitle).toContain('Updated just now');
  expect(subtitle).toContain('Simulated');
  expect(await card.heads()).toEqual(['Date', 'Condition', 'Temperature', 'Humidity', 'Wind']);
  await card.card.getByRole('button', { name: 'Help: Wind speed' }).press('Enter');
  const forces = page
    .getByRole('table', { name: 'Wind by the Beaufort scale' })
    .locator('tbody tr');
  await expect.poll(() => forces.count()).toBe(13);
  expect(await forces.last().textContent()).toBe('12Hurricane118+73+');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // With a threshold the hours above it are counted, for the same location.
  const hours = page.getByRole('region', {
    name: 'Heat exposure accumulation',
    exact: true,
  });
  await hours.getByRole('radio', { name: 'Table' }).press('Space');
  await expect.poll(() => hours.locator('tbody tr').count()).toBe(11);
  const location = hours.getByRole('combobox', { name: 'Location of the heat exposure' });
  expect(await location.inputValue()).toBe('Balikpapan smelter');
  expect(await hours.textContent()).toMatch(/ of 32 °C or more, \d+ workers on site/);
  expect(await hours.textContent()).toMatch(
    /\d h today so far.+usual by now on this weekday.+in the last 7 days/,
  );
  const week = /(\d+) h\s*in the last 7 days/.exec((await hours.textContent()) ?? '')?.[1];
  expect(Number(week)).toBeGreaterThan(20);

  // By date: past and future are joined, from a week back to three days ahead.
  const asked = page.waitForRequest('**/v3/external/weather/history?*');
  await card.card.getByRole('radio', { name: 'By date' }).press('Space');
  const { searchParams } = new URL((await asked).url());
  const [from, to] = [searchParams.get('dt') ?? '', searchParams.get('end_dt') ?? ''];
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
  await expect.poll(() => card.days()).toBe(11);
  const picker = await card.openDays();
  await expect.poll(() => picker.getByRole('grid').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await picker.locator(`[data-day="${to}"]`).click();
  await picker.locator('[data-today]').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => card.days()).toBe(2);
  expect(await card.row(1)).toContain('Today');

  // Without a position of the device or the address, the first location is shown; then the position
  // of the address.
  await page.route('**/v3/external/geoip', (route) => route.abort());
  await card.choose('Port stockyard');
  await card.choose('Current Location');
  await page.getByText('You denied the request for Geolocation.').first().waitFor();
  await page.getByText('the first location is shown').first().waitFor();
  expect(await card.place()).toBe('Balikpapan smelter');
  await page.unroute('**/v3/external/geoip');
  await page.route('**/v3/external/geoip', (route) =>
    route.fulfill({
      json: { status: true, success: true, data: addressPlace, message: null },
    }),
  );
  const there = page.waitForRequest('**/v3/external/weather/forecast?lat=-32.06&lon=115.75*');
  await card.choose('Current Location');
  await there;
  await expect.poll(() => card.place()).toBe('Current Location');
  await expect.poll(() => card.days()).toBe(2);

  // The position of a device is preferred to that of the address.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -35.02, longitude: 117.88 });
  await page.reload();
  await waitReady(page);
  const here = page.waitForRequest('**/v3/external/weather/forecast?lat=-35.02&lon=117.88*');
  await card.choose('Current Location');
  await here;
  await expect.poll(() => card.days()).toBe(14);

  // Without the server: another site is still available, days before today are not.
  await product.kill9();
  await card.choose('Port stockyard');
  await expect.poll(() => card.days()).toBe(14);
  await card.card.getByRole('radio', { name: 'By date' }).press('Space');
  await expect.poll(() => card.days()).toBe(4);
  expect(await card.card.textContent()).toContain('Connect to see days before today.');
  expect(browser.pageErrors).toEqual([]);
});
