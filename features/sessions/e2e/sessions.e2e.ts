import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, pickOption } from '#packages/testing/browser';
import { confirmDialog, openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const button = (name: string | RegExp) =>
  demo.browser.page.getByRole('button', { name, exact: typeof name === 'string' });
const cards = () => demo.browser.page.getByRole('main').getByRole('listitem');

test('[SESS-01, SESS-06, SESS-07, SESS-08, SESS-09, SESS-13, SESS-16, SESS-17] cards show scope, start, time remaining and progress', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/sessions');
  await page.getByRole('heading', { level: 1, name: 'Sessions' }).waitFor();
  const running = cards().filter({ hasText: 'Day crew' });
  await running.getByText('Started').waitFor();
  await running.getByText('Time remaining').waitFor();
  await running.getByText(/^(\d+h )?\d+m$/).waitFor();
  await running.getByText(/^\d+\/\d+$/).waitFor();
  const completed = page.getByText('Completed').first();
  await completed.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('[SESS-10, SESS-11, SESS-12, SESS-14, SESS-19, SESS-28, SESS-30] a session is started, its people are skipped and measured, and it is archived', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/sessions');
  await button('New session').click();
  const dialog = page.getByRole('dialog', { name: 'New session' });
  await dialog.getByText(/^\d+ people in this session$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'By tags, jobs and locations' }).check();
  await dialog.getByRole('button', { name: 'Start session' }).click();
  await dialog.getByText('Select at least one tag, job or location').waitFor();
  await dialog.getByRole('radio', { name: 'All users' }).check();
  await dialog.getByRole('button', { name: 'Start session' }).click();
  await page.getByText('Session saved.').waitFor();
  await page.getByText('Session user saved.').waitFor();
  const card = cards().filter({ hasText: 'All Users' });
  await card.getByText(/^\d+\/\d+$/).waitFor();
  await expect.poll(() => card.getByText(/^2[34]h \d+m$/).count()).toBe(1);

  await card.getByRole('link', { name: 'All Users' }).click();
  await page.getByRole('heading', { level: 1, name: 'All Users' }).waitFor();
  const table = page.getByRole('table', { name: 'People of the session' });
  // Tests of the last minutes count, and the demo may have some.
  const missing = table.getByRole('row').filter({ hasText: 'Not measured' });
  const skipped = await missing.nth(0).getByRole('link').innerText();
  const name = await missing.nth(1).getByRole('link').innerText();
  const before = Number.parseInt(await page.getByText(/^\d+\/\d+$/).innerText());
  const progress = (more: number) => page.getByText(new RegExp(`^${String(before + more)}/`));
  const row = table.getByRole('row', { name: skipped });
  await row.getByRole('switch', { name: /^Skip / }).press('Space');
  await row.getByRole('combobox').selectOption('Not on site');
  await progress(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const second = table.getByRole('row', { name });
  await second.getByRole('button', { name: `Add measurement for ${name}` }).click();
  const form = page.getByRole('dialog', { name: `Add measurement for ${name}` });
  await form.getByRole('button', { name: '15+ min ago' }).click();
  await form.getByLabel('Value').fill('72');
  await form.getByRole('button', { name: 'Add measurement' }).click();
  await second.getByText('72 mOsm').waitFor();
  await progress(2).waitFor();

  await page.getByRole('searchbox', { name: 'Search people of the session' }).fill(name);
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await button('Archive').click();
  expect(await confirmDialog(page, 'Archive')).toBe('Archive the session All Users?');
  await page.getByText('This session is closed. Further tests do not count for it.').waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Sessions').click();
  expect(await cards().filter({ hasText: 'All Users' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  const archived = cards().filter({ hasText: 'All Users' });
  await archived.getByText('0m', { exact: true }).waitFor();
  expect(await archived.getByRole('button').count()).toBe(0);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[SESS-03, SESS-06, SESS-20, SESS-24] a session by tags shows them, and a one-time session says so', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/sessions');
  const dialog = page.getByRole('dialog', { name: 'New session' });
  await button('New session').click();
  await dialog.getByRole('radio', { name: 'By tags, jobs and locations' }).check();
  await pickOption(dialog.getByRole('combobox', { name: 'Tags' }), 'Night crew');
  // Closes the list of tags.
  await page.keyboard.press('Tab');
  const counted = await dialog.getByText(/^\d+ people in this session$/).innerText();
  await dialog.getByRole('button', { name: 'Start session' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const card = cards().filter({ hasText: 'Night crew' });
  await card.getByText(new RegExp(`^\\d+/${String(Number.parseInt(counted))}$`)).waitFor();

  await button('New session').click();
  await dialog.getByRole('radio', { name: 'One-time' }).check();
  await dialog.getByRole('button', { name: 'Start session' }).click();
  await dialog.getByText('Select at least one person').waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});
