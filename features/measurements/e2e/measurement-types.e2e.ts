import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#packages/testing/browser';
import { hasFocus, pressOn, tabTo, openOwnersDemo, SyncPanelPage } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { OwnTypesPage } from './index.ts';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const lists = [
  { kind: 'Custom', path: '/settings/measurement_custom', one: 'custom type' },
  { kind: 'Linked', path: '/settings/measurement_linked', one: 'linked type' },
] as const;

test.each(lists)(
  '[MEAS-35, MEAS-36, MEAS-37, MEAS-38] $kind types are created, given an icon, renamed, deleted and restored',
  async ({ kind, path, one }) => {
    const { page } = demo.browser;
    const types = new OwnTypesPage(page, kind);
    await demo.open(path);
    await types.send(' ', '');
    const dialog = page.getByRole('dialog', { name: `New ${one}` });
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Unit is required').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await types.make('Grip strength', 'N');
    expect(await axeViolations(page)).toEqual([]);

    const preview = page.getByRole('figure', { name: 'Preview' });
    await page.getByLabel('Unit').fill('kg');
    await preview.getByText('kg', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Scale' }).check();
    await preview.locator('svg').waitFor();
    await types.save();
    await page.getByLabel('Image file').setInputFiles({
      ...{ name: 'note.txt', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    });
    await page.getByText('Invalid image').waitFor();
    await page.getByLabel('Image file').setInputFiles(await pictureOf(page));
    await preview.locator('img').waitFor();
    await types.save();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect.poll(() => types.cell('Grip strength', 'Unit')).toBe('kg');
    await types.row('Grip strength').locator('img').waitFor();
    await types.send('GRIP strength', 'N');
    await dialog.getByText('A type of this name already exists').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const button = page.getByRole('button', { name: 'Delete Grip strength' });
    expect(await types.remove(button)).toBe("Delete type 'Grip strength'?");
    await types.row('Grip strength').waitFor({ state: 'detached' });
    const deleted = page.getByRole('status').filter({ hasText: 'has been deleted.' });
    await deleted.last().getByRole('button', { name: 'Undo' }).click();
    await types.row('Grip strength').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await types.row('Grip strength').getByRole('link', { name: 'Edit Grip strength' }).click();
    await types.remove(page.getByRole('button', { name: 'Delete' }));
    await page.waitForURL(`**${path}`);
    await types.row('Grip strength').waitFor({ state: 'detached' });
    // The initial one of the organisation is deleted too, so that nothing is left.
    await types.remove(page.getByRole('button', { name: /^Delete / }));
    await page.getByText(`No ${one}s yet`).waitFor();
    expect(demo.browser.pageErrors).toEqual([]);
  },
);

test('a type is created and given an icon with only the keyboard', async () => {
  const { page } = demo.browser;
  const { keyboard } = page;
  await demo.open('/settings/measurement_custom');
  const button = page.getByRole('button', { name: 'New', exact: true }).first();
  await pressOn(page, button);
  const dialog = page.getByRole('dialog', { name: 'New custom type' });
  await expect.poll(() => hasFocus(dialog.getByLabel('Name'))).toBe(true);
  await keyboard.press('Escape');
  await expect.poll(() => hasFocus(button)).toBe(true);
  await keyboard.press('Enter');
  await expect.poll(() => hasFocus(dialog.getByLabel('Name'))).toBe(true);
  await keyboard.type('Urine colour');
  await keyboard.press('Tab');
  await keyboard.type('step');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Urine colour' }).waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'No icon' }));
  await keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('radio', { name: 'Droplet' }).isChecked()).toBe(true);
  await pressOn(page, page.getByRole('button', { name: 'Save' }));
  await page.getByText('Type saved.').first().waitFor();
});

test('[MEAS-07] a test of a custom type is added with a linked value, and both are on the page of the person', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/measurement_linked');
  await new OwnTypesPage(page, 'Linked').make('Body weight', 'kg');
  await demo.open('/people');
  const href = await page
    .getByRole('table', { name: 'People' })
    .locator('tbody th a')
    .first()
    .getAttribute('href');
  await demo.open(`${href ?? ''}/sweat`);
  const add = async (type: string, value: string, weight: string) => {
    await page.getByRole('button', { name: 'Add measurement' }).first().click();
    const form = page.getByRole('form', { name: 'Add measurement' });
    await form.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await form.getByLabel('Value').fill(value);
    await form.getByLabel('Body weight').fill(weight);
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add measurement' }).click();
    return form;
  };
  const form = await add('Urine colour', '4', 'heavy');
  await form.getByText('Value must be a number').waitFor();
  await form.getByLabel('Body weight').fill('81,5');
  await form.getByRole('button', { name: 'Add measurement' }).click();
  await form.waitFor({ state: 'detached' });
  const tests = page.getByRole('table', { name: 'Urine colour tests' });
  await tests.getByRole('columnheader', { name: 'Value (step)' }).waitFor();
  await tests.getByRole('columnheader', { name: 'Body weight (kg)' }).waitFor();
  await tests.getByRole('cell', { name: '81.5', exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await demo.open('/settings/measurement_linked');
  const types = new OwnTypesPage(page, 'Linked');
  await expect.poll(() => types.cell('Body weight', 'Measurements')).toBe('1');
  await demo.open('/settings/measurement_custom');
  await expect.poll(() => new OwnTypesPage(page).cell('Urine colour', 'Measurements')).toBe('1');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('without the server the lists are shown, and nothing can be created', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/measurement_custom');
  await demo.product.kill9();
  const sync = new SyncPanelPage(page);
  await sync.openByKeyboard();
  await sync.syncNow();
  await sync.close();
  await page.getByText('Connect to create and edit types.').waitFor();
  await new OwnTypesPage(page).row('Urine colour').waitFor();
  const button = page.getByRole('button', { name: 'New', exact: true });
  await expect.poll(() => button.isDisabled()).toBe(true);
});

/** A picture that is larger than needed and not a JPEG, drawn by the browser itself. */
async function pictureOf(page: OwnersDemo['browser']['page']) {
  const base64 = await page.evaluate<string>(`(async () => {
    const canvas = new OffscreenCanvas(900, 600);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#0a5a60';
    pen.fillRect(0, 0, 900, 600);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  })()`);
  return { name: 'grip.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
