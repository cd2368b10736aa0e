import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from '#auth/web';
import { ClientProvider } from '#packages/http/web';
import { UiProvider } from '#packages/ui';
import { createAppState } from './app-state.ts';
import { createAppRouter } from './router.tsx';

// Composition root of the page: the one place that makes what all screens share.
const app = createAppState(() => goToSignIn('ended'));
const router = createAppRouter(app);

app.auth.onChange(() => {
  const isInside = router.state.matches.some(({ routeId }) => routeId === '/guarded');
  if (app.auth.current() === null && isInside) goToSignIn();
});

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root.');
createRoot(place).render(
  <StrictMode>
    <UiProvider>
      <QueryClientProvider client={app.queries}>
        <ClientProvider value={app.client}>
          <AuthProvider value={app.auth}>
            <RouterProvider router={router} />
          </AuthProvider>
        </ClientProvider>
      </QueryClientProvider>
    </UiProvider>
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
