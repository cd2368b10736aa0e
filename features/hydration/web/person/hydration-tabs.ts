import type { PersonTab } from '#people/web';
import { placeFromSearch, searchFromPlace } from '../tests/tests-search.ts';

/** The tabs of a person about their tests. */
export const hydrationTabs: readonly PersonTab[] = [
  {
    word: 'Hydration',
    to: '/people/$user_id/hydration',
    validateSearch: (search) => searchFromPlace(placeFromSearch(search)),
    load: async () => (await import('./person-hydration.tsx')).PersonHydration,
  },
  {
    word: 'Hydration baseline',
    to: '/people/$user_id/hydration-baseline',
    load: async () => (await import('./person-baseline.tsx')).PersonBaseline,
  },
  {
    word: 'Sweat',
    to: '/people/$user_id/sweat',
    load: async () => (await import('./person-sweat.tsx')).PersonSweat,
  },
];
