import { afterAll, beforeAll, expect, test } from 'vitest';
import { DashboardPage } from '#dashboard/e2e';
import {
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { PeoplePage } from '#people/e2e';

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

const search = () => new URL(browser.page.url()).searchParams;
const figure = (name: string) => browser.page.getByRole('button', { name: new RegExp(`^${name}`) });
const numberOf = async (name: string) =>
  Number((await figure(name).locator('b').textContent())?.replaceAll(',', ''));

test('monitoring starts with 24 hours, accepts a range of days and hours, and links numbers to people', async () => {
  const { page } = browser;
  await page.getByRole('link', { name: 'Monitoring' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor();
  await waitReady(page);
  const line = page.getByTestId('filter-line');
  expect(await line.textContent()).toContain('Last 24 hours, all people');
  expect(await axeViolations(page)).toEqual([]);

  // With the keyboard alone: the days of a range, then only the hours of a night.
  const all = await numberOf('Workers in view');
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'View filter' });
  await panel.getByRole('radio', { name: 'Custom' }).press('Space');
  await expect.poll(() => panel.getByRole('grid').count()).toBe(2);
  const today = await panel.locator('[data-today]').getAttribute('data-day');
  const day = panel.locator('[data-day][tabindex="0"]');
  await day.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByLabel('From, on the first day').fill('22:00');
  await panel.getByLabel('To, on the last day').fill('06:00');
  await panel.getByLabel('Only these hours of each day').press('Space');
  await panel.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect.poll(() => search().get('date_filter')).toBe('custom');
  const before = (days: number) =>
    new Date(Date.parse(today ?? '') - days * 86_400_000).toISOString().slice(0, 10);
  expect([search().get('start_date'), search().get('end_date')]).toEqual([before(8), before(1)]);
  await expect.poll(() => line.textContent()).toContain('22:00 – 06:00 each day)');
  await page.reload();
  await waitReady(page);
  expect(await line.textContent()).toContain('22:00 – 06:00 each day)');

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => line.textContent()).toContain('Last 24 hours');
  await expect.poll(() => numberOf('Workers in view')).toBe(all);

  // A number, a status of the legend and a part of the ring open the list of their people. Which of
  // the numbers are 0 depends on the hour at the demo's sites.
  const texts = {
    'At high or extreme risk now': 'who are at high or extreme risk at',
    'On shift now': 'who are on shift at',
    'Overdue tests': 'with an overdue test at',
  };
  let opened = 0;
  for (const [name, who] of Object.entries(texts)) {
    const people = await numberOf(name);
    expect(await figure(name).isDisabled()).toBe(people === 0);
    if (people === 0) continue;
    await figure(name).press('Enter');
    await expect.poll(shownPeople).toMatch(`${String(people)} of `);
    expect(await shownPeople()).toContain(who);
    await page.goBack();
    await waitReady(page);
    opened += 1;
  }
  expect(opened).toBeGreaterThan(0);
  // Who is on shift is the same in the figure and on the card.
  const onShift = await numberOf('On shift now');
  const crews = page.locator('[data-card="on_shift"]').getByRole('button', { name: / on shift$/ });
  const counts = await crews.allTextContents();
  expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(onShift);
  const legend = page.getByRole('table', { name: 'People per hydration status' });
  const hydrated = legend.locator('tr[data-state="hydrated"]');
  const count = await hydrated.locator('td').first().textContent();
  await hydrated.getByRole('button').press('Enter');
  await expect.poll(shownPeople).toMatch(`${count ?? ''} of `);
  expect(await shownPeople()).toContain('who are Hydrated');
  await page.goBack();
  await waitReady(page);
  const ring = page.getByRole('img', { name: /^Ring chart of people/ });
  const box = await ring.boundingBox();
  // The first part begins at the top and extends to the right.
  const side = Math.min(box?.width ?? 0, box?.height ?? 0);
  await ring.click({
    position: { x: (box?.width ?? 0) / 2 + side * 0.06, y: (box?.height ?? 0) / 2 - side * 0.435 },
  });
  await expect.poll(shownPeople).toMatch(/who .+ \(Last 24 hours\)/);
  expect(browser.pageErrors).toEqual([]);
});

test('[USER-17, USER-19, USER-20] one filter of people for monitoring and the dashboard', async () => {
  const { page } = browser;
  const dashboard = new DashboardPage(page);
  await goTo(page, product.origin, '/monitoring');
  const before = await numberOf('Workers in view');
  await goTo(page, product.origin, '/people');
  const people = new PeoplePage(page);
  const [hidden = ''] = await people.names();
  await people.choose(hidden, 'Hide');
  await people.row(hidden).waitFor({ state: 'detached' });

  await goTo(page, product.origin, '/monitoring');
  // The copy of the reloaded page gets the hidden person with its first sync.
  await expect.poll(() => numberOf('Workers in view')).toBe(before - 1);
  const all = before - 1;
  const form = await dashboard.openPeople();
  const option = form.getByRole('option').first();
  await option.getByText(/^(Measured .+|Not measured yet)$/).waitFor();
  await form.getByLabel('Show last measured time').uncheck();
  expect(await option.getByText(/easured/).count()).toBe(0);
  const search = form.getByRole('searchbox');
  await search.fill(hidden);
  await form.getByText(`No people match “${hidden}”.`).waitFor();
  await form.getByLabel('Show hidden users').check();
  await form.getByRole('option', { name: hidden }).getByText('Hidden', { exact: true }).waitFor();
  await search.press('ArrowDown');
  await page.keyboard.press('Space');
  await form.getByText(`1/${String(all + 1)} match`).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Apply' }).press('Enter');
  const words = `${hidden}, including hidden people: 1 person`;
  await expect.poll(() => dashboard.filterLine()).toContain(words);
  await expect.poll(() => numberOf('Workers in view')).toBe(1);

  // The same address shows the same people on the dashboard, after a reload and on a phone.
  const chosen = addressSearch();
  expect(chosen).toContain('showHidden=true');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.origin}/dashboard${chosen}`);
  await dashboard.ready();
  expect(await dashboard.filterLine()).toContain(words);
  const numbers = Object.values(await dashboard.statusNumbers());
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(1);
  const sheet = await dashboard.openPeople();
  const isChosen = () => sheet.getByRole('option').first().getAttribute('aria-selected');
  await expect.poll(isChosen).toBe('true');
  expect((await sheet.boundingBox())?.width).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await dashboard.peopleButton().evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await (await dashboard.openPeople()).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => dashboard.filterLine()).toMatch(/, all people: /);
  expect(addressSearch()).toBe('');
  expect(browser.pageErrors).toEqual([]);
});

const addressSearch = () => new URL(browser.page.url()).search;

/** The sentence above the list of people. */
async function shownPeople(): Promise<string> {
  const { page } = browser;
  if (!page.url().includes('/people?only=true')) return '';
  await waitReady(page);
  return (await page.locator('main header').first().textContent()) ?? '';
}
