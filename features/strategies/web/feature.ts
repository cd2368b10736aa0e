import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';

/** How often people should be tested. */
export const strategyFeature = webFeature<Viewer>({
  name: 'strategies',
  addresses: {
    guarded: [['/settings/strategy', 'Strategy', 'how often testing frequency schedule']],
  },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/strategy',
        load: async () => (await import('./screens/strategy-screen.tsx')).StrategyScreen,
      },
    ]),
  },
  settings: [
    {
      label: 'Strategy',
      to: '/settings/strategy',
      under: 'Measuring',
      order: 10,
      mayOpen: isAdmin,
    },
  ],
});
