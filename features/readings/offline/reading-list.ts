import { defineRead } from '#packages/sync/offline';
import type { Copy, Unsent } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import type { ReadingRow } from '#readings/contract';
import { tagsById } from '#tags/offline';
import { modelForecastsOfSites, weatherStands } from '#weather/offline';
import { mayRecordAt } from './reading-rows.ts';

/** A reading in lists. */
export interface ListedReading extends ReadingRow {
  /** Empty if the location is not in the copy. */
  location: string;
  /** The time zone of the location; null if it is not known. */
  zone: string | null;
  /** Empty if the viewer does not see who recorded it. */
  recorder: string;
  unsent: Unsent | null;
  /** The viewer may invalidate and restore it. */
  mayChange: boolean;
}

/** The readings of the copy, of one location or all, the newest first. */
export const readingList = defineRead({
  name: 'readings.list',
  tables: [...weatherStands, 'users', 'permissions'],
  run(copy, { location_id }: { location_id: string | null }, { user_id }): ListedReading[] {
    const zones = new Map(
      modelForecastsOfSites(copy).map(({ site, forecast }) => [site.tag_id, forecast?.zone]),
    );
    const unsent = copy.unsent('readings');
    const rights = new Map<string, boolean>();
    const mayChangeAt = (id: string) => {
      const known = rights.get(id) ?? mayRecordAt(copy, id, user_id);
      rights.set(id, known);
      return known;
    };
    return [...copy.rows<ReadingRow>('readings').values()]
      .filter((row) => row.active && (location_id === null || row.location_id === location_id))
      .map((row) => ({
        ...row,
        location: tagsById(copy).get(row.location_id)?.name ?? '',
        zone: zones.get(row.location_id) ?? null,
        recorder: nameOf(copy, row.recorded_by),
        unsent: unsent.get(row.reading_id) ?? null,
        mayChange: !unsent.has(row.reading_id) && mayChangeAt(row.location_id),
      }))
      .sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
  },
});

function nameOf(copy: Copy, user_id: string | null): string {
  const person = user_id === null ? undefined : peopleById(copy).get(user_id);
  return person === undefined ? '' : personName(person);
}
