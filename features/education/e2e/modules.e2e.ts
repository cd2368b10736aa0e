import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeColourViolations,
  axeViolations,
  pickOption,
  waitReady,
} from '#packages/testing/browser';
import { confirmDialog, openOwnersDemo, pressOn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const button = (name: string | RegExp) =>
  demo.browser.page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string) => demo.browser.page.getByRole('link', { name, exact: true });
/** Saves, and waits until there is nothing to discard. */
async function save(): Promise<void> {
  await button('Save').click();
  await button('Discard').waitFor({ state: 'hidden' });
}

const toast = (text: string | RegExp) => demo.browser.page.getByText(text).first().waitFor();

test('[EDU-01] the figures, the completion of each tag and the people who need an action', async () => {
  const { page } = demo.browser;
  await demo.open('/education');
  const figures = page.locator('dl').first();
  await figures.getByText('Expiring in 30 days').waitFor();
  await page.getByRole('heading', { name: 'Completion by tag' }).waitFor();
  const needing = page.getByRole('table', { name: 'People needing action' });
  await needing.getByText('Failed').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await needing
    .getByRole('button', { name: /^Assign again: / })
    .first()
    .click();
  await toast('Assigned to 1 person.');
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await page.setViewportSize(size);
});

test('[EDU-02, EDU-03, EDU-04, EDU-05, EDU-06, EDU-07] a module is written, published and assigned', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/education/modules');
  await link('Heat stress basics').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button('New module').click();
  const adding = page.getByRole('dialog', { name: 'New module' });
  await adding.getByRole('button', { name: 'Add module' }).click();
  await adding.getByText('Title is required').waitFor();
  await adding.getByLabel('Title').fill('Cool vests');
  await adding.getByRole('button', { name: 'Add module' }).click();

  await button('Add section').click();
  await page.getByLabel('Title', { exact: true }).fill('How it cools');
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await page.keyboard.type('Wear it over a shirt.');
  await button('List').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wet it every hour.');
  await page.getByLabel('Picture', { exact: true }).selectOption('cooling');
  expect(await axeViolations(page)).toEqual([]);
  await button('Add section').click();
  await page.getByLabel('Title', { exact: true }).fill('When to change it');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('After two hours.');
  await pressOn(page, button('Move up: When to change it'));
  await save();
  await page.getByRole('button', { name: /^1\. When to change it/ }).waitFor();

  await link('Assessment').click();
  await button('Add question').click();
  await page.getByLabel('Question', { exact: true }).fill('How often is it wetted?');
  await page.getByLabel('Choice 1', { exact: true }).fill('Every hour');
  await page.getByLabel('Choice 2', { exact: true }).fill('Never');
  await page.getByLabel('Choice 1 is right').check();
  expect(await axeViolations(page)).toEqual([]);
  await save();

  await page.getByRole('navigation', { name: 'Pages of Cool vests' }).getByText('Settings').click();
  await page.getByLabel('Pass mark').fill('90');
  await save();
  await button('Preview').click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('Wet it every hour.').waitFor();
  expect(await axeColourViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button('Publish').click();
  await confirmDialog(page, 'Publish');
  await page.getByText('Version 1 is published.').waitFor();

  await link('Assignments').click();
  await button('Assign').first().click();
  const assigning = page.getByRole('dialog', { name: 'Assign Cool vests' });
  await assigning.getByText('A tag, job or location').click();
  await pickOption(assigning.getByRole('combobox'), 'New starters');
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
  await toast(/^Assigned to \d+ people\.$/);
  await page.getByRole('table', { name: 'People with this module' }).waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeColourViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
