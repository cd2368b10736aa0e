import { useCopy } from '#packages/sync/web';
import { useRemembered } from '#packages/ui';
import { weatherSitesAll } from '#weather/offline';

/**
 * Sites with coordinates, undefined while loading, and the location of the weather, common to all
 * cards: the one that was chosen on this device, otherwise the first.
 */
export function useWeatherSite() {
  const { data: sites, error } = useCopy(weatherSitesAll, {});
  const [kept, keep] = useRemembered<string | null>('weather:site', null);
  const site = sites?.find(({ tag_id }) => tag_id === kept) ?? sites?.[0];
  return { sites, error, site, keep };
}
