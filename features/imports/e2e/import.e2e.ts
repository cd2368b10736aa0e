import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { hasFocus, pressOn, tabTo, signIn } from '#packages/testing/stories';
import { TagsPage } from '#tags/e2e';

let product: Product;
let browser: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const headers = 'First Name,Last Name,Email,Password,Tags,Jobs,Locations';
const count = 200;
/** Rows that cannot be imported as first written. */
const wrong = [5, 17, 30, 44, 58, 71, 90, 113, 127, 150, 168, 199];

/** A crew as first written, and after its problems are solved. */
function crewFile(isFixed: boolean): Buffer {
  const lines = Array.from({ length: count }, (_, index) => {
    const row = index + 2;
    const email = index % 40 === 0 ? `crew${String(row)}@demo.example` : '';
    const secret = email === '' ? '' : 'rain over iron';
    const isWrong = wrong.includes(row) && !isFixed;
    const [name, tag] = isWrong ? ['', '=Kiln crew'] : [`=Crew${String(row)}`, 'Kiln crew'];
    return [name, '', email, secret, tag, '', 'Kiln hall'].join(',');
  });
  return Buffer.from([headers, ...lines].join('\r\n'));
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await tabTo(page, page.getByLabel('Choose a spreadsheet', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
}

test('[IMP-01, IMP-02, IMP-03] a crew is imported from a file with only the keyboard, and its problems are solved', async () => {
  const { page } = browser;
  // A listener handles the browser's dialog. It must be registered before the first key, or the
  // dialog opens without it.
  page.on('filechooser', () => undefined);
  await goTo(page, product.origin, '/people');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Import', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Import people' }).waitFor();
  await choose(page, 'crew.txt', crewFile(false));
  await page.getByText('Invalid file type. Only .xls or .xlsx files are allowed.').waitFor();

  await choose(page, 'crew.csv', crewFile(false));
  await page.getByText('crew.csv: 188 to create, 0 to update, 12 to skip.').waitFor();
  const steps = page.getByRole('group', { name: 'Import people' });
  await expect.poll(() => hasFocus(steps)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('radio', { name: 'All 200' }));
  await page.keyboard.press('ArrowRight');
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(1 + 12);
  await page
    .getByRole('row', { name: /Either First Name or Last Name is required/ })
    .first()
    .waitFor();
  const download = page.waitForEvent('download');
  await pressOn(page, page.getByRole('button', { name: 'Download problems' }));
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report.split('\r\n').filter((line) => line.includes('is required'))).toHaveLength(12);
  expect(report).toContain(`,'=Kiln crew,`);

  await pressOn(page, page.getByRole('button', { name: 'Import 188 people' }));
  await page.getByRole('region', { name: 'Import complete' }).getByText('188 created').waitFor();
  await expect.poll(() => hasFocus(steps)).toBe(true);
  await pressOn(page, page.getByRole('button', { name: 'Choose another file' }));
  await page.getByText('Your last import: 188 created.').waitFor();
  await expect.poll(() => hasFocus(steps)).toBe(true);
  await choose(page, 'crew fixed.csv', crewFile(true));
  // People with an email are recognised; those without would exist twice, and are not selected.
  await page.getByText('crew fixed.csv: 195 to create, 5 to update, 0 to skip.').waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Import 17 people' }));
  await page
    .getByRole('region', { name: 'Import complete' })
    .getByText('12 created, 5 updated')
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await pressOn(page, page.getByRole('link', { name: 'Go to People' }));
  // Only the people imported now, not the 183 existing ones.
  await page
    .getByRole('main')
    .getByText(/^17 of \d+ people added in the last import/)
    .waitFor();
  await waitReady(page);
  await pressOn(page, page.getByRole('link', { name: 'Show all people' }));
  await page.waitForURL((url) => url.pathname === '/people' && url.search === '');
  await tabTo(page, page.getByLabel('Search people', { exact: true }));
  await page.keyboard.type('Crew199');
  await page.getByRole('row', { name: /=Crew199/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /=Crew199/ }).count()).toBe(1);
});

test('tags are added to a test with only the keyboard, and a missing one is created', async () => {
  const { page } = browser;
  const { keyboard } = page;
  await goTo(page, product.origin, '/people');
  const person = page.getByRole('table', { name: 'People' }).getByRole('rowheader').first();
  await goTo(
    page,
    product.origin,
    `${(await person.getByRole('link').getAttribute('href')) ?? ''}`,
  );
  await tabTo(page, page.getByRole('button', { name: 'Add measurement' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => hasFocus(dialog.getByLabel('Value'))).toBe(true);
  await keyboard.type('72');
  await tabTo(page, dialog.getByRole('button', { name: '15+ min ago' }));
  await keyboard.press('Enter');
  const field = dialog.getByRole('combobox', { name: 'Tags' });
  await tabTo(page, field);
  const chip = (name: string) => dialog.getByRole('button', { name: `Remove ${name}` });

  // Typed and accepted; reached with the arrow keys and accepted; removed.
  await keyboard.type('day crew');
  await keyboard.press('Enter');
  await chip('Day crew').waitFor();
  const row = page.getByRole('option', { name: 'First aiders' });
  await row.waitFor();
  const isActive = async () =>
    (await field.getAttribute('aria-activedescendant')) === (await row.getAttribute('id'));
  for (let presses = 0; presses < 20 && !(await isActive()); presses += 1) {
    await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
  await chip('First aiders').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press('Backspace');
  await chip('First aiders').waitFor({ state: 'detached' });

  // A tag matches, so only the button creates a new one.
  await keyboard.type('Night');
  const create = page.getByRole('button', { name: 'Create "Night"' });
  await create.waitFor();
  await keyboard.press('Tab');
  await expect.poll(() => hasFocus(create)).toBe(true);
  await keyboard.press('Enter');
  await page.getByText('Successfully created a new tag').first().waitFor();
  await chip('Night').waitFor();
  await expect.poll(() => hasFocus(field)).toBe(true);

  // Escape closes the list first; the dialog stays, with all input.
  await keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await chip('Day crew').waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'Add measurement' }));
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await goTo(page, product.origin, '/settings/tags');
  const tags = new TagsPage(page);
  await expect.poll(() => tags.cell('Night', 'Measurements')).toBe('1');
  expect(browser.pageErrors).toEqual([]);
});
