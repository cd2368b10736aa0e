import type { OrganisationMetadata } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { canAddPeople, isAdmin, managedBy } from '#permissions/domain';
import type { MenuEntry } from './features.ts';
import { menuOf } from './menu-of.ts';
import type { ShownEntry } from './menu-of.ts';

/** A heading of the settings' side menu with what stands under it. */
export interface SettingsGroup<Entry = MenuEntry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** By the manager right alone: who may edit people does not lead them yet. */
const mayLead = (viewer: Viewer) => {
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || tag_ids.length > 0;
};

/** The visible list of the settings, in its order. */
export const settingsMenu: readonly SettingsGroup[] = [
  {
    label: 'You',
    entries: [
      { label: 'Account', to: '/settings' },
      { label: 'Two-factor sign-in', to: '/settings/2fa/enable' },
    ],
  },
  {
    label: 'Organisation',
    entries: [
      { label: 'Organisation', to: '/settings/org', mayOpen: isAdmin },
      { label: 'Admins', to: '/settings/admins', mayOpen: isAdmin },
      { label: 'Work account sign-in', to: '/settings/sso', mayOpen: isAdmin },
      { label: 'Services', to: '/settings/services', mayOpen: isAdmin },
      { label: 'Reports', to: '/settings/reports', mayOpen: isAdmin },
      { label: 'Close', to: '/settings/close' },
    ],
  },
  {
    label: 'People and places',
    entries: [
      { label: 'Tags', to: '/settings/tags', mayOpen: mayLead },
      { label: 'Jobs', to: '/settings/jobs', mayOpen: mayLead, preview: 'heat stress' },
      { label: 'Locations', to: '/settings/locations', mayOpen: mayLead, preview: 'heat stress' },
    ],
  },
  {
    label: 'Measuring',
    entries: [
      { label: 'Strategy', to: '/settings/strategy', mayOpen: isAdmin },
      { label: 'Custom types', to: '/settings/measurement_custom', mayOpen: isAdmin },
      { label: 'Linked types', to: '/settings/measurement_linked', mayOpen: isAdmin },
      { label: 'Survey', to: '/settings/survey', mayOpen: isAdmin },
      { label: 'Devices', to: '/settings/devices', mayOpen: isAdmin },
    ],
  },
  {
    label: 'Heat and alerts',
    entries: [
      { label: 'Alert rules', to: '/settings/alerts/rules', mayOpen: isAdmin, preview: 'alert' },
      { label: 'Notifications', to: '/settings/notifications' },
      {
        label: 'Dehydration risk',
        to: '/settings/dehydration-risk-assessment',
        mayOpen: isAdmin,
      },
      { label: 'OSHA', to: '/settings/osha-assessment', mayOpen: isAdmin },
      { label: 'Compliance', to: '/settings/compliance-assessment', mayOpen: isAdmin },
    ],
  },
  {
    label: 'Help',
    entries: [
      { label: 'Tickets', to: '/settings/tickets' },
      { label: 'Quote', to: '/settings/quote', mayOpen: isAdmin },
    ],
  },
];

/** Addresses of the settings that stand under no entry of the menu. */
export const besideTheMenu: readonly MenuEntry[] = [
  { label: 'New person', to: '/people/new', mayOpen: canAddPeople },
  { label: 'Work directory', to: '/people/add/azuread', mayOpen: isAdmin },
  { label: 'New alert rule', to: '/settings/alerts', mayOpen: isAdmin, preview: 'alert' },
];

/** What one person sees of the settings' menu; a heading with nothing under it is left out. */
export function settingsOf(
  groups: readonly SettingsGroup[],
  viewer: Viewer,
  metadata: OrganisationMetadata,
): SettingsGroup<ShownEntry>[] {
  return groups
    .map(({ label, entries }) => ({ label, entries: menuOf(entries, viewer, metadata) }))
    .filter(({ entries }) => entries.length > 0);
}
