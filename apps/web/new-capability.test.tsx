// @vitest-environment happy-dom
import { createRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { BetaFeature } from '#organisation/contract';
import { webFeature } from '#packages/feature/web';
import type { Access, Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { addressesOf } from './addresses.ts';
import { createAppState } from './app-state.ts';
import { features } from './features.ts';
import { menuOf } from './menu-of.ts';
import { mainMenuOf } from './menu.ts';
import { createAppRouter } from './router.tsx';
import { settingsMenuOf, settingsOf } from './settings-menu.ts';

// What docs/ARCHITECTURE.md promises under 'A new capability': one line in the list of features is enough.
const roundFeature = webFeature<Viewer, unknown, BetaFeature>({
  name: 'trial-rounds',
  addresses: {
    guarded: [
      ['/trial-rounds', 'Rounds'],
      ['/settings/trial-rounds', 'Settings of rounds'],
    ],
  },
  routes: {
    framed: (parent) => [createRoute({ getParentRoute: () => parent, path: '/trial-rounds' })],
    settings: (parent) => [
      createRoute({ getParentRoute: () => parent, path: '/settings/trial-rounds' }),
    ],
  },
  menu: [{ label: 'Rounds', to: '/trial-rounds', order: 25, mayOpen: isAdmin }],
  settings: [
    {
      label: 'Rounds',
      to: '/settings/trial-rounds',
      under: 'Measuring',
      order: 15,
      preview: 'alert',
    },
  ],
});
const list = [...features, roundFeature];
const viewer = (...access: Access[]): Viewer => ({
  ...{ user_id: 'u', org_id: 'o', grants: [{ access, tag_id: null }] },
});

test('its addresses have routes and names', () => {
  const router = createAppRouter(
    createAppState(() => undefined),
    list,
  );
  const paths = Object.keys(router.routesByPath);
  for (const { path } of addressesOf([roundFeature])) expect(paths).toContain(path);
  expect(addressesOf([roundFeature]).map(({ name }) => name)).toEqual([
    'Rounds',
    'Settings of rounds',
  ]);
});

test('its menu entries are at their places, for whom they are', () => {
  const shown = (...access: Access[]) =>
    menuOf(mainMenuOf(list), viewer(...access), {}).map(({ label }) => label);
  expect(shown('admin').slice(0, 4)).toEqual(['Dashboard', 'Monitoring', 'Rounds', 'Heat map']);
  expect(shown('manager')).not.toContain('Rounds');
  const measuring = (metadata: Parameters<typeof settingsOf>[2]) =>
    settingsOf(settingsMenuOf(list), viewer('manager'), metadata).find(
      ({ label }) => label === 'Measuring',
    );
  expect(measuring({})).toBeUndefined();
  const on = { _show_preview_features: true, _beta: ['alert'] };
  expect(measuring(on)?.entries.map(({ label }) => label)).toEqual(['Rounds']);
});
