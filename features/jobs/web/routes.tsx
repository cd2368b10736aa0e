import type { AnyRoute } from '@tanstack/react-router';
import { tagKindRoutes } from '#tags/web';
import type { TagParts, TagTab } from '#tags/web';
import { jobTabs } from './job-tabs.ts';

/**
 * /settings/jobs and the page of each job.
 *
 * @param people the tabs about people from a higher feature
 */
export function jobRoutes<Parent extends AnyRoute>(
  parent: Parent,
  loadParts: () => Promise<TagParts>,
  people: readonly TagTab[],
) {
  return tagKindRoutes(parent, {
    type: 'job',
    tabs: jobTabs(people),
    loadLooks: async () => (await import('./job-looks.tsx')).jobLooks,
    loadParts,
  });
}
