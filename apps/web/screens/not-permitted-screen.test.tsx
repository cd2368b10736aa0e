// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '#packages/ui';
import { NotPermittedScreen } from './not-permitted-screen.tsx';

configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

test('[AUTH-01] the Not Permitted page goes back to the root path', async () => {
  const root = createRootRoute();
  const route = (path: string, component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      route('/', () => <h1>Landing page</h1>),
      route('/settings/admins', NotPermittedScreen),
    ]),
    history: createMemoryHistory({ initialEntries: ['/settings/admins'] }),
  });
  render(
    <UiProvider>
      <RouterProvider router={router as never} />
    </UiProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Permitted' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'go back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Landing page' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
