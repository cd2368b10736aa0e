import { daysOfSheets } from '#morning-sheets/domain';
import { morningLocations, nextMorning } from '#morning-sheets/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy, useInitialised } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';

interface Chosen {
  /** The location; missing for all of them. */
  location?: string | undefined;
  /** '2026-11-30'; missing for the day of the next shift. */
  date?: string | undefined;
}

/** What a screen with a sheet for each location shows, see `useDaySheets`. */
export type DaySheets = ReturnType<typeof useDaySheets>;

/**
 * The locations with people on shift on a day, for a screen with a sheet for each of them.
 *
 * @param isAhead without a chosen day: the day of the next shift that has not begun, instead of that
 *   of the shift of now
 * @returns `locations` is undefined while they are read
 */
export function useDaySheets({ location, date: chosenDate }: Chosen, isAhead: boolean) {
  const [now, zone] = [useNow(), useZone()];
  const today = dayAt(zone, now);
  const next = useCopy(nextMorning, { zone, isAhead }, { keepPrevious: true });
  const date = chosenDate ?? next.data ?? today;
  const initialised = useInitialised();
  const { data: organisation } = useCopy(organisationOwn, {});
  const found = useCopy(morningLocations, { date, zone }, { keepPrevious: true });
  const isDayKnown = chosenDate !== undefined || next.data !== undefined;
  const locations = isDayKnown ? found.data : undefined;
  const error = found.error ?? (isDayKnown ? null : next.error);
  const isReady = initialised && locations !== undefined && organisation !== undefined;
  return {
    ...{ now, zone, date, initialised, locations, error, location },
    days: { today, ...daysOfSheets(today) },
    shown: (locations ?? []).filter(({ tag_id }) => location === undefined || tag_id === location),
    organisation: organisation?.name ?? '',
    hasRosters: isSwitchedOn(organisation?.metadata ?? {}, 'roster'),
    isReady: isReady || error !== null,
    retry: () => void Promise.all([next.refetch(), found.refetch()]),
  };
}
