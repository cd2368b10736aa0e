import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPage } from '#jobs/e2e';
import { axeViolations, pdfPages, pickOption } from '#packages/testing/browser';
import { openOwnersDemo, SyncPanelPage } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const address = '/settings/dehydration-risk-assessment';
const flat = async (where: Locator) => (await where.innerText()).replace(/\s+/gu, ' ');

test('[SET-12] the risk of work is assessed with values typed, from a job and from the weather of a place', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(address);
  const form = page.getByRole('form', { name: 'Assessment' });
  const result = page.getByRole('region', { name: 'Result' });
  await form.getByRole('button', { name: 'Save' }).click();
  const alert = form.getByRole('alert');
  await alert.getByText('Please select all options to best describe your workplace.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await pickOption(form.getByRole('combobox', { name: 'Fill from job' }), 'Control room');
  await page.getByText('Filled in from Control room.').first().waitFor();
  const questions = new AssessmentPage(page);
  await questions.answer('Sun exposure', 'No shade');
  await form.getByRole('radiogroup', { name: 'Air movement' }).getByText('None').click();
  for (const [field, typed, sentence] of [
    ['Relative humidity', '101', 'Relative humidity cannot exceed 100%.'],
    ['Relative humidity', '-1', 'Relative humidity cannot be less than 0%.'],
    ['Temperature', '-90', 'Temperature must be from -60 to 60 °C'],
    ['Temperature', '70', 'Temperature must be from -60 to 60 °C'],
    ['Temperature', 'NaN', 'Enter a number'],
  ] as const) {
    await form.getByRole('textbox', { name: field }).fill(typed);
    await form.getByText(sentence).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('textbox', { name: 'Temperature' }).fill('33');
  await form.getByLabel('Relative humidity').fill('60');
  await form.getByText('Extreme Caution').waitFor();
  // Heat index 39.5 °C: 3 x (8 + 3).
  await expect.poll(() => flat(result)).toContain('3 heat 39.5 °C ×');
  await expect.poll(() => flat(result)).toContain('33 High 28 to 60');
  expect(await flat(result)).toContain('Under 28');

  await form.getByText('Wind speed', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Wind speed' }).fill('40');
  await expect.poll(() => flat(result)).toContain('24 Low under 28');
  expect(await flat(result)).toContain('The risk score is only a first screening.');
  // Vapour-impermeable clothing is outside the range of the method: no low rating.
  const sealed = form.getByRole('checkbox', {
    name: 'Clothing does not let air or vapour through',
  });
  await sealed.check();
  await expect.poll(() => flat(result)).toContain('24 no rating');
  await expect.poll(() => flat(result)).toContain('Advice: No rating');
  await sealed.uncheck();
  await pickOption(form.getByRole('combobox', { name: 'Fill from location' }), 'Ironbark pit');
  await form.getByText(/Weather at Ironbark pit, .*Simulated/).waitFor();
  expect(await form.getByRole('textbox', { name: 'Wind speed' }).inputValue()).not.toBe('40');
  expect(await axeViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('an assessment is saved, opened, printed, deleted, restored, and assigned to a job', async () => {
  const { page, pageErrors } = demo.browser;
  const form = page.getByRole('form', { name: 'Assessment' });
  const saved = page.getByRole('table', { name: 'Saved assessments' });
  await form.getByText('Heat index', { exact: true }).last().click();
  await form.getByRole('textbox', { name: 'Heat index' }).fill('40');
  await form.getByText('Air movement', { exact: true }).first().click();
  await form.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save assessment' });
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name').fill('Control room, blinds open');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Assessment saved.').first().waitFor();

  await demo.open(address);
  const row = saved.getByRole('row').filter({ hasText: 'Control room, blinds open' });
  expect(await flat(row)).toContain(
    'Helen Marchetti Hazard 8, no air movement, heat index 40 °C 33 High Risk Open',
  );
  await row.getByRole('link', { name: 'Open Control' }).click();
  await page.getByRole('heading', { level: 1, name: 'Control room, blinds open' }).waitFor();
  await page.getByText('No shade · 3 points').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toBe('Control room, blinds open');
  const words = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  for (const text of ['Ironbark Resources', '= 33 High', 'Advice: High Risk', 'Water', 'Inputs']) {
    expect(words).toContain(text);
  }
  expect(words).not.toContain('Use as a starting point');
  await page.getByRole('heading', { name: 'Inputs' }).click();
  await expect.poll(() => page.title()).toBe('Control room, blinds open · Watershade');

  await page.getByRole('link', { name: 'Use as a starting point' }).click();
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Heat index' }).inputValue())
    .toBe('40');
  await page.getByRole('button', { name: 'Delete Control room, blinds open' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await row.waitFor();

  const result = page.getByRole('region', { name: 'Result' });
  await pickOption(result.getByRole('combobox', { name: 'Job' }), 'Haul truck driving');
  await result.getByRole('link', { name: 'Open the job’s form' }).click();
  const job = new AssessmentPage(page);
  await job.waitForScore('Low (8)');
  await job.update();
  await job.waitForToast('Settings updated.');
  expect(pageErrors).toEqual([]);
});

test('without the server an assessment can be made, but not saved', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(address);
  await demo.product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.close();
  const form = page.getByRole('form', { name: 'Assessment' });
  await form.getByText('Connect to save.').waitFor();
  await expect.poll(() => form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await pickOption(form.getByRole('combobox', { name: 'Fill from job' }), 'Control room');
  await form.getByRole('radiogroup', { name: 'Air movement' }).getByText('None').click();
  await form.getByRole('textbox', { name: 'Temperature' }).fill('33');
  await form.getByLabel('Relative humidity').fill('60');
  const result = page.getByRole('region', { name: 'Result' });
  await expect.poll(() => flat(result)).toContain('24 Low under 28');
  expect(await axeViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
