import { asItOpens, failing, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const permissions = { path: '/permissions', as: 'owner' } as const;
const removed = { path: '/people?removed=true', as: 'owner' } as const;
const worker = { path: '/people/{worker}', as: 'owner' } as const;

/** People, as far as accounts and rights are about them. */
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
      for (const place of [3, 4])
        await page
          .getByLabel(/^Choose /)
          .nth(place)
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
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
];
