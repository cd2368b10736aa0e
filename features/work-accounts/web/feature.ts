import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { directoryRoutes, workAccountRoutes } from './routes.tsx';
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
    framed: directoryRoutes,
    settings: (parent, { workAccounts }) => workAccountRoutes(parent, workAccounts),
  },
  settings: [
    {
      ...{ label: 'Work account sign-in', to: '/settings/sso' },
      ...{ under: 'Organisation', order: 30, mayOpen: isAdmin },
    },
  ],
  access: [{ label: 'Work directory', to: '/people/add/azuread', mayOpen: isAdmin }],
});
