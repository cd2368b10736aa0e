import { configurationField } from '#dashboard/contract';
import type { CardKey } from '#dashboard/contract';
import { offeredCards } from '#dashboard/domain';
import { calendarSettingsOf } from '#hydration/offline';
import type { CalendarSettings } from '#hydration/offline';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { peopleById } from '#people/offline';
import { canViewOthers } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { compareNames } from '#packages/kit';

/** The viewer and the choices of the dashboard. */
export interface DashboardFrame {
  /** The viewer. */
  user_id: string;
  /** False: the screen is about the viewer only. */
  others: boolean;
  /** Empty if jobs and locations are switched off. */
  locations: { tag_id: string; name: string }[];
  /** The viewer's dashboard settings, as stored; null for the default. */
  configuration: string | null;
  calendar: CalendarSettings;
  /** Cards that the organisation offers. */
  cards: CardKey[];
}

/** The viewer and what can be chosen on the dashboard. */
export const dashboardFrame = defineRead({
  name: 'dashboard.frame',
  tables: ['organisations', 'permissions', 'tags', 'users'],
  run(copy, _params: Record<string, never>, context): DashboardFrame {
    const metadata = ownOrganisation(copy)?.metadata ?? {};
    const hasPlaces = isSwitchedOn(metadata, 'heat stress');
    const locations = [...tagsById(copy).values()].filter(
      (tag) => hasPlaces && tag.type === 'location' && tag.active && !tag.is_hidden,
    );
    const stored = peopleById(copy).get(context.user_id)?.metadata?.[configurationField];
    return {
      user_id: context.user_id,
      configuration: typeof stored === 'string' ? stored : null,
      calendar: calendarSettingsOf(copy, context.user_id),
      cards: offeredCards(metadata),
      others: canViewOthers(viewerOf(copy, context.user_id)),
      locations: locations
        .map(({ tag_id, name }) => ({ tag_id, name }))
        .sort((a, b) => compareNames(a.name, b.name)),
    };
  },
});
