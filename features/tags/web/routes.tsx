import type { AnyRoute } from '@tanstack/react-router';
import { tagKindRoutes } from './kind/tag-kind-routes.tsx';
import type { TagTab } from './kind/tag-kind.ts';
import type { TagParts } from './tag-parts.ts';

/**
 * The tabs of a default tag, in order. Add new ones here.
 *
 * @param members the members tab of a higher feature
 */
function tabsOfTag(members: TagTab): readonly TagTab[] {
  return [
    {
      key: 'settings',
      word: 'Settings',
      load: async () => (await import('./settings/settings-tab.tsx')).SettingsTab,
    },
    members,
  ];
}

/** /settings/tags and the page of each tag. */
export function tagRoutes<Parent extends AnyRoute>(
  parent: Parent,
  loadParts: () => Promise<TagParts>,
  members: TagTab,
) {
  return tagKindRoutes(parent, {
    type: 'default',
    tabs: tabsOfTag(members),
    loadLooks: () => Promise.resolve({ columns: [] }),
    loadParts,
  });
}
