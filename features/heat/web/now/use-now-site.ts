import { heatSites } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { hottestSite } from '#heat/domain';

/** A minute, as the current hour changes. */
const often = 60_000;

/** The location whose heat a phone shows. */
export interface NowSite {
  tag_id: string;
  name: string;
  /** Its time zone; null without a forecast. */
  zone: string | null;
  /** It was not chosen: it is the hottest one now. */
  isHottest: boolean;
}

/**
 * The chosen location, or the hottest one without a choice.
 *
 * @returns 'no_place' if the chosen location has no coordinates, 'no_places' if none has, undefined
 *   while loading
 */
export function useNowSite(chosen: string | null): NowSite | 'no_place' | 'no_places' | undefined {
  const { data } = useCopy(heatSites, {}, { every: often, keepPrevious: true });
  if (data === undefined) return undefined;
  if (chosen !== null) {
    const found = data.find(({ site }) => site.tag_id === chosen);
    if (found === undefined) return 'no_place';
    return { tag_id: chosen, name: found.site.name, zone: found.zone, isHottest: false };
  }
  const hottest = hottestSite(data);
  if (hottest === null) return 'no_places';
  const { tag_id, name } = hottest.site;
  return { tag_id, name, zone: hottest.zone, isHottest: data.length > 1 };
}
