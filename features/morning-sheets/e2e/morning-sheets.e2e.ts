import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, pdfPages } from '#packages/testing/browser';
import { openOwnersDemo, pressOn, tabTo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

test('the sheet of a crew is chosen by keyboard, says what the shift needs, and is printed for signatures', async () => {
  const { page } = demo.browser;
  const main = page.getByRole('main');
  await demo.open('/monitoring/morning-sheet');
  await page.getByRole('heading', { level: 1, name: 'Morning sheet' }).waitFor();
  const crews = main.getByRole('article');
  await crews.first().getByRole('heading', { name: 'Sign-off' }).waitFor();
  expect(await crews.count()).toBeGreaterThan(1);
  expect(await axeViolations(page)).toEqual([]);

  const name = await crews.last().getByRole('heading', { level: 2 }).innerText();
  const location = main.getByRole('combobox', { name: 'Location' });
  await tabTo(page, location);
  await page.keyboard.press('ArrowUp');
  await page.getByRole('option', { name }).waitFor();
  // From the first option to the last one.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => crews.count()).toBe(1);
  const crew = main.getByRole('article', { name });
  await crew.getByRole('heading', { name: 'Sign-off' }).waitFor();

  // One line for each person on shift, and the heat of the shift with its hour.
  const people = Number.parseInt(
    await crew.getByText(/^\d+ (person|people) on shift$/).innerText(),
  );
  await expect.poll(() => crew.getByRole('table').locator('tbody tr').count()).toBe(people);
  await crew.getByRole('heading', { name: 'Hottest hour' }).waitFor();
  await crew
    .getByText(/ for all on shift$/)
    .first()
    .waitFor();
  await crew.getByRole('heading', { name: 'What drives the risk most' }).first().waitFor();
  await crew.getByRole('heading', { name: 'In acclimatisation' }).waitFor();
  await crew.getByRole('heading', { name: 'Tests due' }).waitFor();

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await pressOn(page, main.getByRole('button', { name: 'Print' }));
  await expect.poll(() => page.title()).toMatch(`Morning sheet, ${name}, `);
  const words = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  const first = await crew.getByRole('table').locator('tbody th').first().innerText();
  const expected = ['Ironbark Resources', 'Hottest hour', 'Water to carry', 'Signature', first];
  for (const text of expected) expect(words).toContain(text);
  expect(words).not.toContain('Crew card');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('a day on which nobody works says so, and the roster is one step away', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/morning-sheet?location=6f1c1a52-7a3e-4c39-9d61-0b6c3f7f7d11');
  await page.getByText('No one you can see has a shift at this location').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the roster' }).click();
  await page.waitForURL('**/people/roster');
  expect(demo.browser.pageErrors).toEqual([]);
});
