import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { RouteMaker } from './web-feature.ts';

interface ScreenRoute {
  /** As the router writes it: '/people/$user_id'. */
  readonly path: string;
  /** Loads the screen when it is first opened. */
  readonly load: () => Promise<ComponentType>;
  /** The valid part of a URL's search. */
  readonly search?: (search: Record<string, unknown>) => object;
}

/** Makes the routes of screens that need nothing but their address and what the app provides. */
export function screens<Services>(
  list: (services: Services) => readonly ScreenRoute[],
): RouteMaker<Services> {
  return (parent, services) =>
    list(services).map(({ path, load, search }) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        ...(search && { validateSearch: search }),
        component: lazyScreen(load),
      }),
    );
}

/** A screen for a route: loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(async () => ({ Screen: await load() }), 'Screen');
}
