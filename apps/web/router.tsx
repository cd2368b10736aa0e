import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#packages/feature/web';
import { Brand, LoadingPage } from '#packages/ui';
import { createWorkAccountClient } from '#work-accounts/web';
import { isGuardedPath } from './addresses.ts';
import type { AppState } from './app-state.ts';
import { features } from './features.ts';
import type { AppFeature } from './features.ts';
import { createRedirectCounter } from './redirect-limit.ts';
import { GenericErrorScreen } from './screens/generic-error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import type { WebServices } from './services.ts';

/** All addresses of the page, each lazily loaded. */
export function createAppRouter(app: AppState, list: readonly AppFeature[] = features) {
  const redirects = createRedirectCounter();
  const root = createRootRoute({
    beforeLoad: ({ location: { href }, preload }) => {
      if (preload) return undefined;
      return redirects.hop(() => void router.navigate({ href, replace: true }));
    },
  });
  const guarded = guardedFrame(root, app);
  const settings = settingsFrame(guarded);
  const services = servicesOf(app, (href) => void router.navigate({ href, replace: true }));
  const routesIn = (frame: 'plain' | 'framed' | 'settings', parent: AnyRoute) =>
    list.flatMap(({ routes }) => routes?.[frame]?.(parent, services) ?? []);

  const tree = root.addChildren([
    ...routesIn('plain', root),
    guarded.addChildren([
      ...routesIn('framed', guarded),
      settings.addChildren(routesIn('settings', settings)),
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

function servicesOf(app: AppState, goTo: (address: string) => void): WebServices {
  return {
    auth: app.auth,
    brand: <Brand name="Watershade" size={26} />,
    goTo,
    workAccounts: createWorkAccountClient(app.client),
    isKnownTarget: isGuardedPath,
    // Who supervises is known when the copy is loaded.
    home: () => (isPhone() ? '/start' : '/dashboard'),
    countUnsent: app.countUnsent,
    signOut: app.signOut,
    resetDevice: app.resetDevice,
    ownId: () => app.auth.current()?.user.org_id ?? '',
  };
}

/** Whether the screen is that of a phone. */
function isPhone(): boolean {
  return window.matchMedia('(max-width: 47.99em)').matches;
}

/** Everything that requires a sign-in; other visitors do not load it. */
function guardedFrame<Parent extends AnyRoute>(parent: Parent, app: AppState) {
  return createRoute({
    getParentRoute: () => parent,
    id: 'guarded',
    beforeLoad: ({ location, preload }) => {
      if (app.auth.current() !== null || preload) return;
      throw redirect({ to: '/login', search: { redirect: location.href } });
    },
    component: lazyScreen(async () => {
      const { Frame } = await import('./shell/frame.tsx');
      return () => <Frame app={app} />;
    }),
  });
}

/** The settings menu beside each of its pages. */
function settingsFrame<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    id: 'settings',
    component: lazyScreen(
      async () => (await import('./shell/settings/settings-frame.tsx')).SettingsFrame,
    ),
  });
}
