import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { leaveSearch, rosterSearch } from './roster-search.ts';

/** Rosters and leave. */
export const rosterFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'rosters',
  addresses: {
    guarded: [
      ['/people/roster', 'Roster'],
      ['/people/leave', 'Leave'],
    ],
  },
  routes: {
    framed: screens(() => [
      {
        path: '/people/roster',
        search: rosterSearch.validate,
        load: async () => (await import('./roster-screen.tsx')).RosterScreen,
      },
      {
        path: '/people/leave',
        search: leaveSearch.validate,
        load: async () => (await import('./leave/leave-screen.tsx')).LeaveScreen,
      },
    ]),
  },
  menu: [
    { label: 'Roster', to: '/people/roster', under: '/people', order: 30, preview: 'roster' },
    { label: 'Leave', to: '/people/leave', under: '/people', order: 40, preview: 'roster' },
  ],
});
