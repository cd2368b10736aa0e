import { ownOrganisation } from '#organisation/offline';
import { canViewOthers } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';

/** What the dashboard is built around: for whom, in which zone, with which places to choose. */
export interface DashboardFrame {
  /** False: the screen is about the viewer alone. */
  others: boolean;
  /** IANA name of the organisation's zone; null where none is set. */
  zone: string | null;
  locations: { tag_id: string; name: string }[];
}

/** Who looks at the dashboard, and what can be chosen on it. */
export const dashboardFrame = defineRead({
  name: 'dashboard.frame',
  tables: ['organisations', 'permissions', 'tags'],
  run(copy, _params: Record<string, never>, context): DashboardFrame {
    const locations = [...tagsById(copy).values()].filter(
      (tag) => tag.type === 'location' && tag.active && !tag.is_hidden,
    );
    return {
      others: canViewOthers(viewerOf(copy, context.user_id)),
      zone: ownOrganisation(copy)?.metadata._timezone ?? null,
      locations: locations
        .map(({ tag_id, name }) => ({ tag_id, name }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    };
  },
});
