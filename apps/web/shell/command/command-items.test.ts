import { IconLogout, IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { foundCommands, withRecent } from './command-items.ts';
import type { CommandItem } from './command-items.ts';

const item = (group: CommandItem['group'], label: string, more: Partial<CommandItem> = {}) => ({
  ...{ key: `${group} ${label}`, group, label, icon: IconUser, run: () => undefined },
  ...more,
});
const items: CommandItem[] = [
  item('Actions', 'Add test', { synonyms: 'new measurement' }),
  item('Screens', 'Dashboard'),
  item('Screens', 'Measurements'),
  item('People', 'Ana Ruiz', { hint: 'ana@x.example' }),
  item('People', 'Ana Moss'),
  item('Labels', 'Ana Bay', { hint: 'Location' }),
  item('Account', 'Sign out', { icon: IconLogout, isCareful: true }),
];
const shown = (query: string, recent: string[] = []) =>
  foundCommands(items, query, recent).map(
    ({ group, items: own }) => `${group}: ${own.map(({ label }) => label).join(', ')}`,
  );

test('without an input the last used entries come first, then actions and screens', () => {
  expect(shown('')).toEqual(['Actions: Add test', 'Screens: Dashboard, Measurements']);
  expect(shown(' ', ['People Ana Moss', 'gone', 'Screens Measurements'])).toEqual([
    'Recent: Ana Moss, Measurements',
    'Actions: Add test',
    'Screens: Dashboard',
  ]);
});

test('an input finds entries of every group, also by other words, recent ones first', () => {
  expect(shown('ana')).toEqual(['People: Ana Ruiz, Ana Moss', 'Labels: Ana Bay']);
  expect(shown('ana', ['People Ana Moss'])[0]).toBe('People: Ana Moss, Ana Ruiz');
  expect(shown('measure')).toEqual(['Screens: Measurements', 'Actions: Add test']);
  expect(shown('zzz')).toEqual([]);
  // The group whose best entry begins with the input is before one that only contains it.
  expect(shown('m')).toEqual([
    ...['Screens: Measurements', 'Actions: Add test', 'People: Ana Moss'],
  ]);
});

test('signing out is found only by its own words, is never recent and never first of others', () => {
  expect(shown('s').join()).not.toContain('Sign out');
  expect(shown('sig')).toEqual(['Account: Sign out']);
  expect(shown('', ['Account Sign out']).join()).not.toContain('Sign out');
  const last = items.at(-1);
  if (last === undefined) throw new Error('No entry.');
  expect(withRecent(['a'], last)).toEqual(['a']);
  const first = items[0];
  expect(first && withRecent(['b', first.key], first)).toEqual([first?.key, 'b']);
});
