// @vitest-environment happy-dom
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthProvider } from '#auth/web';
import { ClientProvider } from '#packages/http/web';
import { UiProvider } from '#packages/ui';
import { addresses } from './addresses.ts';
import { createAppState } from './app-state.ts';
import { createAppRouter } from './router.tsx';

// The first screen loads its code from the sources, which takes longer on a loaded machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('route-missing: the router knows exactly the listed addresses', () => {
  const router = createAppRouter(createAppState(() => {}));
  const known = Object.keys(router.routesByPath).map((path) => path.replaceAll(/\$\w+/g, '{}'));
  // Addresses with a token are those of another page.
  const listed = addresses
    .filter(({ guard }) => guard !== 'token')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(known.toSorted()).toEqual(listed.toSorted());
});

/** Opens an address without a sign-in. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  const app = createAppState(() => {});
  const router = createAppRouter(app);
  render(
    <UiProvider>
      <ClientProvider value={app.client}>
        <AuthProvider value={app.auth}>
          <RouterProvider router={router} />
        </AuthProvider>
      </ClientProvider>
    </UiProvider>,
  );
  return router;
}

test.each(['/no/such/page', '/logins', '/people-of-the-yard'])(
  '[PLAT-06] %s is no address and shows the not-found page',
  async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText(path)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe(
      '/',
    );
    expect(document.title).toBe('Page not found · Watershade');
  },
);

test('[AUTH-01] the root path is the public landing page', async () => {
  open('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Watershade' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
});

test('[PLAT-09] a link preloads its target once the pointer has rested on it for 20 ms', async () => {
  const router = open('/');
  const link = await screen.findByRole('link', { name: 'Log In' });
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.mouseEnter(link);
  act(() => void vi.advanceTimersByTime(19));
  expect(preload).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(preload).toHaveBeenCalledOnce();
  expect(preload.mock.calls[0]?.[0]).toMatchObject({ to: '/login' });
  fireEvent.mouseLeave(link);
  fireEvent.mouseEnter(link);
  fireEvent.mouseLeave(link);
  act(() => void vi.advanceTimersByTime(1000));
  expect(preload).toHaveBeenCalledOnce();
});
