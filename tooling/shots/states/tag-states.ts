import type { Page } from 'playwright-core';
import { TagsPage } from '../../../features/tags/e2e/index.ts';
import { asItOpens, failing, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const tags = { path: '/settings/tags', as: 'owner' } as const;
// A tag that a state changes, so that those of the other states stay unchanged.
const changed = 'First aiders';
const withHidden = { path: '/settings/tags?showHidden=true', as: 'owner' } as const;

const tag = { path: '/settings/tags/{tag}', as: 'owner' } as const;
const members = { path: '/settings/tags/{tag}/members', as: 'owner' } as const;
const supervisors = { path: '/settings/jobs/{job}/supervisors', as: 'owner' } as const;

/** Further states of the lists and pages of tags. */
export const tagStates: readonly ScreenState[] = [
  { ...tags, name: 'of-manager', as: 'manager', bring: asItOpens },
  { ...tags, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { ...tags, path: '/settings/tags?search=zzzz', name: 'no-match', bring: asItOpens },
  { ...tags, name: 'offline', bring: offline },
  {
    ...tags,
    name: 'name-refused',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'New tag' }).click();
      await new TagsPage(page).send('abc');
      await new TagsPage(page).waitForProblem('Tag name must be at least 3 characters');
    }),
  },
  {
    ...withHidden,
    name: 'pending',
    bring: async ({ page, open }) => {
      // Held back during the picture.
      await page.route('**/v2/tag', () => undefined);
      await open();
      await act(page, changed, /^(Hide|Show)/);
      await page.getByRole('img', { name: 'Being sent' }).waitFor();
    },
  },
  {
    ...withHidden,
    name: 'refused',
    bring: async ({ page, open, refuse }) => {
      await refuse('/v2/tag', 500);
      await open();
      await act(page, changed, /^(Hide|Show)/);
      await page.getByText('Failed to update.').first().waitFor();
    },
  },
  {
    ...withHidden,
    name: 'deleted',
    bring: opened(async (page) => {
      const list = new TagsPage(page);
      const deleted = list.row('New starters').getByText('Deleted');
      if ((await deleted.count()) > 0) return;
      page.once('dialog', (dialog) => void dialog.accept());
      await act(page, 'New starters', /^Delete/);
      await deleted.waitFor();
    }),
  },
  { ...tags, path: '/settings/tags/{nobody}', name: 'not-found', bring: asItOpens },
  { ...members, name: 'of-manager', as: 'manager', bring: asItOpens },
  { ...members, path: `${members.path}?search=zzzz`, name: 'no-match', bring: asItOpens },
  { ...supervisors, name: 'not-yours', as: 'manager', bring: asItOpens },
  { ...supervisors, name: 'offline', bring: offline },
  { ...supervisors, name: 'error', bring: failing('/v3/tag/*/supervisors') },
  { ...supervisors, name: 'add', bring: adding('Add supervisor') },
  { ...members, name: 'offline', bring: offline },
  { ...members, name: 'add', bring: adding('Add members') },
  {
    ...members,
    name: 'add-many',
    bring: async (stage) => {
      await adding('Add members')(stage);
      for (let times = 0; times < 6; times += 1) {
        await stage.page.getByRole('listbox').getByRole('option').nth(times).click();
      }
      await stage.page.getByRole('combobox', { name: 'People' }).press('Tab');
    },
  },
  {
    ...members,
    name: 'chosen',
    bring: opened(async (page) => {
      const boxes = page.locator('tbody').getByLabel(/^Select /);
      for (const index of [0, 2]) await boxes.nth(index).check();
    }),
  },
  {
    ...members,
    name: 'filter',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('button', { name: 'Apply' }).waitFor();
    }),
  },
  {
    ...tag,
    name: 'rename',
    bring: opened((page) => page.getByRole('button', { name: /^Rename/ }).click()),
  },
  {
    ...tag,
    name: 'rename-refused',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Rename/ }).click();
      const field = page.getByRole('textbox', { name: 'Name', exact: true });
      await field.fill('abc');
      await field.press('Enter');
      await page.getByText('Tag name must be at least 3 characters').waitFor();
    }),
  },
  { ...tag, name: 'offline', bring: offline },
  { ...tag, name: 'of-manager', as: 'manager', bring: asItOpens },
  ...['tag', 'job', 'location'].flatMap((type) => [
    { ...bareOf(type, ''), name: 'bare', bring: asItOpens },
    { ...bareOf(type, '/members'), name: 'none', bring: asItOpens },
  ]),
  { ...bareOf('job', '/supervisors'), name: 'none', bring: asItOpens },
  ...['jobs', 'locations'].flatMap((list) => [
    {
      path: `/settings/${list}?search=zzzz`,
      as: 'owner' as const,
      name: 'no-match',
      bring: asItOpens,
    },
    { path: `/settings/${list}`, as: 'owner' as const, name: 'offline', bring: offline },
    { path: `/settings/${list}`, as: 'manager' as const, name: 'of-manager', bring: asItOpens },
  ]),
  {
    ...tags,
    name: 'row-menu',
    bring: opened(async (page) => {
      const menu = page.getByRole('button', { name: `Actions for ${changed}` });
      // On wide screens its entries are columns.
      if ((await menu.count()) > 0) await menu.click();
    }),
  },
  {
    ...tags,
    name: 'columns',
    bring: opened((page) => page.getByRole('button', { name: 'Columns' }).click()),
  },
  {
    ...tags,
    name: 'edit',
    bring: opened(async (page) => {
      await act(page, changed, /^Rename/);
      await page.getByRole('dialog').waitFor();
    }),
  },
];

/** The page of a tag, job or location without people. */
function bareOf(type: string, tail: string) {
  return { path: `/settings/${type}s/{bare_${type}}${tail}`, as: 'owner' as const };
}

/** The dialog to pick people, with its options. */
function adding(word: string): ScreenState['bring'] {
  return opened(async (page) => {
    await page.getByRole('button', { name: word }).first().click();
    await page.getByRole('combobox', { name: 'People' }).fill('a');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  });
}

/** Makes an action with a tag of the list: by a button of its row, or on a phone by its menu. */
async function act(page: Page, name: string, word: RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  if ((await menu.count()) === 0) return new TagsPage(page).choose(name, word);
  await menu.click();
  await page.getByRole('menuitem', { name: word }).click();
}
