import { stripHours } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import { shownSystem } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { dayAt } from '#weather/domain';
import { useMatrixSite } from '../matrix/use-matrix-site.ts';

/** A minute, as the current hour changes. */
const often = 60_000;

/**
 * The hours at the location of the risk matrix.
 *
 * @returns `site` is null if no location has coordinates, undefined while loading
 */
export function useHeatStrip() {
  const { sites, chosen, ...reading } = useMatrixSite();
  const { data, error, refetch } = useCopy(
    siteJobs,
    { tag_id: chosen?.tag_id ?? '' },
    { enabled: chosen !== undefined, keepPrevious: true, every: often },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  const [now, ownZone] = [useNow(), useZone()];
  const today = dayAt(data?.zone ?? ownZone, now);
  return {
    site: sites !== undefined && chosen === undefined ? null : data,
    locations: sites?.length ?? 0,
    today,
    strip: stripHours(data?.days ?? [], today, now),
    system: shownSystem(organisation?.metadata ?? {}),
    error: reading.error ?? error,
    retry: () => void Promise.all([reading.refetch(), refetch()]),
  };
}
