import type { Page } from 'playwright-core';
import { asItOpens, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const list = { path: '/people', as: 'owner' } as const;
const added = { path: '/people/new', as: 'owner' } as const;

/** The list of people with all its dialogs, merging, and the form of a new person. */
export const crewStates: readonly ScreenState[] = [
  { ...list, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...list, name: 'no-match', path: '/people?search=zzzz', bring: asItOpens },
  { ...list, name: 'list-offline', bring: offline },
  {
    ...list,
    name: 'filter',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('textbox', { name: /^Search tags/ }).fill('a');
    }),
  },
  { ...list, name: 'chosen', bring: opened((page) => choose(page, 3)) },
  {
    ...list,
    name: 'chosen-actions',
    bring: opened(async (page) => {
      await choose(page, 3);
      const bar = page.getByRole('group', { name: 'Selection' });
      const menu = bar.getByRole('button', { name: 'Actions' });
      // On wide screens its entries are buttons; the disabled one gives the reason.
      if ((await menu.count()) > 0) await menu.click();
      else await bar.getByRole('button', { name: 'Merge' }).hover({ force: true });
    }),
  },
  {
    ...list,
    name: 'tagging',
    bring: opened(async (page) => {
      await choose(page, 3);
      await press(page, 'Add tags');
      await page.getByRole('dialog').getByRole('combobox').fill('a');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    }),
  },
  {
    ...list,
    name: 'row-menu',
    bring: opened(async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(2)
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    }),
  },
  {
    ...list,
    name: 'more',
    path: '/people?search=Ngata',
    bring: opened((page) =>
      page
        .getByRole('button', { name: / more$/ })
        .first()
        .click(),
    ),
  },
  {
    ...list,
    name: 'columns',
    bring: opened((page) => page.getByRole('button', { name: 'Columns' }).click()),
  },
  {
    ...list,
    name: 'merge',
    bring: opened(async (page) => {
      await choose(page, 2);
      await press(page, 'Merge');
      await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).waitFor();
    }),
  },
  {
    ...list,
    name: 'merge-refused',
    bring: async ({ page, open, refuse }) => {
      await refuse(
        '/v3/user/merge',
        409,
        'Somebody has changed these people in the meantime. Please try again',
      );
      await open();
      await choose(page, 2);
      await press(page, 'Merge');
      await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  { ...added, name: 'offline', bring: offline },
  {
    ...added,
    name: 'problems',
    bring: opened(async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByLabel('Email').fill('ngaio@');
      await page.getByRole('button', { name: 'Add person' }).click();
      await page.getByText('Invalid email format').waitFor();
    }),
  },
  {
    ...added,
    name: 'tags',
    bring: opened(async (page) => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('combobox', { name: 'Tags' }).fill('zz crew');
      await page.getByText('No results found').first().waitFor();
    }),
  },
];

async function choose(page: Page, count: number): Promise<void> {
  const boxes = page.locator('tbody').getByLabel(/^Select /);
  for (let index = 1; index <= count; index += 1) await boxes.nth(index).check();
}

/** Presses a button of the bar over the list; on a phone an entry of its menu. */
async function press(page: Page, action: string): Promise<void> {
  const bar = page.getByRole('group', { name: 'Selection' });
  const menu = bar.getByRole('button', { name: 'Actions' });
  if ((await menu.count()) === 0)
    return bar.getByRole('button', { name: action, exact: true }).click();
  await menu.click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
