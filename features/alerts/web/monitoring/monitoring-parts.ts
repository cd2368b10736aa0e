import { IconBell } from '@tabler/icons-react';
import { lazy } from 'react';
import type { BetaFeature } from '#organisation/contract';
import type { PlacedEntry } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { riskSearch, validAlertSearch } from './monitoring-search.ts';

/** The addresses of sent alerts and high-risk measurements. */
export const monitoringAddresses = [
  ['/monitoring/alerts', 'Alerts'],
  ['/monitoring/high-risk-measurements', 'High-risk measurements'],
] as const;

/** Their screens. */
export const monitoringScreens = [
  {
    path: '/monitoring/alerts',
    search: validAlertSearch,
    load: async () => (await import('./alerts/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: '/monitoring/high-risk-measurements',
    search: riskSearch.validate,
    load: async () => (await import('./high-risk/high-risk-screen.tsx')).HighRiskScreen,
  },
];

const OpenAlerts = lazy(async () => ({ default: (await import('./open-counts.tsx')).OpenAlerts }));
const OpenRisks = lazy(async () => ({ default: (await import('./open-counts.tsx')).OpenRisks }));

/** Their entries in the menu. */
export const monitoringMenu: readonly PlacedEntry<Viewer, BetaFeature>[] = [
  {
    ...{ label: 'Alerts', to: '/monitoring/alerts', under: '/monitoring', order: 20 },
    ...{ preview: 'alert', Count: OpenAlerts },
    phone: { order: 40, icon: IconBell },
  },
  {
    ...{ label: 'High-risk', to: '/monitoring/high-risk-measurements' },
    ...{ under: '/monitoring', order: 30, preview: 'alert', Count: OpenRisks },
  },
];
