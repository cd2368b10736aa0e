import { calendarField, calendarHiddenField } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { rangesFromText } from '#hydration/domain';
import { ownOrganisation } from '#organisation/offline';
import { peopleById } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';

/** The viewer's calendar settings. */
export interface CalendarSettings {
  ranges: readonly CalendarRange[];
  /** Chosen under Settings > Consent. */
  isHidden: boolean;
  /** The organisation has switched on preview features. */
  isOn: boolean;
  /** The viewer may open the page with that switch. */
  maySwitch: boolean;
}

/** Ranges and visibility of the calendar, from the viewer and their organisation. */
export const calendarSettings = defineRead({
  name: 'hydration.calendar_settings',
  tables: ['users', 'organisations', 'permissions'],
  run: (copy, _params: Record<string, never>, { user_id }): CalendarSettings =>
    calendarSettingsOf(copy, user_id),
});

/** The same, for a read of a higher feature over the same tables. */
export function calendarSettingsOf(copy: Copy, user_id: string): CalendarSettings {
  const metadata = peopleById(copy).get(user_id)?.metadata;
  return {
    ranges: rangesFromText(metadata?.[calendarField]),
    isHidden: metadata?.[calendarHiddenField] === true,
    isOn: ownOrganisation(copy)?.metadata._show_preview_features === true,
    maySwitch: isAdmin(viewerOf(copy, user_id)),
  };
}
