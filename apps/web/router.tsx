import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { assessmentRoutes } from '#assessments/web';
import { authRoutes, authSettingsRoutes } from '#auth/web';
import { closingRoutes } from '#closing/web';
import { dashboardRoutes } from '#dashboard/web';
import { deviceRoutes } from '#devices/web';
import { heatRoutes } from '#heat/web';
import { hydrationRoutes, loadPeopleParts } from '#hydration/web';
import { jobRoutes } from '#jobs/web';
import { locationRoutes } from '#locations/web';
import { loadTagParts, measurementSettingsRoutes } from '#measurements/web';
import { importRoutes } from '#imports/web';
import { monitoringRoutes } from '#monitoring/web';
import { organisationRoutes } from '#organisation/web';
import { Brand, LoadingPage } from '#packages/ui';
import { registrationRoutes } from '#registration/web';
import { reportRoutes } from '#reports/web';
import { serviceRoutes } from '#services/web';
import { createWorkAccountClient, directoryRoutes, workAccountRoutes } from '#work-accounts/web';
import { adminRoutes, membersTab, peopleRoutes, supervisorsTab } from '#people/web';
import { strategyRoutes } from '#strategies/web';
import { tagRoutes } from '#tags/web';
import { addresses, isGuardedPath } from './addresses.ts';
import type { Address } from './addresses.ts';
import type { AppState } from './app-state.ts';
import { createRedirectCounter } from './redirect-limit.ts';
import { GenericErrorScreen } from './screens/generic-error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';

/** All addresses of the page, each lazily loaded; the list itself is in addresses.ts. */
export function createAppRouter(app: AppState) {
  const redirects = createRedirectCounter();
  const root = createRootRoute({
    beforeLoad: ({ location: { href }, preload }) => {
      if (preload) return undefined;
      return redirects.hop(() => void router.navigate({ href, replace: true }));
    },
  });
  const workAccountClient = createWorkAccountClient(app.client);
  const guarded = guardedFrame(root, app);
  const settings = settingsFrame(guarded);
  const members = membersTab(loadPeopleParts);
  /** What every screen before the sign-in needs. */
  const entry = {
    auth: app.auth,
    brand: <Brand name="Watershade" size={26} />,
    goTo: (address: string) => void router.navigate({ href: address, replace: true }),
  };

  const tree = root.addChildren([
    landing(root),
    ...authRoutes(root, {
      ...entry,
      workAccounts: workAccountClient,
      isKnownTarget: isGuardedPath,
      countUnsent: app.countUnsent,
      signOut: app.signOut,
      resetDevice: app.resetDevice,
    }),
    ...registrationRoutes(root, entry),
    ...laterRoutes(root, (address) => address.guard !== 'guarded'),
    guarded.addChildren([
      ...dashboardRoutes(guarded),
      ...monitoringRoutes(guarded),
      ...heatRoutes(guarded),
      ...peopleRoutes(guarded, loadPeopleParts),
      ...importRoutes(guarded),
      ...directoryRoutes(guarded),
      ...hydrationRoutes(guarded),
      ...laterRoutes(guarded, isWithFrame),
      settings.addChildren([
        settingsHome(settings),
        ...authSettingsRoutes(settings),
        ...adminRoutes(settings),
        ...organisationRoutes(settings, { ownId: () => app.auth.current()?.user.org_id ?? '' }),
        ...closingRoutes(settings, { signOut: app.signOut, goTo: entry.goTo }),
        ...reportRoutes(settings),
        ...serviceRoutes(settings),
        ...assessmentRoutes(settings),
        ...deviceRoutes(settings),
        ...tagRoutes(settings, loadTagParts, members),
        ...jobRoutes(settings, loadTagParts, [members, supervisorsTab]),
        ...locationRoutes(settings, loadTagParts, [members, supervisorsTab]),
        ...workAccountRoutes(settings, workAccountClient),
        ...measurementSettingsRoutes(settings),
        ...strategyRoutes(settings),
        ...laterRoutes(settings, isSetting),
      ]),
    ]),
  ]);

  const router = createRouter({
    routeTree: tree,
    defaultPreload: 'intent',
    defaultPreloadDelay: 20,
    defaultPendingMs: 200,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: GenericErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  });
  router.subscribe('onResolved', redirects.arrive);
  return router;
}

/** Everything behind the sign-in: nobody else gets as far as loading it. */
function guardedFrame<Parent extends AnyRoute>(parent: Parent, app: AppState) {
  return createRoute({
    getParentRoute: () => parent,
    id: 'guarded',
    beforeLoad: ({ location, preload }) => {
      if (app.auth.current() !== null || preload) return;
      throw redirect({ to: '/login', search: { redirect: location.href } });
    },
    component: lazyRouteComponent(async () => {
      const { Frame } = await import('./shell/frame.tsx');
      return { Frame: () => <Frame app={app} /> };
    }, 'Frame'),
  });
}

/** The settings' menu beside each of its pages. */
function settingsFrame<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    id: 'settings',
    component: lazyRouteComponent(
      () => import('./shell/settings/settings-frame.tsx'),
      'SettingsFrame',
    ),
  });
}

function settingsHome<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/settings',
    component: lazyRouteComponent(() => import('./screens/settings-screen.tsx'), 'SettingsScreen'),
  });
}

const isSetting = ({ guard, path }: Address) => guard === 'guarded' && /^\/settings\b/.test(path);
const isWithFrame = (address: Address) => address.guard === 'guarded' && !isSetting(address);

function landing<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: '/',
    component: lazyRouteComponent(() => import('./screens/landing-screen.tsx'), 'LandingScreen'),
  });
}

/** Addresses whose capability comes later: their name, and that it is being built. */
function laterRoutes<Parent extends AnyRoute>(parent: Parent, belongs: (a: Address) => boolean) {
  return addresses
    .filter((address) => !address.built && belongs(address))
    .map((address) =>
      createRoute({
        getParentRoute: () => parent,
        path: address.path.replace(/\{uuid\}/g, '$user_id').replace(/\{(\w+)\}/g, '$$$1'),
        // Screens leave out buttons to what is only named.
        staticData: { isLater: true },
        component: lazyRouteComponent(async () => {
          const { LaterScreen } = await import('./screens/later-screen.tsx');
          return { Later: () => <LaterScreen address={address} /> };
        }, 'Later'),
      }),
    );
}
