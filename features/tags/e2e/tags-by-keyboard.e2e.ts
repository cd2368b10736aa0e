import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasFocus, pressOn, tabTo, openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { TagsPage } from './index.ts';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const open = (path: string) => demo.open(path);
const button = (name: string | RegExp) => demo.browser.page.getByRole('button', { name });

test('a tag is created, filled, renamed and deleted with only the keyboard; dialogs hold and return the focus', async () => {
  const { page } = demo.browser;
  const { keyboard } = page;
  const tags = new TagsPage(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open('/settings/tags');
  await pressOn(page, button('New tag'));
  const dialog = page.getByRole('dialog', { name: 'New tag' });
  await expect.poll(() => hasFocus(dialog.getByLabel('Name'))).toBe(true);
  await keyboard.type('abc');
  await keyboard.press('Enter');
  await tags.waitForProblem('Tag name must be at least 3 characters');
  // The error icon is shown with its message.
  expect(fetched.filter((path) => /^\/assets\/.*\.svg$/.test(path))).toEqual([]);
  for (let presses = 0; presses < 6; presses += 1) {
    await keyboard.press('Tab');
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button('New tag'))).toBe(true);
  await keyboard.press('Enter');
  await expect.poll(() => hasFocus(dialog.getByLabel('Name'))).toBe(true);
  await keyboard.type('Kiln crew');
  await keyboard.press('Enter');
  await page.waitForURL(/\?tab=members$/);

  // The tabs, and a person added and removed.
  const pages = page.getByRole('navigation', { name: 'Pages of Kiln crew' });
  await pressOn(page, pages.getByRole('link', { name: 'Settings' }));
  const notice = page.getByRole('switch', { name: 'Notify when a member is dehydrated' });
  await tabTo(page, notice);
  expect(await pages.locator('[aria-current="page"]').innerText()).toBe('Settings');
  await pressOn(page, pages.getByRole('link', { name: 'Members' }));
  await page.getByText('No members yet').waitFor();
  await pressOn(page, button('Add members').first());
  const adding = page.getByRole('dialog', { name: 'Add members' });
  await tabTo(page, adding.getByRole('combobox', { name: 'People' }));
  for (const name of ['Emily Carter', 'Minh Nguyễn']) {
    await keyboard.type(name);
    await keyboard.press('Enter');
    await adding.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await pressOn(page, adding.getByRole('button', { name: 'Add members (2)' }));
  await adding.waitFor({ state: 'detached' });
  await tags.person('Emily Carter').waitFor();
  await pressOn(page, button('Remove Emily Carter'));
  await tags.waitForToast('1 person removed.');
  await tags.person('Emily Carter').waitFor({ state: 'detached' });

  // The table: its order, its columns, and the actions of a row.
  await pressOn(page, page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'));
  await tags.row('Kiln crew').waitFor();
  const users = page.getByRole('columnheader', { name: 'Users' });
  await pressOn(page, users.getByRole('button'));
  await expect.poll(() => users.getAttribute('aria-sort')).toBe('descending');
  await pressOn(page, button('Columns'));
  const column = page.getByRole('checkbox', { name: 'Users' });
  await expect.poll(() => hasFocus(column)).toBe(true);
  await keyboard.press('Space');
  await users.waitFor({ state: 'detached' });
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await column.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button('Columns'))).toBe(true);
  await pressOn(page, button('Rename Kiln crew'));
  const renaming = page.getByRole('dialog', { name: 'Rename Kiln crew' });
  await expect.poll(() => hasFocus(renaming.getByLabel('Name'))).toBe(true);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Furnace crew');
  await keyboard.press('Enter');
  await tags.row('Furnace crew').waitFor();
  await renaming.waitFor({ state: 'detached' });
  expect(await tags.cell('Furnace crew', 'Users')).toBe('1');
  page.once('dialog', (question) => void question.accept());
  await pressOn(page, button('Delete Furnace crew'));
  await tags.row('Furnace crew').waitFor({ state: 'detached' });
  expect(demo.browser.pageErrors).toEqual([]);
});

test('the menu of a row is opened, walked, left and used with the keyboard', async () => {
  const { page } = demo.browser;
  const { keyboard } = page;
  const tags = new TagsPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/settings/tags');
  const dots = button('Actions for Contractors');
  await pressOn(page, dots);
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  // The menu gets the focus shortly after it opens; an earlier key would go to the button.
  await expect.poll(() => hasFocus(dots)).toBe(false);
  await keyboard.press('End');
  await expect.poll(() => hasFocus(items.last())).toBe(true);
  await keyboard.press('Home');
  await expect.poll(() => hasFocus(items.nth(0))).toBe(true);
  await keyboard.press('ArrowDown');
  await expect.poll(() => hasFocus(items.nth(1))).toBe(true);
  await keyboard.press('Escape');
  await items.first().waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(dots)).toBe(true);
  await keyboard.press('Enter');
  await items.first().waitFor();
  await expect.poll(() => hasFocus(dots)).toBe(false);
  await keyboard.press('Home');
  await expect.poll(() => hasFocus(items.nth(0))).toBe(true);
  await keyboard.press('ArrowDown');
  await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Hide' }))).toBe(true);
  await keyboard.press('Enter');
  await tags.row('Contractors').waitFor({ state: 'detached' });
  expect(demo.browser.pageErrors).toEqual([]);
});
