import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pdfPages,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { confirmation, confirmDialog, hasFocus, signIn } from '#packages/testing/stories';
import { CardPage, DashboardPage } from './index.ts';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  // There it is another day than in the organisation's zone for most of the time.
  browser = await launchBrowser({ timezoneId: 'Pacific/Pago_Pago' });
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

test('the dashboard printed by the browser is light too, including charts', async () => {
  const { page } = browser;
  await page.emulateMedia({ colorScheme: 'dark' });
  const html = page.locator('html');
  await expect.poll(() => html.getAttribute('data-mantine-color-scheme')).toBe('dark');
  await waitReady(page);
  const chart = new CardPage(page, 'Hydration status').card.locator('canvas');
  // No condition can be awaited: what is drawn when the event ends is printed.
  const printed = await chart.first().evaluate((canvas: HTMLCanvasElement) => {
    const inkOf = { light: '14202b', dark: 'e7ecf0' };
    const look = () => {
      const pen = canvas.getContext('2d');
      const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const colours = new Set<string>();
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
        colours.add(((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0'));
      }
      const { mantineColorScheme } = document.documentElement.dataset;
      return [mantineColorScheme, colours.has(inkOf.light), colours.has(inkOf.dark)];
    };
    const before = look();
    window.dispatchEvent(new Event('beforeprint'));
    const onPaper = look();
    window.dispatchEvent(new Event('afterprint'));
    return { before, onPaper };
  });
  expect(printed).toEqual({ before: ['dark', false, true], onPaper: ['light', true, false] });
  await expect.poll(() => html.getAttribute('data-mantine-color-scheme')).toBe('dark');
  await page.emulateMedia({ colorScheme: null });
  expect(browser.pageErrors).toEqual([]);
});

test('[DASH-04, DASH-07, U-97, U-103] the cards with their options, tables and files; options are stored with the person', async () => {
  const { page } = browser;
  const firstOrder = [
    ...['Hydration status', 'Hydration distribution', 'Daily hydration status'],
    ...['Hydration per tag', 'Hydration history', 'Latest measurements', 'Hydration per day'],
    ...['Weather overview', 'Heat exposure accumulation'],
  ];
  expect(await titles()).toEqual(firstOrder);
  expect(await axeViolations(page)).toEqual([]);

  // The ring needs its legend, which is beside it in the picture.
  const ring = new CardPage(page, 'Hydration status');
  const ringPicture = await ring.download('Download PNG');
  expect(ringPicture.bytes.readUInt32BE(16)).toBeGreaterThanOrEqual((200 + 190) * 2);
  const status = await new DashboardPage(page).statusNumbers();
  const tested = status.hydrated + status.mild + status.moderate + status.severe;
  const distribution = new CardPage(page, 'Hydration distribution');
  // The file has the organisation's date, not that of this browser or of UTC.
  const dates = [dateIn('Australia/Perth')];
  const png = await distribution.download('Download PNG');
  dates.push(dateIn('Australia/Perth'));
  expect(dates.map((date) => `hydration-distribution-${date}.png`)).toContain(png.name);
  expect(png.bytes.readUInt32BE(16)).toBe((640 + 40) * 2);
  const calendar = await new CardPage(page, 'Hydration per day').download('Download PNG');
  expect(calendar.name).toMatch(/^hydration-per-day-\d{4}-\d{2}-\d{2}\.png$/);
  const weather = new CardPage(page, 'Weather overview');
  await weather.card.getByRole('row', { name: /Today/ }).waitFor();
  expect((await weather.download('Download PNG')).name).toMatch(/^weather-overview-.+\.png$/);
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
  await expect.poll(() => latest.card.getByRole('listitem').count()).toBe(18);
  const tiles = await latest.download('Download PNG');
  expect(tiles.bytes.readUInt32BE(16)).toBe((640 + 40) * 2);
  expect(await latest.choose('Always show latest')).toEqual([]);
  await latest.card.getByText(/^Newest first, \d+ tests?$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Customise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customise the dashboard' });
  await dialog.getByRole('checkbox', { name: 'Hydration history' }).uncheck();
  await dialog.getByRole('button', { name: 'Move Hydration distribution up' }).press('Enter');
  await dialog.getByRole('switch', { name: 'Hydration per tag: wide' }).press('Space');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const chosen = [
    ...['Hydration distribution', 'Hydration status', 'Daily hydration status'],
    ...['Hydration per tag', 'Latest measurements', 'Hydration per day'],
    ...['Weather overview', 'Heat exposure accumulation'],
  ];
  await expect.poll(titles).toEqual(chosen);

  // The server has it: the local value is deleted, and the copy has the same.
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
  await form.getByText('Labels', { exact: true }).click();
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

test('[DASH-02] Monday report: the dashboard of a week is printed as a separate document', async () => {
  const { page } = browser;
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const dashboard = new DashboardPage(page);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const view = page.getByRole('dialog').filter({ hasText: 'On a date' });
  await view.getByText('On a date', { exact: true }).click();
  await view.getByText('Week', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => dashboard.filterLine()).toMatch(/^Week \d.* tests$/);
  const sentence = await dashboard.filterLine();
  const status = await dashboard.statusNumbers();

  await page.getByRole('button', { name: 'Export PDF' }).click();
  const panel = page.getByRole('dialog', { name: 'Export PDF' });
  expect(await axeViolations(page)).toEqual([]);
  expect(await panel.getByLabel('Title').inputValue()).toBe('Dashboard Report');
  await panel.getByLabel('Title').fill('Monday report');
  await panel.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toBe('Monday report');

  await page.emulateMedia({ media: 'print' });
  const lines = await printedLines(page);
  expect(lines.slice(0, 1)).toEqual(['Ironbark Resources']);
  expect(lines[1]).toMatch(/^Generated \d\d \w{3} \d{4}, \d\d:\d\d \(GMT/);
  expect(lines.slice(2, 4)).toEqual(['Monday report', sentence]);
  for (const title of await titles()) expect(lines).toContain(title);
  expect(lines).not.toContain('Customise');
  const everybody = await page.getByRole('grid').getAttribute('aria-rowcount');
  await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBe(Number(everybody));

  const file = await page.pdf({ preferCSSPageSize: true });
  const pages = await pdfPages(file);
  const words = pages.join(' ');
  expect(pages[0]).toContain(`Page 1 of ${String(pages.length)} Ironbark Resources Generated `);
  expect(pages[0]).toContain(` Monday report ${sentence}`);
  for (const title of await titles()) expect(words).toContain(` ${title} `);
  const { hydrated, mild, moderate, severe, invalid, not_tested } = status;
  expect([...words.matchAll(stateCounts)].flatMap(([, ...counts]) => counts.map(Number))).toEqual([
    ...[hydrated, mild, moderate, severe, invalid, not_tested],
  ]);
  const counted = lines.filter((line) =>
    /^[\d,]+ (valid values|people, [\d,]+ valid tests)/u.test(line),
  );
  expect(counted).toHaveLength(2);
  for (const line of counted) expect(words).toContain(line);

  const pdf = file.toString('latin1');
  expect(pdf).toContain('/Title (Monday report)');
  // A4, upright, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  await page.emulateMedia({ media: null });
  await expect.poll(() => page.title()).toBe('Dashboard · Watershade');
  await waitReady(page);
  expect(browser.pageErrors).toEqual([]);
});

test('[SET-03] a report is written, sent, opened as it was sent, and saved as a file', async () => {
  const { page } = browser;
  await goTo(page, product.origin, '/settings/reports');
  await page.getByRole('button', { name: 'Add report' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add report' });
  await dialog.getByLabel('Name').fill('Monday report');
  await dialog.getByRole('combobox', { name: 'Recipients' }).click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Helen Marchetti/ })
    .click();
  await dialog.getByRole('checkbox', { name: 'Hydration summary' }).uncheck();
  await dialog.getByRole('button', { name: 'Add report' }).click();
  await dialog.getByText('Select at least one of the contents').waitFor();
  for (const name of ['Hydration summary', 'Heat risk', 'Compliance', 'Alerts']) {
    await dialog.getByRole('checkbox', { name }).check();
  }
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add report' }).click();
  const scheduled = page.getByRole('table', { name: 'Scheduled reports' });
  await scheduled.getByText('Every Monday at 06:00 (Australia/Perth)').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const menu = page.getByRole('button', { name: 'Actions for Monday report' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Run now' }).click();
  await expect
    .poll(() => hasFocus(confirmation(page).getByRole('button', { name: 'Cancel' })))
    .toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await confirmation(page).waitFor({ state: 'detached' });
  // The entry of the menu is gone, so its button has the focus.
  expect(await hasFocus(menu)).toBe(true);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Run now' }).click();
  await confirmDialog(page, 'Send');
  await page.getByText('Report sent.').first().waitFor();

  await page.getByRole('link', { name: 'Sent' }).click();
  const sent = page.getByRole('table', { name: 'Sent reports' });
  await sent.getByRole('row', { name: /Monday report.*Helen Marchetti/u }).waitFor();
  await sent.getByRole('link', { name: /^Open Monday report/ }).click();
  await page.waitForURL('**run=**');
  const summary = page.getByRole('table', { name: 'Hydration summary' });
  await summary.getByRole('rowheader', { name: 'Not tested' }).waitFor();
  const hours = page.getByRole('table', { name: 'Hours at risk by job' });
  await hours.getByRole('rowheader', { name: 'All jobs' }).waitFor();
  const compliance = page.getByRole('table', { name: 'Compliance', exact: true });
  await compliance.getByRole('row', { name: /^Tests done of planned \d+ %/u }).waitFor();
  await page.getByRole('region', { name: 'Alerts', exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
  const head = lines.indexOf('Label,Kind,Hydrated,Mild,Moderate,Severe,Invalid,Not tested');
  expect(lines[head + 1]).toMatch(/^All people,,\d+(?:,\d+){5}$/);
  for (const title of ['Hydration summary', 'Heat risk', 'Compliance', 'Alerts']) {
    const at = lines.indexOf(title);
    expect(lines[at + 1]).toMatch(/^Period,\d\d \w{3} \d{4} – /u);
    expect(lines.slice(at + 2, at + 4)).toEqual(['Time zone,Australia/Perth', 'Filter,Everybody']);
  }
});

/** The present day in a zone, 'YYYY-MM-DD'. */
function dateIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now());
}

/** The rows of the status card in the file, each with its change. */
const stateCounts = new RegExp(
  ['Hydrated', 'Mild(?:ly Dehydrated)?', 'Moderate(?:ly Dehydrated)?', 'Severe(?:ly Dehydrated)?']
    .concat('Invalid', 'Not tested')
    .map((state) => String.raw`${state} (\d+)`)
    .join(String.raw` \S+ `),
  'gu',
);

async function printedLines(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}
