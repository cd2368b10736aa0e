import { isPlaced, storedPlace } from '#locations/domain';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { canManageTag } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { ReadingRow } from '#readings/contract';
import { siteOffset } from '#readings/domain';
import type { SiteOffset } from '#readings/domain';
import { tagsById } from '#tags/offline';
import { weatherStands } from '#weather/offline';
import { currentCorrection } from './site-reading.ts';
import type { CurrentCorrection } from './site-reading.ts';

/** How the readings of a location differ from the weather service, and what was made of it. */
export interface OffsetOfSite {
  /** Null if they do not differ, or are too few. */
  offset: SiteOffset | null;
  correction: CurrentCorrection | null;
  /** The viewer may switch a correction on and off. */
  mayCorrect: boolean;
}

/** The difference of a location, as the server has it; null while heat stress is switched off. */
export const offsetOfSite = defineRead({
  name: 'readings.offset',
  tables: [...weatherStands, 'users', 'permissions'],
  run(copy, { location_id }: { location_id: string }, { now, user_id }): OffsetOfSite | null {
    const location = tagsById(copy).get(location_id);
    if (location === undefined || !location.active) return null;
    if (!isSwitchedOn(ownOrganisation(copy)?.metadata ?? {}, 'heat stress')) return null;
    const place = storedPlace(location);
    if (!isPlaced(place)) return null;
    return {
      offset: siteOffset(storedReadings(copy, location_id), { lon: place.lon, now }),
      correction: currentCorrection(copy, location_id, now),
      mayCorrect: canManageTag(viewerOf(copy, user_id), location_id),
    };
  },
});

/** Without those that wait on this device: the server compares what it has. */
function storedReadings(copy: Copy, location_id: string): ReadingRow[] {
  const unsent = copy.unsent('readings');
  return [...copy.rows<ReadingRow>('readings').values()].filter(
    (row) => row.location_id === location_id && row.active && !unsent.has(row.reading_id),
  );
}
