import { expect, test } from 'vitest';
import type { Access as Right, Viewer } from '#permissions/contract';
import { addresses } from './addresses.ts';
import { routeAccess } from './shell/shell-context.ts';

const viewer = (tag_id: string | null, ...access: Right[]): Viewer => ({
  user_id: 'u',
  org_id: 'o',
  grants: [{ access, tag_id }],
});
const admin = viewer(null, 'admin');
const manager = viewer('day', 'manager');
const worker = viewer(null, 'none');
const on = { _show_preview_features: true, _beta: ['alert', 'roster', 'heat stress'] };
const off = { _show_preview_features: false, _beta: ['alert', 'roster', 'heat stress'] };
const paths = addresses
  .filter(({ guard }) => guard === 'guarded')
  .map(({ path }) => path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000'))
  .toSorted();

test('an admin may open every address if everything is switched on', () => {
  expect(paths.filter((path) => routeAccess(path, admin, on).is !== 'open')).toEqual([]);
});

test('a feature that is off is shown to admins, and hidden from others', () => {
  const features = new Map<string, string[]>();
  for (const path of paths) {
    const access = routeAccess(path, admin, off);
    if (access.is !== 'off') continue;
    features.set(access.feature, [...(features.get(access.feature) ?? []), path]);
    expect(routeAccess(path, manager, off)).toEqual({ is: 'not_permitted' });
  }
  const id = '01900000-0000-7000-8000-000000000000';
  expect(Object.fromEntries(features)).toEqual({
    alert: [
      '/monitoring/alerts',
      '/monitoring/high-risk-measurements',
      '/settings/alerts/new',
      '/settings/alerts/rules',
      `/settings/alerts/rules/${id}`,
    ],
    roster: ['/people/leave', '/people/roster'],
    'heat stress': [
      '/heatmap',
      '/monitoring/breaks',
      '/monitoring/readings',
      ...['jobs', 'locations'].flatMap((kind) => [
        `/settings/${kind}`,
        `/settings/${kind}/${id}`,
        `/settings/${kind}/${id}/members`,
        `/settings/${kind}/${id}/supervisors`,
      ]),
      ...['', `/${id}`, `/${id}/copy`, `/${id}/edit`].map((tail) => `/settings/rule-packs${tail}`),
    ],
  });
});

test('of the settings a worker sees their own parts, a manager also the tags and the rule packs', () => {
  const settings = paths.filter((path) => path.startsWith('/settings'));
  const openTo = (who: Viewer) =>
    settings.filter((path) => routeAccess(path, who, on).is === 'open');
  const own = [
    '/settings',
    '/settings/2fa/enable',
    '/settings/close',
    '/settings/notifications',
    '/settings/tickets',
  ];
  expect(openTo(worker)).toEqual(own);
  const led = openTo(manager).filter((path) => !own.includes(path));
  expect(led.length).toBeGreaterThan(0);
  const read = /^\/settings\/(tags|jobs|locations|rule-packs)\b/;
  expect(led.filter((path) => !read.test(path))).toEqual([]);
});

test('a nested entry also requires its parent entry', () => {
  expect(routeAccess('/monitoring/sessions', worker, on)).toEqual({ is: 'not_permitted' });
  expect(routeAccess('/monitoring/sessions', manager, on)).toEqual({ is: 'open' });
});

test('a recipient of alerts may open them, but not the rest of monitoring', () => {
  expect(routeAccess('/monitoring/alerts', worker, on)).toEqual({ is: 'open' });
  expect(routeAccess('/monitoring/alerts', worker, off)).toEqual({ is: 'not_permitted' });
  expect(routeAccess('/monitoring', worker, on)).toEqual({ is: 'not_permitted' });
  expect(routeAccess('/monitoring/high-risk-measurements', worker, on)).toEqual({
    is: 'not_permitted',
  });
});

test.each(['/people/import', '/people/add/azuread'])(
  'adding many people is only for admins: %s',
  (path) => {
    for (const who of [manager, viewer(null, 'manager'), viewer('day', 'edit_user', 'view_user')]) {
      expect(routeAccess(path, who, on)).toEqual({ is: 'not_permitted' });
    }
    expect(routeAccess(path, admin, on)).toEqual({ is: 'open' });
  },
);

test("a person's own page and the permissions decide in their screens", () => {
  const path = '/people/01900000-0000-7000-8000-000000000000/hydration';
  expect(routeAccess(path, worker, on)).toEqual({ is: 'open' });
  expect(routeAccess('/permissions', worker, on)).toEqual({ is: 'open' });
  expect(routeAccess('/people', worker, on)).toEqual({ is: 'not_permitted' });
  expect(routeAccess('/people/badges', worker, on)).toEqual({ is: 'not_permitted' });
  expect(routeAccess('/peoples', worker, on)).toEqual({ is: 'open' });
});
