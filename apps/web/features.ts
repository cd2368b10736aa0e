import {
  IconDroplet,
  IconGift,
  IconHeartRateMonitor,
  IconKey,
  IconLayoutDashboard,
  IconMap2,
  IconSchool,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { BetaFeature } from '#organisation/contract';
import type { Viewer } from '#permissions/contract';
import { canReadPermissions, canViewOthers, isAdmin, reachOf } from '#permissions/domain';

/** One entry of the rail, the bottom bar and the command menu. */
export interface MenuEntry {
  readonly label: string;
  readonly to: string;
  /** The label where there is little room. */
  readonly short?: string;
  readonly icon?: Icon;
  /** Who may open it; everybody unless told. */
  readonly mayOpen?: (viewer: Viewer) => boolean;
  /** Part of a preview that an organisation switches on. */
  readonly preview?: BetaFeature;
  readonly children?: readonly MenuEntry[];
}

const mayMeasure = (viewer: Viewer) =>
  reachOf(viewer, 'view_measure').everybody || reachOf(viewer, 'view_measure').tag_ids.length > 0;

/** The visible list of the menu, in its order. */
export const menu: readonly MenuEntry[] = [
  { label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard },
  {
    label: 'Monitoring',
    to: '/monitoring',
    icon: IconHeartRateMonitor,
    mayOpen: canViewOthers,
    children: [
      { label: 'Overview', to: '/monitoring' },
      { label: 'Alerts', to: '/monitoring/alerts', preview: 'alert' },
      { label: 'High-risk', to: '/monitoring/high-risk-measurements', preview: 'alert' },
      { label: 'Sessions', to: '/monitoring/sessions' },
    ],
  },
  {
    label: 'Heat map',
    to: '/heatmap',
    icon: IconMap2,
    mayOpen: canViewOthers,
    preview: 'heat stress',
  },
  {
    label: 'People',
    to: '/people',
    icon: IconUsers,
    mayOpen: canViewOthers,
    children: [
      { label: 'List', to: '/people' },
      { label: 'Import', to: '/people/import', mayOpen: isAdmin },
      { label: 'Roster', to: '/people/roster', preview: 'roster' },
      { label: 'Leave', to: '/people/leave', preview: 'roster' },
    ],
  },
  { label: 'Measurements', to: '/measurements', icon: IconDroplet, mayOpen: mayMeasure },
  { label: 'Permissions', to: '/permissions', icon: IconKey, mayOpen: canReadPermissions },
  { label: 'Education', to: '/education', icon: IconSchool },
  {
    label: 'Referral and Loyalty',
    short: 'Referral',
    to: '/referral',
    icon: IconGift,
    children: [
      { label: 'Referral', to: '/referral' },
      { label: 'Stories', to: '/referral/stories' },
      { label: 'Loyalty', to: '/loyalty' },
    ],
  },
  { label: 'Settings', to: '/settings', icon: IconSettings },
];
