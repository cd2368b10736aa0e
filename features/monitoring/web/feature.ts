import { IconHeartRateMonitor, IconStopwatch } from '@tabler/icons-react';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canViewOthers } from '#permissions/domain';
import { attentionSearch, monitoringSearch } from './monitoring-search.ts';

/** The cards of the last hours. */
export const monitoringFeature = webFeature<Viewer>({
  name: 'monitoring',
  addresses: {
    guarded: [
      ['/monitoring', 'Monitoring', 'now overview'],
      ['/monitoring/attention', 'Needs attention', 'cases tasks to do take over'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring',
        search: monitoringSearch,
        load: async () => (await import('./screens/monitoring-screen.tsx')).MonitoringScreen,
      },
      {
        path: '/monitoring/attention',
        search: attentionSearch,
        load: async () => (await import('./attention/attention-screen.tsx')).AttentionScreen,
      },
    ]),
  },
  menu: [
    {
      ...{ label: 'Monitoring', to: '/monitoring', icon: IconHeartRateMonitor, order: 20 },
      mayOpen: canViewOthers,
      phone: { order: 10, label: 'Now', icon: IconStopwatch },
    },
    { label: 'Overview', to: '/monitoring', under: '/monitoring', order: 10 },
    { label: 'Needs attention', to: '/monitoring/attention', under: '/monitoring', order: 12 },
  ],
});
