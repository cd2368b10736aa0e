import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { complianceSearchOf } from './compliance-search.ts';

/** The compliance assessment, and the rows behind each of its figures. */
export const complianceFeature = webFeature<Viewer>({
  name: 'compliance',
  addresses: {
    guarded: [
      ['/settings/compliance-assessment', 'Compliance assessment', 'audit score figures adherence'],
    ],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/compliance-assessment',
        search: complianceSearchOf,
        load: async () => (await import('./compliance-screen.tsx')).ComplianceScreen,
      },
    ]),
  },
  settings: [
    {
      ...{ label: 'Compliance assessment', to: '/settings/compliance-assessment' },
      ...{ under: 'Heat and alerts', order: 40, mayOpen: isAdmin },
    },
  ],
});
