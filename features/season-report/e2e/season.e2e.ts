import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, pdfPages } from '#packages/testing/browser';
import { openOwnersDemo, SyncPanelPage } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const address = '/monitoring/season';

test('the owner reads the season, compares before and after a day, opens rows and prints', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(address);
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures
    .getByText(/^Before: \d+ %/u)
    .first()
    .waitFor();
  const jobs = page.getByRole('table', { name: 'Hours at risk by job' });
  await jobs.getByRole('row').nth(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Days: / }).click();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect.poll(() => page.url()).toContain('from=');
  const from = new URL(page.url()).searchParams.get('from') ?? '';
  const middle = new Date(Date.parse(from) + 15 * 86_400_000).toISOString().slice(0, 10);
  await demo.open(`${new URL(page.url()).pathname}${new URL(page.url()).search}&day=${middle}`);
  const compared = page.getByRole('table', { name: 'Before and after a control' });
  await compared.getByRole('row', { name: /^Acclimatisation plans kept/ }).waitFor();
  await expect.poll(() => compared.innerText()).not.toContain('…');
  await page
    .getByText(/no conclusion is possible\.$/u)
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toContain('Season report, ');
  const words = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  for (const text of ['Ironbark Resources', 'Hours at risk by job', 'Conclusion']) {
    expect(words).toContain(text);
  }

  // The figure is the number of rows behind it.
  await demo.open(`${address}?from=${from}&to=${middle}`);
  const breaks = page.getByRole('link', { name: /^Breaks taken of due/ });
  const of = Number(/of (\d+)/u.exec((await breaks.innerText()).replace('of due', ''))?.[1]);
  await breaks.click();
  await page.getByRole('heading', { level: 1, name: 'Breaks taken of due' }).waitFor();
  await page
    .getByText(`${String(of)} breaks, `)
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a period without data says so, and without the server nothing is invented', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(`${address}?from=2019-01-01&to=2019-01-31`);
  await page.getByText('No data in this period').waitFor();
  expect(await page.getByText(/^0 %$/).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^Days: 0?1 Jan 2019/ }).click();
  await page.getByRole('button', { name: 'This season' }).click();
  const alerts = page.getByRole('link', { name: /^Alerts answered within/ });
  await alerts.waitFor();
  await demo.product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.close();
  await alerts.click();
  await page.getByText('Connect to see the report.').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
