import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { PeopleParts } from '#people/web';
import {
  placeFromSearch as listFromSearch,
  searchFromPlace as searchFromList,
} from './list/list-search.ts';
import { placeFromSearch, searchFromPlace } from './tests/tests-search.ts';

/** /measurements; /people/{uuid}/hydration, its baseline page, and the other types of tests. */
export function hydrationRoutes<Parent extends AnyRoute>(parent: Parent) {
  const hydration = createRoute({
    getParentRoute: () => parent,
    path: '/people/$user_id/hydration',
    validateSearch: (search: Record<string, unknown>) => searchFromPlace(placeFromSearch(search)),
    component: lazyRouteComponent(
      () => import('./screens/person-hydration-screen.tsx'),
      'PersonHydrationScreen',
    ),
  });
  const baseline = createRoute({
    getParentRoute: () => parent,
    path: '/people/$user_id/hydration-baseline',
    component: lazyRouteComponent(
      () => import('./screens/person-baseline-screen.tsx'),
      'PersonBaselineScreen',
    ),
  });
  const sweat = createRoute({
    getParentRoute: () => parent,
    path: '/people/$user_id/sweat',
    component: lazyRouteComponent(
      () => import('./screens/person-sweat-screen.tsx'),
      'PersonSweatScreen',
    ),
  });
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/measurements',
    validateSearch: (search: Record<string, unknown>) => searchFromList(listFromSearch(search)),
    component: lazyRouteComponent(
      () => import('./screens/measurements-screen.tsx'),
      'MeasurementsScreen',
    ),
  });
  return [hydration, baseline, sweat, list] as const;
}

/** Hydration parts of the people screens; loaded with the first of them. */
export async function loadPeopleParts(): Promise<PeopleParts> {
  return (await import('./people-parts.tsx')).peopleParts;
}
