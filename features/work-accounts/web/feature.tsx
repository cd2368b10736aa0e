import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { longestSearch } from '#work-accounts/contract';
import type { TestableClient } from './work-account-client.ts';

/** Sign-in with a work account, its settings and its directory. */
export const workAccountFeature = webFeature<Viewer, { readonly workAccounts: TestableClient }>({
  name: 'work-accounts',
  addresses: {
    guarded: [
      ['/people/add/azuread', 'Add people from the work directory'],
      ['/settings/sso', 'Work account sign-in'],
      ['/settings/sso/azuread', 'Work account sign-in: directory'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/people/add/azuread',
        search: directorySearch,
        load: async () => (await import('./screens/add-people-screen.tsx')).AddPeopleScreen,
      },
    ]),
    settings: screens(({ workAccounts }) => [
      {
        path: '/settings/sso',
        load: async () => (await import('./screens/sso-screen.tsx')).SsoScreen,
      },
      {
        path: '/settings/sso/azuread',
        load: async () => {
          const { DirectoryScreen } = await import('./screens/directory-screen.tsx');
          return () => <DirectoryScreen workAccountClient={workAccounts} />;
        },
      },
    ]),
  },
  settings: [
    {
      ...{ label: 'Work account sign-in', to: '/settings/sso' },
      ...{ under: 'Organisation', order: 30, mayOpen: isAdmin },
    },
  ],
  access: [{ label: 'Work directory', to: '/people/add/azuread', mayOpen: isAdmin }],
});

function directorySearch({ search }: Record<string, unknown>): { search?: string } {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search) : '';
  return words.trim() === '' ? {} : { search: words.trim().slice(0, longestSearch) };
}
