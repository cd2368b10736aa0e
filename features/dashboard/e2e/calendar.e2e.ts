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
import { CalendarPage, CardPage, DashboardPage } from './index.ts';

const owner = 'owner@demo.example';
const [red, white, orange, green, blue] = [
  ...['rgb(244, 67, 54)', 'rgb(255, 255, 255)', 'rgb(255, 152, 0)', 'rgb(76, 175, 80)'],
  'rgb(33, 150, 243)',
];

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, owner, { path: null });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const open = async (path: string, { page } = browser) => {
  await goTo(page, product.origin, path);
  return new CalendarPage(page);
};

test('[CAL-01, CAL-08] everybody by days of the filter, with keyboard navigation, the tests of each day and a file', async () => {
  const calendar = await open('/dashboard?last_x_days=30');
  const { page, grid, card, details } = calendar;
  const dashboard = new DashboardPage(page);
  const [, people = '', tests = ''] =
    /([\d,]+) people, ([\d,]+) tests/.exec(await dashboard.filterLine()) ?? [];
  await card.getByText(`${people} people, ${tests} valid tests on 30 days`).waitFor();
  expect(await grid.getAttribute('aria-rowcount')).toBe(String(Number(people) + 1));
  expect(await grid.getAttribute('aria-colcount')).toBe('32');
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  expect(heads.slice(0, 2)).toEqual(['Name', 'Tags']);
  await card.getByText('Preview', { exact: true }).waitFor();
  const box = await grid.evaluate((element) => element.getBoundingClientRect().height);
  expect(box).toBe(500);
  const colours = await calendar.colours();
  expect(colours['No']).toEqual([red]);
  expect(colours['1']).toEqual([white]);
  expect(colours['2']).toEqual([orange]);
  expect(colours['3']).toEqual([green]);

  await grid.focus();
  await page.keyboard.press('Control+Home');
  const first = await calendar.activeCell();
  await page.keyboard.press('Control+Home');
  const name = await calendar.activeCell();
  expect(name.length).toBeGreaterThan(3);
  await page.keyboard.press('End');
  expect(await calendar.activeCell()).toMatch(
    // A day off, and one whose shift is still to come, say so.
    /^(No test|\d+ tests?) on \d+ \w+(, (no shift|still to come))?$/,
  );
  expect(first).not.toBe('');
  // From day to day until one has two tests: their times, values and states are read.
  const days = await calendar.daysOf(name);
  const index = days.findLastIndex(({ words }) => words.startsWith('2 tests'));
  for (let at = days.length - 1; at > index; at -= 1) await page.keyboard.press('ArrowLeft');
  expect(await calendar.activeCell()).toBe(days[index]?.words);
  await details.waitFor();
  await expect.poll(() => details.getByRole('listitem').count()).toBe(2);
  expect((await details.getByRole('listitem').first().innerText()).replace(/\s+/gu, ' ')).toMatch(
    /^\d\d:\d\d (Hydrated|Mild|Moderate|Severe) [\d.]+ mOsm$/,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+End');
  expect(await grid.getByRole('row').last().getAttribute('aria-rowindex')).toBe(
    String(Number(people) + 1),
  );
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  const person = await calendar.activeCell();
  const file = await new CardPage(page, 'Hydration per day').download('Download CSV');
  expect(file.name).toMatch(/^hydration-per-day-.*\.csv$/);
  const lines = file.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(Number(people) + 1);
  expect(lines[0]).toMatch(/^\uFEFFName,Tags,\d\d \w{3} \d{4},/);
  await grid.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/people/*/hydration');
  await page.getByRole('heading', { level: 1, name: person }).waitFor();
});

test('[CAL-05, CAL-09, CAL-10, CAL-11, CAL-12, CAL-20, CAL-33] colours are validated during input, kept after a reload, and the same on another device', async () => {
  const calendar = await open('/dashboard?last_x_days=30');
  const { page } = calendar;
  let options = await calendar.openOptions();
  const { dialog } = options;
  for (const label of [
    'Just show counts instead of actual measurements',
    "Don't space out measurements separated in time",
  ]) {
    const checkbox = dialog.getByRole('checkbox', { name: label });
    expect([await checkbox.isChecked(), await checkbox.isDisabled()]).toEqual([true, true]);
  }
  await options.add();
  expect(await options.problems()).toEqual([]);
  await options.field(5, 'Max').fill('x');
  expect(await options.problems()).toEqual(['Max must be a valid number or ">"']);
  await options.leave();
  expect(await options.problems()).toEqual(['Both Min and Max must have values.']);
  const said: [string, string, string][] = [
    ['-1', '5', 'Min must be a valid non-negative number.'],
    [
      '5',
      '-1',
      'Max must be a valid non-negative number or ">" for Greater value than current existing value.',
    ],
    ['6', '5', 'Min cannot be greater than Max.'],
  ];
  for (const [min, max, sentence] of said) {
    await options.fill(5, min, max);
    await options.leave();
    expect(await options.problems()).toEqual([sentence]);
  }
  await options.fill(5, '9', '>');
  await options.leave();
  expect(await options.problems()).toEqual(['Range overlaps with existing ranges.']);
  // A message that appears when the fields are left does not move the button away under the
  // pointer.
  await options.fill(5, '', '');
  await options.save();
  await dialog.getByText('Unable to save: Please correct the errors in the ranges.').waitFor();
  await options.fill(5, '9', '>');
  await options.save();
  await dialog.getByText('Unable to save: Please correct the errors in the ranges.').waitFor();
  const overlap = 'Range overlaps with existing ranges.';
  expect(await options.problems()).toEqual([overlap, overlap]);
  expect(await axeViolations(page)).toEqual([]);

  await options.fill(4, '3', '8');
  await options.choose(5, 'Blue');
  await options.field(1, 'colour').fill('9aa5b1');
  await options.field(2, 'colour').fill('nothing');
  await options.save();
  await dialog.getByText(/^Colour must be # followed by six characters/).waitFor();
  await options.remove(2);
  expect(await options.problems()).toEqual([]);
  await options.fill(3, '3', '3');
  await options.fill(4, '4', '>');
  await options.save();
  await page.getByText('Settings updated.').first().waitFor();
  const grey = 'rgb(154, 165, 177)';
  const chosen = { No: [grey], 1: [white], 2: [orange], 3: [green] };
  await expect.poll(() => calendar.colours()).toMatchObject(chosen);
  await page.reload();
  await waitReady(page);
  expect(await calendar.colours()).toMatchObject(chosen);

  const other = await launchBrowser();
  await signIn(other.page, product.origin, owner, { path: null });
  const there = await open('/dashboard?last_x_days=30&help=calendar', other);
  const guide = other.page.getByRole('dialog', { name: 'Calendar View' });
  expect(
    (await guide.getByRole('list', { name: 'Tests a day by colour' }).innerText()).split('\n'),
  ).toEqual(['0', '2', '3', '4 or more']);
  await guide.getByRole('button', { name: 'Close' }).click();
  await guide.waitFor({ state: 'detached' });
  await expect.poll(() => there.colours()).toMatchObject(chosen);
  await other.close();

  options = await calendar.openOptions();
  await options.reset();
  // Nothing is stored until it is saved.
  expect(await calendar.colours()).toMatchObject(chosen);
  await options.save();
  await expect.poll(async () => (await calendar.colours())['No']).toEqual([red]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => (await calendar.colours())['No']).toEqual([grey]);
  expect(blue).not.toBe(grey);
  expect(browser.pageErrors).toEqual([]);
});

test('[CAL-15, CAL-16, CAL-17] the help covers the whole screen, and links to the setting that hides it', async () => {
  const calendar = await open('/dashboard');
  const { page } = calendar;
  const sign = calendar.card.getByRole('link', { name: 'Help: Hydration per day' });
  await sign.click();
  await page.waitForURL('**/dashboard?help=calendar');
  const guide = page.getByRole('dialog', { name: 'Calendar View' });
  await guide.waitFor();
  const heads = await guide.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(heads).toEqual([
    'What it shows',
    'Hiding the calendar',
    'Colour codes',
    'Filtering',
    'FAQ',
  ]);
  const steps = guide.getByRole('region', { name: 'Filtering' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual([
    expect.stringContaining('View'),
    expect.stringContaining('filter'),
    expect.stringContaining('Apply'),
  ]);
  await expect.poll(() => guide.locator('dt').count()).toBe(7);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await guide.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await sign.click();
  await guide.getByRole('link', { name: 'Settings > Consent' }).click();
  await page.waitForURL('**/settings?section=consent');
  await page.getByRole('region', { name: 'Consent' }).waitFor();
});

test('[SET-17] the calendar is hidden under Consent at once, until it is shown again', async () => {
  const calendar = await open('/settings?section=consent');
  const { page } = calendar;
  const consent = page.getByRole('region', { name: 'Consent' });
  const hide = consent.getByRole('checkbox', { name: 'Hide the calendar chart on the dashboard' });
  expect(await hide.isChecked()).toBe(false);
  await expect
    .poll(() => consent.evaluate((section) => section === document.activeElement))
    .toBe(true);
  await consent.getByText('no record that the terms were accepted').waitFor();
  await consent.getByRole('link', { name: 'Read the terms of use' }).waitFor();
  await hide.click();
  await page.getByText('Settings updated.').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await open('/dashboard');
  await calendar.card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Customise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customise the dashboard' });
  const box = dialog.getByRole('checkbox', { name: 'Hydration per day' });
  expect([await box.isChecked(), await box.isDisabled()]).toEqual([false, true]);
  await dialog.getByRole('link', { name: 'Settings > Consent' }).click();
  await page.waitForURL('**/settings?section=consent');
  await expect.poll(() => hide.isChecked()).toBe(true);
  await hide.click();
  await expect.poll(() => hide.isChecked()).toBe(false);
  await page.getByText('Settings updated.').first().waitFor();
  await open('/dashboard');
  await calendar.grid.waitFor();
});

test('[CAL-13, CAL-14] without preview features only the link to them is shown, to those who may use it', async () => {
  const page = (await open('/settings/org')).page;
  const previews = page.getByRole('form', { name: 'Preview features' });
  await previews.getByRole('switch', { name: 'Show preview features' }).click();
  await previews.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings updated.').first().waitFor();
  const calendar = await open('/dashboard');
  const link = calendar.card.getByRole('link', { name: 'Show Preview Feature' });
  await link.waitFor();
  expect(await calendar.grid.count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const other = await launchBrowser();
  await signIn(other.page, product.origin, 'manager@demo.example', { path: null });
  const theirs = await open('/dashboard', other);
  await theirs.card.getByText('An admin can turn them on.').waitFor();
  expect(await theirs.card.getByRole('link').count()).toBe(0);
  await other.close();

  await link.click();
  await page.waitForURL('**/settings/org**');
  await previews.getByRole('switch', { name: 'Show preview features' }).click();
  await previews.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings updated.').first().waitFor();
  await open('/dashboard');
  await calendar.grid.waitFor();
});
