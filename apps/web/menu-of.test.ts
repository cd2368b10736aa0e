import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { menu } from './menu.ts';
import { currentOf, menuOf, phoneBarOf } from './menu-of.ts';
import type { ShownEntry } from './menu-of.ts';

const viewer = (...access: Access[]): Viewer => ({
  user_id: 'u',
  org_id: 'o',
  grants: access.length === 0 ? [] : [{ access, tag_id: 'day' }],
});
const admin: Viewer = { user_id: 'u', org_id: 'o', grants: [{ access: ['admin'], tag_id: null }] };
const all = { _show_preview_features: true, _beta: ['alert', 'roster', 'heat_stress'] };
const labels = (entries: readonly ShownEntry[]): string[] =>
  entries.flatMap(({ label, children }) => [label, ...labels(children)]);

test('[PLAT-02] a worker sees nothing about others', () => {
  expect(labels(menuOf(menu, viewer(), all))).toEqual([
    ...[
      'Dashboard',
      'Education',
      'Referral and Loyalty',
      'Referral',
      'Stories',
      'Loyalty',
      'Settings',
    ],
  ]);
});

test('a supervisor sees people, their measurements and permissions; view rights do not include the last', () => {
  const shown = labels(menuOf(menu, viewer('manager'), all));
  expect(shown).toContain('Roster');
  expect(shown).toContain('Heat map');
  expect(shown).toContain('Measurements');
  expect(shown).toContain('Permissions');
  expect(shown).not.toContain('Import');
  expect(labels(menuOf(menu, viewer('view_user'), all))).not.toContain('Permissions');
});

test('a preview that is off is shown only to admins, with a mark', () => {
  const off = { _show_preview_features: false, _beta: ['roster'] };
  expect(labels(menuOf(menu, viewer('manager'), off))).not.toContain('Roster');
  const people = menuOf(menu, admin, off).find(({ label }) => label === 'People');
  expect(people?.children.map(({ label, isPreview }) => [label, isPreview])).toEqual([
    ['List', false],
    ['Import', false],
    ['Invitations', false],
    ['Roster', true],
    ['Leave', true],
  ]);
});

test.each([
  ['/people', 'List'],
  ['/people/0193/hydration', 'List'],
  ['/people/import', 'Import'],
  ['/dashboard', 'Dashboard'],
  ['/settings/tags', 'Settings'],
  ['/peoples', undefined],
])('the entry of %s is %s', (path, label) => {
  const shown = menuOf(menu, admin, all);
  const current = currentOf(shown, path);
  expect(current?.children[0]?.label ?? current?.label).toBe(label);
});

const barOf = (of: Viewer, metadata = all, path = '/monitoring') =>
  phoneBarOf(menuOf(menu, of, metadata), path).map(({ label, current }) =>
    current === undefined ? label : `${label} (${current})`,
  );

test('the bar of a phone has what a supervisor needs in the heat', () => {
  expect(barOf(viewer('manager'))).toEqual(['Now (page)', 'People', 'Sessions', 'Alerts']);
});

test('what is switched off or not permitted is replaced by other entries', () => {
  const off = { ...all, _beta: ['roster'] };
  expect(barOf(admin, off)).toEqual(['Now (page)', 'People', 'Sessions', 'Dashboard']);
  expect(barOf(viewer())).toEqual(['Dashboard', 'Education', 'Referral', 'Settings']);
});

test.each([
  ['/monitoring/sessions/0193/run', ['Now', 'People', 'Sessions (page)', 'Alerts']],
  ['/monitoring/alerts', ['Now', 'People', 'Sessions', 'Alerts (page)']],
  ['/monitoring/high-risk-measurements', ['Now (true)', 'People', 'Sessions', 'Alerts']],
  ['/people/roster', ['Now', 'People (true)', 'Sessions', 'Alerts']],
  ['/people/0193/hydration', ['Now', 'People (page)', 'Sessions', 'Alerts']],
  ['/heatmap', ['Now', 'People', 'Sessions', 'Alerts']],
])('at %s the bar is %j', (path, bar) => {
  expect(barOf(viewer('manager'), all, path)).toEqual(bar);
});
