import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { features } from './features.ts';
import type { AppFeature } from './features.ts';
import { inOrder } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { menuOf } from './menu-of.ts';
import type { ShownEntry } from './menu-of.ts';

/** A heading of the settings menu with its entries. */
export interface SettingsGroup<Entry = MenuEntry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

const groups = [
  'You',
  'Organisation',
  'People and places',
  'Measuring',
  'Heat and alerts',
  'Help',
] as const;

/** The settings menu, in order. */
export const settingsMenu: readonly SettingsGroup[] = settingsMenuOf(features);

/** The settings menu of a list of features. */
export function settingsMenuOf(list: readonly AppFeature[]): SettingsGroup[] {
  const entries = list.flatMap(({ settings = [] }) => settings);
  return groups.map((label) => ({
    label,
    entries: inOrder(entries.filter(({ under }) => under === label)),
  }));
}

/** Access rules of addresses that are in no menu. */
export const besideTheMenu: readonly MenuEntry[] = features.flatMap(({ access = [] }) => access);

/** The settings menu of a person, without empty headings. */
export function settingsOf(
  groups: readonly SettingsGroup[],
  viewer: Viewer,
  metadata: OrganisationMetadata,
): SettingsGroup<ShownEntry>[] {
  return groups
    .map(({ label, entries }) => ({ label, entries: menuOf(entries, viewer, metadata) }))
    .filter(({ entries }) => entries.length > 0);
}
