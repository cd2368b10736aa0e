import { IconPlayerPlay } from '@tabler/icons-react';
import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { canMeasureOthers } from '#permissions/domain';
import { sessionPeopleSearch, sessionSearch } from './session-search.ts';

/** Measuring sessions. */
export const sessionFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'sessions',
  addresses: {
    guarded: [
      ['/monitoring/sessions', 'Sessions', 'rounds measuring'],
      ['/monitoring/sessions/{uuid}', 'Session'],
      ['/monitoring/sessions/{uuid}/run', 'Run-through of a session'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/monitoring/sessions',
        search: sessionSearch.validate,
        load: async () => (await import('./session-screen.tsx')).SessionScreen,
      },
      {
        path: '/monitoring/sessions/$session_id',
        search: sessionPeopleSearch.validate,
        load: async () => (await import('./detail/detail-screen.tsx')).DetailScreen,
      },
      {
        path: '/monitoring/sessions/$session_id/run',
        load: async () => (await import('./run/run-screen.tsx')).RunScreen,
      },
    ]),
  },
  commands: [
    {
      ...{ label: 'New session', synonyms: 'start measuring round crew', icon: IconPlayerPlay },
      mayUse: canMeasureOthers,
      action: {
        load: async () => (await import('./new/new-session-dialog.tsx')).NewSessionCommand,
      },
    },
  ],
  menu: [
    {
      ...{ label: 'Sessions', to: '/monitoring/sessions', under: '/monitoring', order: 40 },
      phone: { order: 30, icon: IconPlayerPlay },
    },
  ],
});
