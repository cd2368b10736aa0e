import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  startProduct,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { CalendarPage } from '../features/dashboard/e2e/index.ts';

let product: Product;
let admin: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  admin = await launchBrowser();
  await signIn(admin.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await admin.close();
  await product.stop();
});

const worker = 'Aroha Ngata';
const everybodys = 'Target: 3 tests a day';
const own = 'Target: 5 tests a day';

test('[SET-08] an admin sets how often everybody is tested, and how often one person is', async () => {
  const { page } = admin;
  await goTo(page, product.origin, '/settings/strategy');
  const everybody = page.getByRole('form', { name: 'Everybody' });
  await everybody.getByLabel('Tests per day').fill('25');
  await everybody.getByRole('button', { name: 'Save' }).click();
  await everybody.getByText('Tests per day must be a whole number from 1 to 24').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await everybody.getByLabel('Tests per day').fill('3');
  await everybody.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Strategy saved.').first().waitFor();

  await page.getByRole('button', { name: 'Add for a person' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a strategy for a person' });
  await pickOption(dialog.getByRole('combobox', { name: 'Person' }), worker);
  await dialog.getByLabel('Tests per day').fill('5');
  await dialog.getByLabel('During shift').uncheck();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add strategy' }).click();
  await dialog.waitFor({ state: 'detached' });
  const table = page.getByRole('table', { name: 'Strategies: people' });
  const row = table.getByRole('row').filter({ hasText: worker });
  expect((await row.innerText()).replace(/\s+/gu, ' ')).toContain(
    `${worker} 5 120 min 30 min Before and after shift`,
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(admin.pageErrors).toEqual([]);
});

test('the calendar shows the target of each person beside the tests of a day', async () => {
  const { page } = admin;
  await goTo(page, product.origin, '/dashboard');
  const calendar = new CalendarPage(page);
  await calendar.grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await calendar.details.getByText(everybodys).waitFor();
  for (let name = ''; name !== worker;) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    name = await calendar.activeCell();
  }
  await page.keyboard.press('End');
  await calendar.details.getByText(own).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(admin.pageErrors).toEqual([]);
});

test('the person sees their own target, others see that of everybody', async () => {
  const workers = await launchBrowser({ viewport: { width: 390, height: 844 } });
  const others = await launchBrowser();
  await signIn(workers.page, product.origin, 'worker@demo.example');
  await latestOf(workers.page).getByText(own).waitFor();
  expect(await axeViolations(workers.page)).toEqual([]);
  await signIn(others.page, product.origin, 'night.manager@demo.example', { path: null });
  await goTo(others.page, product.origin, '/people');
  await others.page.getByRole('table').locator('tbody th a').first().click();
  await latestOf(others.page).getByText(everybodys).waitFor();
  for (const { page, close, pageErrors } of [workers, others]) {
    expect(await page.getByText(page === workers.page ? everybodys : own).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  }
});

test('once their own is removed, that of everybody applies', async () => {
  const { page } = admin;
  await goTo(page, product.origin, '/settings/strategy');
  await page.getByRole('button', { name: `Remove ${worker}` }).click();
  await page.getByText(`Strategy for ${worker} removed.`).first().waitFor();
  await goTo(page, product.origin, '/people');
  await page.getByRole('link', { name: worker }).click();
  await latestOf(page).getByText(everybodys).waitFor();
  expect(admin.pageErrors).toEqual([]);
});

const latestOf = (page: Page) => page.getByRole('region', { name: 'Latest measurements' });
