import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, pdfPages } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

test('water and salt of a crew are picked from its morning sheet, in bottles of another size, and printed', async () => {
  const { page } = demo.browser;
  const main = page.getByRole('main');
  await demo.open('/monitoring/morning-sheet');
  const sheets = main.getByRole('article');
  const crew = sheets.first();
  const place = await crew.getByRole('heading', { level: 2 }).innerText();
  const water = await crew.getByText(/^Water to carry for all shifts: /).innerText();
  await crew.getByRole('link', { name: 'Water and salt to pick' }).click();
  await page.waitForURL('**/monitoring/supplies?**');
  const table = main.getByRole('table', { name: `Water and salt, ${place}` });
  await table.waitFor();
  // Both screens have one amount.
  await table.getByText(water.replace(/^.*: /, ''), { exact: true }).first().waitFor();

  // Each shift has whole things, the litres behind them, and why.
  // A shift that is over may have no forecast any more, and then no salt.
  const row = table.locator('tbody tr').filter({ hasText: ' of sodium, ' }).first();
  await row.getByText(/canister/).waitFor();
  await row.getByText(/legal minimum/).waitFor();
  await row.getByText(/ of sodium, /).waitFor();
  await main.getByText(/without a sweat test: 1002 mg/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Without canisters that a shift can fill, everything is in bottles, and the address keeps it.
  const canister = main.getByLabel('Canister');
  await canister.fill('0');
  await main.getByText('From 1 to 1000').waitFor();
  await canister.fill('1000');
  await expect.poll(() => table.getByText(/canister/).count()).toBe(0);
  const litres = Number.parseFloat(
    await row
      .locator('td')
      .first()
      .getByText(/^[\d.]+ L$/)
      .innerText(),
  );
  await row.getByText(new RegExp(`^${String(Math.ceil(litres / 0.5))} bottles$`)).waitFor();
  expect(new URL(page.url()).searchParams.get('canister')).toBe('1000');

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^water-and-salt-.*\.csv$/);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await main.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toMatch(`Water and salt, ${place}, `);
  const words = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  for (const text of ['Ironbark Resources', place, 'bottles', 'packets']) {
    expect(words).toContain(text);
  }
  expect(words).not.toContain('Sizes to pick');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('a day on which nobody works says so', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/supplies?location=6f1c1a52-7a3e-4c39-9d61-0b6c3f7f7d11');
  await page.getByText('No one you can see has a shift at this location').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(demo.browser.pageErrors).toEqual([]);
});
