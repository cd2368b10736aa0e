import { asItOpens, failing, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const permissions = { path: '/permissions', as: 'owner' } as const;
const removed = { path: '/people?removed=true', as: 'owner' } as const;
const worker = { path: '/people/{worker}', as: 'owner' } as const;

const edited = { path: '/people/{worker}?edit=true', as: 'owner' } as const;

/** States of people's accounts and rights. */
export const peopleStates: readonly ScreenState[] = [
  { ...permissions, name: 'of-owner', bring: asItOpens },
  { ...permissions, name: 'of-admin', as: 'admin', bring: asItOpens },
  { ...permissions, name: 'of-worker', as: 'worker', bring: asItOpens },
  { ...permissions, name: 'no-match', path: '/permissions?search=zzzz', bring: asItOpens },
  { ...permissions, name: 'offline', bring: offline },
  { ...permissions, name: 'error', bring: failing('/v3/user/accounts') },
  {
    ...permissions,
    name: 'panel',
    path: '/permissions?search=Whitfield',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Edit access/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
    }),
  },
  {
    ...permissions,
    name: 'chosen',
    bring: opened(async (page) => {
      for (const index of [3, 4])
        await page
          .getByLabel(/^Select /)
          .nth(index)
          .check();
    }),
  },
  { ...removed, name: 'some', bring: asItOpens },
  { ...removed, name: 'offline', bring: offline },
  { ...removed, name: 'error', bring: failing('/v3/user/removed') },
  {
    ...removed,
    name: 'empty',
    bring: async ({ open, answer }) => {
      await answer('/v3/user/removed', { people: [] });
      await open();
    },
  },
  { ...removed, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { path: '/people/{removed}', name: 'removed', as: 'owner', bring: asItOpens },
  { path: '/people/{nobody}', name: 'nobody', as: 'owner', bring: asItOpens },
  { ...edited, name: 'form', bring: asItOpens },
  { ...edited, name: 'form-offline', bring: offline },
  {
    ...edited,
    name: 'form-not-permitted',
    path: '/people/{owner}?edit=true',
    as: 'worker',
    bring: asItOpens,
  },
  {
    ...edited,
    name: 'form-problems',
    bring: opened(async (page) => {
      // The page asks before it is left; the next picture leaves it anyway.
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByLabel('First name').fill('');
      await page.getByLabel('Last name').fill('');
      await page.getByLabel('Email').fill('nobody');
      await page.getByRole('button', { name: 'Add address' }).click();
      await page.getByLabel('Latitude').last().fill('north');
      await page.getByRole('button', { name: 'Add field' }).click();
      await page.getByLabel('Field', { exact: true }).last().fill('_secret');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Invalid email format').waitFor();
    }),
  },
  { ...worker, name: 'sign-ins', bring: asItOpens },
  { ...worker, name: 'sign-ins-offline', bring: offline },
  { ...worker, name: 'sign-ins-error', bring: failing('/v3/user/*/sign-ins') },
  { path: '/people/{owner}', name: 'sign-ins-not-permitted', as: 'admin', bring: asItOpens },
  {
    ...worker,
    name: 'erase',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Erase personal data' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    ...worker,
    name: 'sign-out',
    bring: async ({ page, open, answer }) => {
      // Independent of pictures that the worker has loaded before.
      await answer('/v3/user/*/sign-ins', someSignIns);
      await open();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...['Change password', 'Reset 2FA', 'Merge'].map((entry) => ({
    ...worker,
    name: entry.toLowerCase().replaceAll(' ', '-'),
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: entry }).click();
      await page.getByRole('dialog').waitFor();
    }),
  })),
  {
    ...worker,
    name: 'menu',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    }),
  },
  {
    ...worker,
    name: 'help',
    bring: opened((page) => page.getByRole('button', { name: 'Help: Sign-ins' }).click()),
  },
  { ...worker, name: 'of-manager', as: 'manager', bring: asItOpens },
  { path: '/people/{owner}', name: 'own', as: 'owner', bring: asItOpens },
  { path: '/people/{worker}', name: 'own-of-worker', as: 'worker', bring: asItOpens },
];

const someSignIns = ['Macintosh', 'iPhone'].map((device, at) => ({
  sign_in_id: `00000000-0000-7000-8000-00000000000${String(at)}`,
  created_time: `2026-11-2${String(at)}T06:00:00.000Z`,
  last_used_time: `2026-11-2${String(at)}T08:30:00.000Z`,
  user_agent: `Mozilla/5.0 (${device}) Chrome/140.0 Safari/537.36`,
}));
