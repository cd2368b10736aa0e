import { calendarField, calendarHiddenField } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { rangesFromText } from '#hydration/domain';
import { ownOrganisation } from '#organisation/offline';
import { peopleById } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';

/** How the viewer has the calendar. */
export interface CalendarSettings {
  ranges: readonly CalendarRange[];
  /** Chosen under Settings > Consent. */
  isHidden: boolean;
  /** The organisation shows what is in preview. */
  isOn: boolean;
  /** The viewer may open the page on which that is switched. */
  maySwitch: boolean;
}

/** Ranges and place of the calendar, of the viewer and their organisation. */
export const calendarSettings = defineRead({
  name: 'hydration.calendar_settings',
  tables: ['users', 'organisations', 'permissions'],
  run: (copy, _params: Record<string, never>, { user_id }): CalendarSettings =>
    calendarSettingsOf(copy, user_id),
});

/** The same, for a read of a higher word over the same tables. */
export function calendarSettingsOf(copy: Copy, user_id: string): CalendarSettings {
  const metadata = peopleById(copy).get(user_id)?.metadata;
  return {
    ranges: rangesFromText(metadata?.[calendarField]),
    isHidden: metadata?.[calendarHiddenField] === true,
    isOn: ownOrganisation(copy)?.metadata._show_preview_features === true,
    maySwitch: isAdmin(viewerOf(copy, user_id)),
  };
}
