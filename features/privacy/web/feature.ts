import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';

/** What supervisors see of the tests of their people. */
export const privacyFeature = webFeature<Viewer>({
  name: 'privacy',
  addresses: { guarded: [['/settings/privacy', 'Privacy', 'export data download GDPR erase']] },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/privacy',
        load: async () => (await import('./settings/privacy-screen.tsx')).PrivacyScreen,
      },
    ]),
  },
  settings: [
    {
      ...{ label: 'Privacy', to: '/settings/privacy', under: 'Organisation' },
      ...{ order: 25, mayOpen: isAdmin },
    },
  ],
});
