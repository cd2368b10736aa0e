import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, pdfPages } from '#packages/testing/browser';
import { openOwnersDemo, SyncPanelPage } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const address = '/settings/compliance-assessment';

test('[SET-14] the owner reads the figures, opens the rows behind one, and prints them', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(address);
  const card = page.getByRole('region', { name: 'Organisation' });
  await card.getByText('Tests done of planned').waitFor();
  await page.getByRole('table', { name: 'Jobs' }).getByRole('row').nth(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The number of the card is the number of rows behind it.
  const never = card.getByRole('link', { name: /^Never tested/ });
  const count = Number(/\d+/u.exec((await never.innerText()).replace('Never tested', ''))?.[0]);
  await never.click();
  await page.getByRole('heading', { level: 1, name: 'Never tested' }).waitFor();
  const rows = page.getByRole('table', { name: 'Never tested' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(count + 1);
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();

  const locations = page.getByRole('table', { name: 'Locations' });
  const link = locations.getByRole('link', { name: /^Tests done of planned/ }).first();
  const place = /planned, (.+): \d+ %$/u.exec((await link.getAttribute('aria-label')) ?? '')?.[1];
  await link.click();
  await page
    .getByText(new RegExp(`people of ${place ?? ''},`, 'u'))
    .first()
    .waitFor();
  await page.getByRole('table').getByRole('link').first().waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toContain('Tests done of planned, ');
  const words = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  for (const text of ['Ironbark Resources', place ?? '', 'Planned']) expect(words).toContain(text);
  expect(pageErrors).toEqual([]);
});

test('a period without data says so, and without the server nothing is invented', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(`${address}?from=2019-01-01&to=2019-01-31`);
  await page.getByText('No data in this period').waitFor();
  expect(await page.getByText(/^0 %$/).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^Days: 0?1 Jan 2019/ }).click();
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await page.getByRole('region', { name: 'Organisation' }).getByText('Courses valid').waitFor();
  await demo.product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.close();
  await page
    .getByRole('link', { name: /^Courses valid/ })
    .first()
    .click();
  await page.getByText('Connect to see the assessment.').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
