import { useNavigate, useSearch } from '@tanstack/react-router';
import { shownSystem } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useRemembered, useZone } from '#packages/ui';
import { siteJobs } from '#heat/offline';
import { dayAt, daysWithin, sourcesOf } from '#weather/domain';
import type { Days } from '#weather/domain';
import { useHistory } from '#weather/web';
import { weatherSitesAll } from '#weather/offline';
import { matrixBounds, matrixDays, searchOfDays } from './matrix-days.ts';
import { matrixSearch } from './matrix-search.ts';
import type { MatrixSearch } from './matrix-search.ts';
import { matrixRows } from './matrix-rows.ts';

export type Matrix = ReturnType<typeof useMatrix>;

/** A minute, as the current hour changes. */
const often = 60_000;

/**
 * Place and days are in the URL. Without a place, the last one of this device is shown; without
 * days, today.
 *
 * @returns `site` is null if no location has coordinates, undefined while loading; `today` is in
 *   the site's time; `forecastDays` are all days with known weather, past ones first
 */
export function useMatrix() {
  const sites = useCopy(weatherSitesAll, {});
  const [kept, keep] = useRemembered<string | null>('risk-matrix:site', null);
  const [hasAll, showAll] = useRemembered<boolean>('risk-matrix:all', false);
  const [search, choose] = useMatrixSearch();
  const known = (id: string | null | undefined) => sites.data?.find(({ tag_id }) => tag_id === id);
  const chosen = known(search.matrix_location) ?? known(kept) ?? sites.data?.[0];
  const jobs = useCopy(
    siteJobs,
    { tag_id: chosen?.tag_id ?? '' },
    { enabled: chosen !== undefined, keepPrevious: true, every: often },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  const site = sites.data !== undefined && chosen === undefined ? null : jobs.data;
  // Without a forecast the site's zone is not known.
  const ownZone = useZone();
  const today = dayAt(site?.zone ?? ownZone, useNow());
  const bounds = matrixBounds(today, site?.days ?? []);
  const days = matrixDays(search, today, bounds);
  const past = sourcesOf(days, today).history;
  const history = useHistory(chosen ? { kind: 'site', site: chosen } : null, past);
  const forecastDays = [
    ...daysWithin(history.answer?.forecast.forecastday ?? [], past),
    ...(site?.days ?? []).filter(({ date }) => date >= today),
  ];
  const hasToday = days.from <= today && today <= days.to;
  return {
    ...{ sites: sites.data, site, site_id: chosen?.tag_id ?? null },
    ...{ today, days, bounds, hasToday, forecastDays, hasAll, showAll },
    isRange: days.from !== days.to,
    /** Weather of the days before today is loading. */
    isComing: history.answer === undefined && past !== null,
    /** It was requested and is missing. */
    isPartly: history.answer === null && past !== null,
    chooseSite: (tag_id: string | null) => {
      keep(tag_id);
      choose({ matrix_location: tag_id ?? undefined });
    },
    chooseDays: (next: Days) => choose(searchOfDays(next, today)),
    rows: site ? matrixRows(site, { days: daysWithin(forecastDays, days), hasToday, hasAll }) : [],
    system: shownSystem(organisation?.metadata ?? {}),
    error: sites.error ?? jobs.error,
    retry: () => {
      void Promise.all([sites.refetch(), jobs.refetch()]);
      history.retry();
    },
  };
}

function useMatrixSearch(): [MatrixSearch, (change: MatrixSearch) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: MatrixSearch) =>
    void navigate({ to: '/monitoring', search: { ...search, ...change }, resetScroll: false });
  return [matrixSearch(search), choose];
}
