import { isPlaced, storedPlace } from '#locations/domain';
import type { OrganisationMetadata } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { compareNames } from '#packages/kit';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';
import { placeId } from '#weather/domain';

/** A location with coordinates, and therefore weather. */
export interface WeatherSite {
  readonly tag_id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Key of its weather. */
  readonly place: string;
}

/** Tables that determine the sites. */
export const siteTables = ['organisations', 'tags'] as const;

/** All sites that the viewer may see, by name; empty if no screen shows their weather. */
export function weatherSites(copy: Copy): readonly WeatherSite[] {
  return copy.memo('weather.sites', siteTables, () => {
    if (!needsWeather(ownOrganisation(copy)?.metadata ?? {})) return [];
    return [...tagsById(copy).values()]
      .filter(({ type, active, is_hidden }) => type === 'location' && active && !is_hidden)
      .map((tag) => ({ tag_id: tag.tag_id, name: tag.name, ...storedPlace(tag) }))
      .filter(isPlaced)
      .map((site) => ({ ...site, place: placeId(site) }))
      .sort((one, other) => compareNames(one.name, other.name));
  });
}

/**
 * The weather screens belong to heat stress; the accumulation tracker is shown whenever a threshold
 * is set.
 */
function needsWeather(metadata: OrganisationMetadata): boolean {
  return isSwitchedOn(metadata, 'heat stress') || (metadata._heat_index_threshold ?? null) !== null;
}
