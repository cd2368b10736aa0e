// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createRedirectCounter, redirectLimit } from './redirect-limit.ts';

/** The machine may be loaded. */
const timeout = { timeout: 30_000 };

/** A router whose /start redirects `times` times, the last time to the screen /end. */
function routerThatSendsOn(times: number) {
  const counter = createRedirectCounter();
  let sent = 0;
  const root = createRootRoute({
    beforeLoad: ({ location }) =>
      counter.hop(() => void router.navigate({ href: location.href, replace: true })),
  });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/start/$turn',
    beforeLoad: () => {
      sent += 1;
      if (sent < times) throw redirect({ to: '/start/$turn', params: { turn: String(sent) } });
      throw redirect({ to: '/end' });
    },
  });
  const end = createRoute({ getParentRoute: () => root, path: '/end' });
  const history = createMemoryHistory({ initialEntries: ['/start/0'] });
  const router = createRouter({
    routeTree: root.addChildren([start, end]),
    history,
    isServer: false,
  });
  return { router, sent: () => sent };
}

test('a navigation redirected up to the limit arrives', async () => {
  const { router, sent } = routerThatSendsOn(redirectLimit);
  void router.load();
  await vi.waitFor(() => expect(router.state.matches.at(-1)?.routeId).toBe('/end'), timeout);
  expect(sent()).toBe(redirectLimit);
  expect(router.state.matches.map(({ status }) => status)).toEqual(['success', 'success']);
});

test('[PLAT-08] a navigation redirected more often is stopped with an error', async () => {
  const { router, sent } = routerThatSendsOn(Infinity);
  void router.load();
  await vi.waitFor(
    () => expect(router.state.matches[0]?.error).toEqual(new Error('Too many redirects.')),
    timeout,
  );
  expect(sent()).toBe(redirectLimit + 1);
});
