import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  launchBrowser,
  pdfPages,
  startProduct,
  until,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { BestHoursPage, RiskMatrixPage } from './index.ts';
import type { ShownShift } from './index.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser({ serviceWorkers: 'allow' });
  await signIn(browser.page, product.origin, 'owner@demo.example');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

test('[RISK-44] the worst job of tomorrow is found with the parts of its risk, also without the server', async () => {
  const { page, context } = browser;
  const matrix = new RiskMatrixPage(page);
  await page.getByRole('link', { name: 'Monitoring' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor();
  await matrix.cells('Curr').first().waitFor();
  expect(await matrix.card().textContent()).toContain('Simulated');

  // The worst job of now is explained from the beginning, and stays closed once it was closed.
  const now = /, now$/u;
  await matrix.explained(now).waitFor();
  expect((await matrix.terms(now)).at(-1)).toBe(Math.max(...(await matrix.risks('Curr'))));
  await page.getByRole('heading', { name: 'Crew, this hour' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await matrix.explained(now).getByRole('button', { name: 'Close' }).click();
  await matrix.explained(now).waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toContain(', Curr: ');
  await page.reload();
  await waitReady(page);
  await matrix.cells('Curr').first().waitFor();
  expect(await matrix.explained(now).count()).toBe(0);
  // Another cell is in the address, and open again after a reload.
  await matrix.cells('Max').first().click();
  await matrix.explained(/, \d{2}:00/u).waitFor();
  await page.reload();
  await matrix.explained(/, \d{2}:00/u).waitFor();

  await matrix.chooseDays('Tomorrow');
  await expect.poll(() => matrix.cells('Curr').count()).toBe(0);
  await matrix.chooseDays('Last 7 days');
  await matrix.cells('Max').first().waitFor();
  expect(await matrix.cells('Max').first().getAttribute('aria-label')).toMatch(/Time \w{3} \d{2}/u);
  await page.goBack();
  await matrix
    .card()
    .getByRole('button', { name: /^Days: Tomorrow, / })
    .waitFor();
  const risks = await matrix.risks('Max');
  expect(risks).toEqual(risks.toSorted((one, other) => other - one));
  expect(risks[0]).toBeGreaterThanOrEqual(28);

  // With the keyboard alone, there and back.
  const worst = matrix.cells('Max').first();
  await worst.press('Enter');
  const title = /, \w{3} \d{2} \w{3}, \d{2}:00/u;
  await matrix.explained(title).waitFor();
  const [heat = 0, hazard = 0, wind = 0, risk] = await matrix.terms(title);
  expect(heat * (hazard + wind)).toBe(risk);
  expect(risk).toBe(risks[0]);
  expect(await matrix.explained(title).textContent()).toContain(
    'Changes to get under 28 (Low Risk)',
  );
  const explained = (await matrix.explained(title).textContent()) ?? '';
  expect(explained).toContain('Drops by itself');
  expect(explained).toContain('The risk score is only a first screening.');
  // No fix removes protection: the new and the old answer of a change are named.
  expect(explained).not.toMatch(/minimal instead of|none instead of \w+ (half )?face/u);
  const card = matrix.explained(title).getByRole('link', { name: 'Open the crew card' });
  // The card is that of the same job and day.
  expect(await card.getAttribute('href')).toMatch(/crew_card=.+&job=.+&date=\d{4}-\d{2}-\d{2}$/u);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const hasFocus = () => worst.evaluate((cell) => cell === document.activeElement);
  await expect.poll(hasFocus).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await worst.click();
  await page.getByRole('dialog', { name: title }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(hasFocus).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  const withWorkers = (await matrix.risks('Max')).length;
  await matrix.card().getByText('All jobs').click();
  await expect.poll(() => matrix.card().getByRole('row').count()).toBeGreaterThan(withWorkers);

  expect(await matrix.savePicture()).toMatch(/^risk-per-location-\d{4}-\d{2}-\d{2}\.png$/u);

  await until('worker that serves the page offline', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
  await context.setOffline(true);
  await page.reload();
  await waitReady(page);
  await matrix.chooseDays('Tomorrow');
  await expect.poll(async () => (await matrix.risks('Max'))[0]).toBe(risks[0]);
  expect(await matrix.card().textContent()).toContain('Forecast updated');
  await matrix.chooseDays('Last 7 days');
  await matrix.card().getByText('Connect to see days before today.').waitFor();
  await matrix.chooseDays('Tomorrow');

  // The crew card, still without the server; in a sealed suit nobody works longer. It opens on
  // today while a shift remains, with the remaining hours.
  await matrix.openCrewCard();
  await expect.poll(async () => (await matrix.minutes()).length).toBeGreaterThan(0);
  const before = await matrix.minutes();
  await page.getByRole('combobox', { name: 'Clothing' }).click();
  await page.getByRole('option', { name: 'Vapour-barrier coverall' }).click();
  await expect.poll(async () => sumOf(await matrix.minutes())).toBeLessThan(sumOf(before));
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const paper = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  for (const text of ['Ironbark Resources', 'Crew card, ', 'Water per person', 'NIOSH 2016-106']) {
    expect(paper).toContain(text);
  }

  // The dangerous hour is avoided by moving the shift: by keyboard, by pointer and to the best
  // start.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Monitoring' }).last().click();
  await matrix.chooseDays('Tomorrow');
  await matrix.cells('Max').first().click();
  await matrix.explained(title).getByRole('link', { name: 'Move the shift' }).click();
  await moveShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
  expect(browser.pageErrors).toEqual([]);
});

async function moveShift(page: Page): Promise<void> {
  const planner = new BestHoursPage(page);
  await planner.ready();
  const [begun, began] = [await planner.start(), await planner.shift()];
  expect(began.high + began.extreme).toBeGreaterThan(0);
  expect(await planner.shiftText()).toMatch(
    /^\w{3} \d{2} \w{3}, \d{2}:00 to .*: \d+ hours? (high|extreme)/u,
  );

  await planner.slider.press('ArrowRight');
  await planner.slider.press('ArrowRight');
  await expect.poll(() => planner.start()).toBe(begun + 2);
  await planner.slider.press('ArrowDown');
  await expect.poll(() => planner.start()).toBe(begun + 26);
  await planner.slider.press('PageUp');
  await expect.poll(() => planner.start()).toBe(begun + 2);
  // All these keys were one move.
  await page.goBack();
  await expect.poll(() => planner.start()).toBe(begun);

  await planner.hold(3);
  await expect.poll(() => planner.start()).toBe(begun + 3);
  await page.keyboard.press('Escape');
  await planner.letGo();
  expect(await planner.start()).toBe(begun);
  await planner.hold(3);
  await planner.letGo();
  await expect.poll(() => planner.start()).toBe(begun + 3);
  expect(await planner.summary.getByRole('status').textContent()).toMatch(/^Against \d{2}:00: /u);

  await planner.summary.getByRole('button', { name: /^Best start, / }).click();
  await expect.poll(async () => dangerOf(await planner.shift())).toBeLessThan(dangerOf(began));
  expect(await axeViolations(page)).toEqual([]);

  await planner.summary.getByRole('button', { name: /^Back to / }).click();
  await expect.poll(() => planner.start()).toBe(begun);
  expect(await planner.shift()).toEqual(began);
}

/**
 * Fewest extreme hours first, then fewest high ones, then the smallest sum: the rule of the best
 * start.
 */
const dangerOf = ({ high, extreme, sum }: ShownShift) => extreme * 1e6 + high * 1e4 + sum;

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);
