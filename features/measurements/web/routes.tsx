import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { OwnTypeKind } from '#measurements/contract';

/** Settings of measuring: custom and linked types, each with a page, and surveys. */
export function measurementSettingsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    ...ownTypeRoutes(parent, 'custom', '/settings/measurement_custom'),
    ...ownTypeRoutes(parent, 'link', '/settings/measurement_linked'),
    createRoute({
      getParentRoute: () => parent,
      path: '/settings/survey',
      component: lazyRouteComponent(() => import('./surveys/survey-screen.tsx'), 'SurveyScreen'),
    }),
  ] as const;
}

function ownTypeRoutes<Parent extends AnyRoute>(parent: Parent, kind: OwnTypeKind, path: string) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(async () => {
        const { OwnTypeListScreen } = await import('./own-types/own-type-list-screen.tsx');
        return { List: () => <OwnTypeListScreen kind={kind} /> };
      }, 'List'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: `${path}/$type_id`,
      component: lazyRouteComponent(async () => {
        const { OwnTypeScreen } = await import('./own-types/own-type-screen.tsx');
        return { Page: () => <OwnTypeScreen kind={kind} /> };
      }, 'Page'),
    }),
  ];
}
