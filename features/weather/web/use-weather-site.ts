import { useCopy } from '#packages/sync/web';
import { useRemembered } from '#packages/ui';
import { weatherSitesAll } from '#weather/offline';
import type { WeatherSite } from '#weather/offline';

/** The location of the weather, common to all cards, and all locations. */
export interface SiteChoice {
  /** Undefined while loading. */
  readonly sites: readonly WeatherSite[] | undefined;
  readonly error: Error | null;
  /** The one that was chosen on this device, otherwise the first. */
  readonly site: WeatherSite | undefined;
  readonly keep: (tag_id: string | null) => void;
}

/** Sites with coordinates, and the chosen one. */
export function useWeatherSite(): SiteChoice {
  const { data: sites, error } = useCopy(weatherSitesAll, {});
  const [kept, keep] = useRemembered<string | null>('weather:site', null);
  const site = sites?.find(({ tag_id }) => tag_id === kept) ?? sites?.[0];
  return { sites, error, site, keep };
}
