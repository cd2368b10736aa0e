import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { addresses } from './addresses.ts';
import { settingsMenu, settingsOf } from './settings-menu.ts';

const viewer = (tag_id: string | null, ...access: Access[]): Viewer => ({
  user_id: 'u',
  org_id: 'o',
  grants: [{ access, tag_id }],
});
const everything = { _show_preview_features: true, _beta: ['alert', 'roster', 'heat stress'] };
const shown = (who: Viewer, metadata = {}) =>
  settingsOf(settingsMenu, who, metadata).map(
    ({ label, entries }) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`,
  );

test('an admin sees everything, including previews that are off', () => {
  const entries = settingsMenu.flatMap((group) => group.entries);
  const seen = settingsOf(settingsMenu, viewer(null, 'admin'), {});
  expect(seen.flatMap((group) => group.entries)).toHaveLength(entries.length);
  expect(seen.flatMap((group) => group.entries).filter(({ isPreview }) => isPreview)).toHaveLength(
    4,
  );
});

test('a manager sees the tags they manage, a worker only their own settings', () => {
  expect(shown(viewer('day', 'manager'), everything)).toEqual([
    'You: Account, Two-factor sign-in',
    'Organisation: Close account or organisation',
    'People and places: Tags, Jobs, Locations',
    'Heat and alerts: Rule packs, Notifications',
    'Help: Tickets',
  ]);
  expect(shown(viewer('day', 'manager'))).toContain('People and places: Tags');
  expect(shown(viewer(null, 'edit_user', 'view_user'), everything)).toEqual(
    shown(viewer(null, 'limited'), everything),
  );
  expect(shown(viewer(null, 'limited'), everything)).toEqual([
    'You: Account, Two-factor sign-in',
    'Organisation: Close account or organisation',
    'Heat and alerts: Notifications',
    'Help: Tickets',
  ]);
});

test('every entry links to an address of the settings', () => {
  const known = addresses.map(({ path }) => path);
  for (const { to } of settingsMenu.flatMap(({ entries }) => entries)) expect(known).toContain(to);
});

test('the menu names a screen as its title and the command menu do', () => {
  const names = new Map(addresses.map(({ path, name }) => [path, name]));
  for (const { label, to } of settingsMenu.flatMap(({ entries }) => entries)) {
    // The first part of the settings, which has the address of all of them.
    if (to === '/settings') continue;
    expect([to, label]).toEqual([to, names.get(to)]);
  }
});
