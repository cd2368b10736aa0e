import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, waitReady } from '#packages/testing/browser';
import { hasFocus, pressOn, openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { TagsPage } from '#tags/e2e';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

test('on a phone each value is shown completely beside the status of its person', async () => {
  const { page } = demo.browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.open('/people');
  const table = page.getByRole('table', { name: 'People', exact: true });
  // The values are read after the rows.
  await table.locator('tbody tr > [data-numeric="true"]:nth-child(3) b').nth(10).waitFor();
  const cut = await table.evaluate((element) => {
    const menu = element.querySelector('tbody td:last-child')?.getBoundingClientRect().left ?? 0;
    const values = [...element.querySelectorAll('tbody tr > [data-numeric="true"]:nth-child(3) b')];
    const ends = values.map((value) => value.getBoundingClientRect().right);
    return { count: ends.length, over: ends.filter((end) => end > menu).length };
  });
  expect(cut.count).toBeGreaterThan(10);
  expect(cut.over).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('on a phone no count of the jobs is cut off, and the open tab is visible', async () => {
  const { page } = demo.browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.open('/settings/jobs');
  const list = page.getByRole('table', { name: 'Jobs' });
  const isCut = await list.evaluate((table) => {
    const menu = table.querySelector('tbody td:last-child')?.getBoundingClientRect().left ?? 0;
    const figures = table.querySelectorAll('tbody tr > [data-numeric="true"]:nth-child(-n + 3)');
    return [...figures].map((figure) => figure.getBoundingClientRect().right > menu + 1);
  });
  expect(isCut.length).toBeGreaterThan(10);
  expect(isCut).not.toContain(true);
  await list.getByText('Moderate (24)').first().waitFor();
  const jobs = new TagsPage(page, 'Jobs');
  await jobs.openPage('Control room');
  await jobs.goTo('Supervisors');
  await page.reload();
  await waitReady(page);
  const tab = page.getByRole('link', { name: 'Supervisors', exact: true });
  expect(await tab.getAttribute('aria-current')).toBe('page');
  const tabs = page.getByRole('navigation', { name: 'Pages of Control room' });
  await expect.poll(() => tabs.locator('[aria-current]').count()).toBe(1);
  const box = await tab.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the tags of a person can be read in their cell, up to three', async () => {
  const { page } = demo.browser;
  await demo.open('/people');
  const table = page.getByRole('table', { name: 'People', exact: true });
  const plates = table.locator('tbody td:nth-child(3) span[title]');
  const widths = await plates.evaluateAll((all) =>
    all.map((plate) => ({
      name: plate.textContent,
      hidden: plate.scrollWidth - plate.clientWidth,
    })),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter(({ hidden }) => hidden > 1)).toEqual([]);
});

test('people are selected and tagged with only the keyboard; dialog and bar return the focus', async () => {
  const { page } = demo.browser;
  const { keyboard } = page;
  await demo.open('/people?search=Carter');
  const box = page.getByRole('checkbox', { name: 'Select Emily Carter' });
  await pressOn(page, box, 'Space');
  const button = page.getByRole('group', { name: 'Selection' }).getByRole('button', {
    name: 'Add tags',
  });
  await pressOn(page, button);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Tags, jobs and locations' });
  await expect.poll(() => hasFocus(field)).toBe(true);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  await keyboard.press('Enter');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await keyboard.type('New starters');
  await keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove New starters' }).waitFor();
  await pressOn(page, dialog.getByRole('button', { name: 'Add tags', exact: true }));
  await page
    .getByRole('row', { name: /Emily Carter/ })
    .getByText('New starters')
    .waitFor();
  await expect.poll(() => hasFocus(box)).toBe(true);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[TAG-03] the members page of a tag filters people by their other tags, and the address keeps the filter', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/tags');
  const tags = new TagsPage(page);
  await tags.openPage('Day crew');
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/settings\/tags\/[0-9a-f-]{36}$/);
  await demo.open(`${pathname}/members`);
  const rows = page.getByRole('table', { name: 'Members' }).locator('tbody tr');
  await rows.first().waitFor();
  const all = await rows.count();
  // The other buttons fit beside the table's own ones, or on the next line.
  await page.setViewportSize({ width: 1200, height: 900 });
  const add = await page.getByRole('button', { name: 'Add members' }).boundingBox();
  const columns = await page.getByRole('button', { name: 'Columns' }).boundingBox();
  const isBeside = (add?.x ?? 0) + (add?.width ?? 0) <= (columns?.x ?? 0);
  const isBelow = (columns?.y ?? 0) + (columns?.height ?? 0) <= (add?.y ?? 0);
  expect(isBeside || isBelow).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = page.getByRole('dialog');
  expect(await panel.getByRole('checkbox', { name: /^Day crew/ }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('checkbox', { name: /^First aiders/ }).check();
  await panel.getByRole('checkbox', { name: /^Show last measured/ }).uncheck();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const found = await rows.count();
  expect(found).toBeGreaterThan(0);
  await expect.poll(() => rows.getByText('First aiders', { exact: true }).count()).toBe(found);
  expect(await page.getByRole('columnheader', { name: 'Last measured' }).count()).toBe(0);
  await page.reload();
  await waitReady(page);
  await expect.poll(() => rows.count()).toBe(found);
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(all);
  expect(demo.browser.pageErrors).toEqual([]);
});
