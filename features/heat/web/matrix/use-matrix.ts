import { useNavigate, useSearch } from '@tanstack/react-router';
import { shownSystem } from '#organisation/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useRemembered, useZone } from '#packages/ui';
import { siteJobs } from '#heat/offline';
import type { SiteJobs } from '#heat/offline';
import type { WeatherDay } from '#weather/contract';
import { dayAt, daysWithin, sourcesOf } from '#weather/domain';
import type { Days } from '#weather/domain';
import { useHistory } from '#weather/web';
import { weatherSitesAll } from '#weather/offline';
import type { WeatherSite } from '#weather/offline';
import { matrixBounds, matrixDays, searchOfDays } from './matrix-days.ts';
import { matrixSearch } from './matrix-search.ts';
import type { MatrixSearch } from './matrix-search.ts';
import { matrixRows } from './matrix-rows.ts';
import type { MatrixRow } from './matrix-rows.ts';

/** State of the matrix, and changes of place or days. */
export interface Matrix {
  /** Undefined while loading. */
  readonly sites: readonly WeatherSite[] | undefined;
  /** Null if no location has coordinates; undefined while loading. */
  readonly site: SiteJobs | null | undefined;
  readonly site_id: string | null;
  readonly chooseSite: (tag_id: string | null) => void;
  /** Today in the site's time, the shown days, and the days that can be chosen. */
  readonly today: string;
  readonly days: Days;
  readonly bounds: Days;
  readonly chooseDays: (days: Days) => void;
  readonly hasToday: boolean;
  readonly isRange: boolean;
  /** Weather of the days before today is loading. */
  readonly isComing: boolean;
  /** It was requested and is missing. */
  readonly isPartly: boolean;
  /** All days with known weather, past ones first. */
  readonly forecastDays: readonly WeatherDay[];
  readonly hasAll: boolean;
  readonly showAll: (hasAll: boolean) => void;
  readonly rows: readonly MatrixRow[];
  readonly system: MeasurementSystem;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A minute, as the current hour changes. */
const often = 60_000;

/**
 * Place and days are in the URL. Without a place, the last one of this device is shown; without
 * days, today.
 */
export function useMatrix(): Matrix {
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
    isComing: history.answer === undefined && past !== null,
    isPartly: history.answer === null && past !== null,
    chooseSite: (tag_id) => {
      keep(tag_id);
      choose({ matrix_location: tag_id ?? undefined });
    },
    chooseDays: (next) => choose(searchOfDays(next, today)),
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
