import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, startProduct, waitReady } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { CardPage, DashboardPage } from '../features/dashboard/e2e/index.ts';
import { signIn } from './sign-in.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const titles = () =>
  browser.page
    .locator('main section > header h2')
    .evaluateAll((heads) => heads.map((head) => head.textContent ?? ''));
const csvOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

test('six cards with their options, tables and files; options stay with the person', async () => {
  const { page } = browser;
  const firstOrder = [
    ...['Hydration status', 'Hydration distribution', 'Daily hydration status'],
    ...['Hydration per tag', 'Hydration history', 'Latest measurements', 'Hydration per day'],
  ];
  expect(await titles()).toEqual(firstOrder);
  expect(await axeViolations(page)).toEqual([]);

  // The ring says nothing without its legend, which in the picture stands beside it.
  const ring = new CardPage(page, 'Hydration status');
  const drawn = await ring.card.locator('canvas').first().boundingBox();
  const ringPicture = await ring.download('Download PNG');
  expect(ringPicture.bytes.readUInt32BE(16)).toBe((Math.round(drawn?.width ?? 0) + 248) * 2);
  const status = await new DashboardPage(page).statusNumbers();
  const tested = status.hydrated + status.mild + status.moderate + status.severe;
  const distribution = new CardPage(page, 'Hydration distribution');
  const canvas = distribution.card.locator('canvas').first();
  const shown = await canvas.evaluate((element) => element.getBoundingClientRect().width);
  const png = await distribution.download('Download PNG');
  expect(png.name).toMatch(/^hydration-distribution-\d{4}-\d{2}-\d{2}\.png$/);
  expect(png.bytes.readUInt32BE(16)).toBe(Math.round(shown) * 2);
  expect(await distribution.choose('High contrast')).toEqual(['High contrast']);
  const bins = await distribution.table();
  expect(bins.slice(1).reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(tested);

  const daily = new CardPage(page, 'Daily hydration status');
  const counts = await daily.table();
  expect(counts[0]).toEqual(['Day', 'Hydrated', 'Mild', 'Moderate', 'Severe', 'Tests']);
  const options = ['Show as percentage', 'Show count in label'];
  expect(await daily.choose(...options, 'Hide days without measurements')).toEqual(options);
  const shares = await daily.table();
  expect(shares[1]?.[1]).toMatch(/^\d+\s%$/u);
  expect(shares.length).toBe(8);
  const csv = await daily.download('Download CSV');
  expect(csv.name).toMatch(/^daily-hydration-status-.*\.csv$/);
  expect(csvOf(csv.bytes)).toEqual(shares);

  const perTag = new CardPage(page, 'Hydration per tag');
  await perTag.card.getByText('Jobs', { exact: true }).click();
  const jobs = await perTag.table();
  expect(jobs[0]?.[0]).toBe('Job');
  await perTag.choose('Show as percentage', 'Show count in label', 'Show empty tags');
  await expect.poll(async () => (await perTag.table()).length).toBeGreaterThanOrEqual(jobs.length);

  const latest = new CardPage(page, 'Latest measurements');
  expect(await latest.card.getByRole('listitem').count()).toBe(18);
  const tiles = await latest.download('Download PNG');
  expect(tiles.bytes.readUInt32BE(16)).toBe(1280);
  expect(await latest.choose('Always show latest')).toEqual([]);
  await latest.card.getByText(/^Newest first, \d+ tests?$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Customise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customise the dashboard' });
  await dialog.getByRole('checkbox', { name: 'Hydration history' }).uncheck();
  await dialog.getByRole('button', { name: 'Hydration distribution: earlier' }).press('Enter');
  await dialog.getByRole('switch', { name: 'Hydration per tag: wide' }).press('Space');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const chosen = [
    ...['Hydration distribution', 'Hydration status', 'Daily hydration status'],
    ...['Hydration per tag', 'Latest measurements', 'Hydration per day'],
  ];
  await expect.poll(titles).toEqual(chosen);

  // The server has it: what this device kept of it is gone, and the copy tells the same.
  const waiting = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.endsWith(':dashboard-configuration'))
        .map(([, text]) => String(text)),
    );
  await expect.poll(waiting).toEqual(['null']);
  await page.reload();
  await waitReady(page);
  expect(await titles()).toEqual(chosen);
  expect(await distribution.choose()).toEqual(['High contrast']);
  expect(await daily.choose()).toEqual(options);
  expect(await latest.choose()).toEqual([]);

  const dashboard = new DashboardPage(page);
  const everybody = await dashboard.filterLine();
  expect(everybody).toContain('all people');
  const form = await dashboard.openPeople();
  await form.getByRole('checkbox', { name: /^Contractors/ }).check();
  await form.getByText(/^(\d+)\/\d+ match$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => dashboard.filterLine()).toContain('people with Contractors: ');
  await page.reload();
  await waitReady(page);
  expect(await dashboard.filterLine()).toContain('people with Contractors: ');
  await (await dashboard.openPeople()).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => dashboard.filterLine()).toBe(everybody);
  expect(browser.pageErrors).toEqual([]);
});
