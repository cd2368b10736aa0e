import { TagsPage } from '../../../features/tags/e2e/index.ts';
import { asItOpens, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const tags = { path: '/settings/tags', as: 'owner' } as const;
// A tag that a state changes, so that those of the other states stay as they are.
const changed = 'First aiders';
const withHidden = { path: '/settings/tags?showHidden=true', as: 'owner' } as const;

/** The list of tags in what its address alone does not show. */
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
    ...tags,
    name: 'menu',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Actions for Night crew' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    }),
  },
  {
    ...withHidden,
    name: 'pending',
    bring: async ({ page, open }) => {
      // Held back for as long as the picture takes.
      await page.route('**/v2/tag', () => undefined);
      await open();
      await new TagsPage(page).choose(changed, /^(Hide|Show)$/);
      await page.getByRole('img', { name: 'Being sent' }).waitFor();
    },
  },
  {
    ...withHidden,
    name: 'refused',
    bring: async ({ page, open, refuse }) => {
      await refuse('/v2/tag', 500);
      await open();
      await new TagsPage(page).choose(changed, /^(Hide|Show)$/);
      await page.getByText('Failed to update.').first().waitFor();
    },
  },
  {
    ...withHidden,
    name: 'deleted',
    bring: opened(async (page) => {
      const list = new TagsPage(page);
      const deleted = list.row('Contractors').getByText('Deleted');
      if ((await deleted.count()) > 0) return;
      page.once('dialog', (dialog) => void dialog.accept());
      await list.choose('Contractors', 'Delete');
      await deleted.waitFor();
    }),
  },
];
