// First, so that the worker of the offline copy starts before everything else is evaluated.
import './shared-worker.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from '#auth/web';
import { ClientProvider } from '#packages/http/web';
import { ThemeProvider } from '#packages/ui';
import { createAppState } from './app-state.ts';
import { note, noteUncaught } from './journal.ts';
import { createAppRouter } from './router.tsx';

// Composition root of the page, which creates everything that screens share.
const app = createAppState(() => goToSignIn('ended'));
const router = createAppRouter(app);
noteUncaught();
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) note({ type: 'ui', level: 'info', message: 'Page view' });
});

app.auth.onChange(() => {
  const isInside = router.state.matches.some(({ routeId }) => routeId === '/guarded');
  // A reset reloads the sign-in page when everything is deleted.
  if (app.auth.current() === null && isInside && !app.isResetting()) goToSignIn();
});

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root.');
// Errors caught by a screen's error boundary are logged too.
createRoot(place, {
  onCaughtError: (error) => {
    if (error instanceof Error) reportError(error);
  },
}).render(
  <StrictMode>
    <ThemeProvider>
      <ClientProvider value={app.client}>
        <AuthProvider value={app.auth}>
          <RouterProvider router={router} />
        </AuthProvider>
      </ClientProvider>
    </ThemeProvider>
  </StrictMode>,
);

function goToSignIn(reason?: 'ended'): void {
  const { pathname, href, search } = router.state.location;
  const wanted: unknown = pathname === '/login' ? Reflect.get(search, 'redirect') : href;
  void router.navigate({
    to: '/login',
    search: {
      ...(typeof wanted === 'string' ? { redirect: wanted } : {}),
      ...(reason === undefined ? {} : { reason }),
    },
  });
}
