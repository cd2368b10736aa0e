import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, waitReady } from '#packages/testing/browser';
import { confirmDialog, openOwnersDemo, pressOn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const button = (name: string) => demo.browser.page.getByRole('button', { name, exact: true });
const question = (at: number) =>
  demo.browser.page.getByRole('group', { name: `Question ${String(at)}`, exact: true });

test('[SET-10] a survey is written, published and answered with a test; its answers are a table and a file', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/survey');
  const list = page.getByRole('table', { name: 'Surveys' });
  await list.getByRole('row', { name: /Daily check.*Draft/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button('New survey').click();
  await button('Add question').click();
  await button('Publish').click();
  await page.getByText('Name is required').waitFor();
  await page.getByText('Question is required').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Name', { exact: true }).fill('Start of shift');
  await question(1).getByLabel('Question', { exact: true }).fill('How did you sleep?');
  await button('Add question').click();
  await question(2).getByLabel('Question', { exact: true }).fill('Hours of sleep?');
  await question(2).getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Number' }).click();
  await question(2).getByLabel('Highest').fill('24');
  await question(2).getByLabel('Unit').fill('h');
  await question(2).getByLabel('Required').check();
  // With the keyboard the second is moved before the first.
  await pressOn(page, button('Move question 2 up'));
  expect(await question(1).getByLabel('Question', { exact: true }).inputValue()).toBe(
    'Hours of sleep?',
  );
  await button('Publish').click();
  await page.getByText('Survey published.').first().waitFor();
  await page.getByText('Before test · Version 1').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await demo.open('/people');
  const person = page.getByRole('table', { name: 'People' }).locator('tbody th a').first();
  await demo.open(`${(await person.getAttribute('href')) ?? ''}/hydration`);
  await button('Add measurement').first().click();
  const form = page.getByRole('form', { name: 'Add measurement' });
  await form.getByLabel('Value').fill('61');
  await form.getByRole('button', { name: '15+ min ago' }).click();
  const asked = form.getByRole('group', { name: /^Start of shift/ });
  await asked.getByLabel('Hours of sleep?').waitFor();
  await form.getByRole('button', { name: 'Add measurement' }).click();
  await form.getByText('Please answer this question').waitFor();
  await asked.getByLabel('Hours of sleep?').fill('25');
  await form.getByRole('button', { name: 'Add measurement' }).click();
  await form.getByText('Value must be at most 24').waitFor();
  await asked.getByLabel('Hours of sleep?').fill('7,5');
  await asked.getByLabel('How did you sleep?').fill('=Well');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add measurement' }).click();
  await form.waitFor({ state: 'detached' });

  await demo.open('/settings/survey');
  await list.getByRole('link', { name: 'Start of shift' }).click();
  // Changed questions are shown under the same column headings.
  await question(2).getByLabel('Question', { exact: true }).fill('How was your sleep?');
  await button('Publish').click();
  await page.getByText('Before test · Version 2').waitFor();
  await page.getByRole('link', { name: 'Answers' }).click();
  await waitReady(page);
  const answers = page.getByRole('table', { name: 'Answers' });
  await answers.getByRole('columnheader', { name: 'How was your sleep?' }).waitFor();
  await answers.getByRole('cell', { name: '7.5', exact: true }).waitFor();
  await answers.getByRole('cell', { name: '61 mOsm' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await button('CSV').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('How was your sleep?');
  // No spreadsheet reads an answer as a formula.
  expect(text).toContain("'=Well");
  expect(demo.browser.pageErrors).toEqual([]);
});

test('a survey is deleted and restored; leaving an unsaved one asks first', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/survey');
  await button('Delete Start of shift').click();
  await confirmDialog(page, 'Delete');
  await page.getByText("Survey 'Start of shift' has been deleted.").first().waitFor();
  await button('Edit Start of shift').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await button('Edit Start of shift').click();
  await page.getByLabel('Name', { exact: true }).fill('Start of the shift');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Start of the shift');
  await button('Discard').click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Start of shift');
});
