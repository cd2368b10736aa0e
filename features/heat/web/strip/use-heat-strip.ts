import { useSearch } from '@tanstack/react-router';
import { stripHours } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import { shownSystem } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useRemembered, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { weatherSitesAll } from '#weather/offline';
import { matrixSearch } from '../matrix/matrix-search.ts';

/** A minute, as the current hour changes. */
const often = 60_000;

/**
 * The hours at the location of the risk matrix.
 *
 * @returns `site` is null if no location has coordinates, undefined while loading
 */
export function useHeatStrip() {
  const sites = useCopy(weatherSitesAll, {});
  const [kept] = useRemembered<string | null>('risk-matrix:site', null);
  const { matrix_location } = matrixSearch(useSearch({ strict: false }));
  const known = (id: string | null | undefined) => sites.data?.find(({ tag_id }) => tag_id === id);
  const chosen = known(matrix_location) ?? known(kept) ?? sites.data?.[0];
  const { data, error, refetch } = useCopy(
    siteJobs,
    { tag_id: chosen?.tag_id ?? '' },
    { enabled: chosen !== undefined, keepPrevious: true, every: often },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  const [now, ownZone] = [useNow(), useZone()];
  const today = dayAt(data?.zone ?? ownZone, now);
  return {
    site: sites.data !== undefined && chosen === undefined ? null : data,
    today,
    strip: stripHours(data?.days ?? [], today, now),
    system: shownSystem(organisation?.metadata ?? {}),
    error: sites.error ?? error,
    retry: () => void Promise.all([sites.refetch(), refetch()]),
  };
}
