import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { PeopleParts } from '#people/web';

/** /people/{uuid}/hydration. */
export function hydrationRoutes<Parent extends AnyRoute>(parent: Parent) {
  const hydration = createRoute({
    getParentRoute: () => parent,
    path: '/people/$user_id/hydration',
    component: lazyRouteComponent(
      () => import('./screens/person-hydration-screen.tsx'),
      'PersonHydrationScreen',
    ),
  });
  return [hydration] as const;
}

/** What the screens of people show of hydration; fetched with the first of them. */
export async function loadPeopleParts(): Promise<PeopleParts> {
  return (await import('./people-parts.tsx')).peopleParts;
}
