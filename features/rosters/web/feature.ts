import type { BetaFeature } from '#organisation/contract';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { leaveSearch, rosterSearch } from './roster-search.ts';
import type { UseShiftMarks } from './shift-marks.ts';

/** Parts of higher features. */
interface RosterParts {
  /** Loads the marks of shifts in the schedule. */
  loadShiftMarks: () => Promise<UseShiftMarks>;
}

/** Rosters and leave. */
export const rosterFeature = ({ loadShiftMarks }: RosterParts) =>
  webFeature<Viewer, unknown, BetaFeature>({
    name: 'rosters',
    addresses: {
      guarded: [
        ['/people/roster', 'Roster', 'rosters shifts schedule calendar planning'],
        ['/people/leave', 'Leave', 'holidays vacation absence sick days off'],
      ],
    },
    routes: {
      framed: screens(() => [
        {
          path: '/people/roster',
          search: rosterSearch.validate,
          load: async () => {
            const [{ rosterScreen }, useShiftMarks] = await Promise.all([
              import('./roster-screen.tsx'),
              loadShiftMarks(),
            ]);
            return rosterScreen(useShiftMarks);
          },
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
