import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeColourViolations,
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  problemsAtBothWidths,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';

let product: Product;
let owner: OpenBrowser;
let manager: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  [owner, manager] = [await launchBrowser(), await launchBrowser()];
  await signIn(manager.page, product.origin, 'manager@demo.example', { path: '/measurements' });
  await signIn(owner.page, product.origin, 'owner@demo.example', { path: '/settings/privacy' });
});
afterAll(async () => {
  await owner.close();
  await manager.close();
  await product.stop();
});

const hidden = 'Value hidden by your organisation';
/** A change that comes by the next sync. */
const eventually = { timeout: 60_000 };

/** The cells of a column of the list of tests. */
const cells = (column: number) =>
  manager.page.locator(`table tbody tr td:nth-child(${String(column)})`).allInnerTexts();

test('a supervisor sees values, and only their status once an admin hides them', async () => {
  await manager.page.locator('table tbody tr').first().waitFor();
  const [before = ''] = await cells(3);
  expect(before).toMatch(/\d/);

  const form = owner.page.getByRole('form', { name: 'What supervisors see' });
  await form.getByLabel('Status and action only').check();
  await form.getByText('People who still see values').waitFor();
  expect(await axeViolations(owner.page)).toEqual([]);
  expect(await axeColourViolations(owner.page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await owner.page.getByText('Settings updated.').first().waitFor();
  expect(await problemsAtBothWidths(owner.page)).toEqual([]);

  // The open page of the supervisor follows, without a reload.
  await manager.page.getByText(hidden).first().waitFor(eventually);
  await expect.poll(async () => (await cells(3)).every((cell) => cell.includes(hidden))).toBe(true);
  expect((await cells(4)).some((cell) => /Hydrated|Mild|Moderate|Severe/.test(cell))).toBe(true);
  expect(await problemsAtBothWidths(manager.page)).toEqual([]);
});

test('the page of a person and the dashboard say that values are hidden', async () => {
  const { page } = manager;
  await goTo(page, product.origin, '/measurements');
  const link = page.locator('table tbody tr td:nth-child(2) a').first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await waitReady(page);
  await page.getByText(hidden).first().waitFor();
  expect(await page.getByText(/\d mOsm/).count()).toBe(0);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await goTo(page, product.origin, '/dashboard');
  await page.getByText(hidden).first().waitFor();
  expect(await page.getByText(/\d\smOsm/).count()).toBe(0);
  // No column is as wide as the whole sentence.
  await goTo(page, product.origin, '/monitoring/high-risk-measurements');
  await page.getByText('Hidden', { exact: true }).first().waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect(manager.pageErrors).toEqual([]);
});

test('a person added to the list sees values again', async () => {
  const form = owner.page.getByRole('form', { name: 'What supervisors see' });
  const field = form.getByRole('combobox', { name: 'People who still see values' });
  await pickOption(field, 'Daniel Whitfield');
  // The list of people would cover the button.
  await field.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await goTo(manager.page, product.origin, '/measurements');
  await expect.poll(async () => /\d/.test((await cells(3))[0] ?? ''), eventually).toBe(true);
  expect(owner.pageErrors).toEqual([]);
});

test('of two who save at once the second is asked before the first is overwritten', async () => {
  const formOf = ({ page }: OpenBrowser) =>
    page.getByRole('form', { name: 'What supervisors see' });
  const [first, second] = [formOf(manager), formOf(owner)];
  await signIn(manager.page, product.origin, 'owner@demo.example', { path: '/settings/privacy' });
  await second.getByLabel('Values and answers').check();
  await first.getByRole('button', { name: 'Remove Daniel Whitfield' }).click();
  await first.getByRole('button', { name: 'Save' }).click();
  await manager.page.getByText('Settings updated.').first().waitFor();

  await second.getByRole('button', { name: 'Save' }).click();
  const question = owner.page.getByRole('dialog', { name: 'Overwrite what supervisors see?' });
  await question.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => second.getByLabel('Status and action only').isChecked()).toBe(true);
  await second.getByLabel('Values and answers').check();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => first.getByLabel('Values and answers').isChecked()).toBe(true);
  expect(owner.pageErrors).toEqual([]);
});
