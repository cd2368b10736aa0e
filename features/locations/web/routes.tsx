import type { AnyRoute } from '@tanstack/react-router';
import { tagKindRoutes } from '#tags/web';
import type { TagParts, TagTab } from '#tags/web';
import { locationTabs } from './location-tabs.ts';

/**
 * /settings/locations and the page of each location.
 *
 * @param people the tabs about people from a higher feature
 */
export function locationRoutes<Parent extends AnyRoute>(
  parent: Parent,
  loadParts: () => Promise<TagParts>,
  people: readonly TagTab[],
) {
  return tagKindRoutes(parent, {
    type: 'location',
    tabs: locationTabs(people),
    loadLooks: () => Promise.resolve({ columns: [] }),
    loadParts,
  });
}
