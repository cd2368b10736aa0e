import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { firstStepsSearch } from './first-steps-search.ts';

/** The first steps of a new organisation. */
export const firstRunFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'first-run',
  addresses: {
    guarded: [
      ['/first-steps', 'First steps', 'set up getting started onboarding checklist sample data'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/first-steps',
        search: firstStepsSearch,
        load: async () => (await import('./first-steps-screen.tsx')).FirstStepsScreen,
      },
    ]),
  },
  settings: [
    { label: 'First steps', to: '/first-steps', under: 'Organisation', order: 5, mayOpen: isAdmin },
  ],
});
