import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { emergencySearch } from './emergency-search.ts';

/** The emergency sheet and the records of emergencies. */
export const emergencyFeature = webFeature<Viewer>({
  name: 'emergencies',
  addresses: {
    guarded: [
      ['/monitoring/emergencies', 'Emergencies'],
      ['/monitoring/emergencies/{uuid}', 'Emergency'],
      ['/settings/emergency', 'Emergency settings'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/emergencies',
        search: emergencySearch.validate,
        load: async () => (await import('./records/records-screen.tsx')).RecordsScreen,
      },
      {
        path: '/monitoring/emergencies/$emergency_id',
        load: async () => (await import('./records/record-screen.tsx')).RecordScreen,
      },
    ]),
    settings: screens(() => [
      {
        path: '/settings/emergency',
        load: async () => (await import('./settings/setting-screen.tsx')).SettingScreen,
      },
    ]),
  },
  menu: [{ label: 'Emergencies', to: '/monitoring/emergencies', under: '/monitoring', order: 50 }],
  settings: [
    {
      ...{ label: 'Emergency settings', to: '/settings/emergency', under: 'Heat and alerts' },
      ...{ order: 20, mayOpen: isAdmin },
    },
  ],
});
