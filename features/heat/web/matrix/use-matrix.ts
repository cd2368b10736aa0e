import { useNavigate, useSearch } from '@tanstack/react-router';
import { shownSystem } from '#organisation/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useRemembered } from '#packages/ui';
import { siteJobs } from '#heat/offline';
import type { SiteJobs } from '#heat/offline';
import { dayAt } from '#weather/domain';
import { weatherSitesAll } from '#weather/offline';
import type { WeatherSite } from '#weather/offline';
import { matrixSearch } from './matrix-search.ts';
import type { MatrixSearch } from './matrix-search.ts';
import { matrixRows } from './matrix-rows.ts';
import type { MatrixRow } from './matrix-rows.ts';

/** What the matrix shows, and how another place or day is chosen. */
export interface Matrix {
  /** Undefined while they are read. */
  readonly sites: readonly WeatherSite[] | undefined;
  /** Null where no location has coordinates; undefined while it is read. */
  readonly site: SiteJobs | null | undefined;
  readonly site_id: string | null;
  readonly chooseSite: (tag_id: string | null) => void;
  /** The days of the forecast from today on, in the site's own time. */
  readonly dates: readonly string[];
  readonly today: string;
  readonly date: string;
  readonly isToday: boolean;
  readonly chooseDate: (date: string) => void;
  readonly hasAll: boolean;
  readonly showAll: (hasAll: boolean) => void;
  readonly rows: readonly MatrixRow[];
  readonly system: MeasurementSystem;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A minute: the hour of now moves on. */
const often = 60_000;

/**
 * Place and day stand in the address. Where it names no place, the last one of this device is shown; where it
 * names no day, today.
 */
export function useMatrix(): Matrix {
  const sites = useCopy(weatherSitesAll, {});
  const [kept, keep] = useRemembered<string | null>('risk-matrix:site', null);
  const [hasAll, showAll] = useRemembered<boolean>('risk-matrix:all', false);
  const [{ matrix_location, matrix_day }, choose] = useMatrixSearch();
  const known = (id: string | null | undefined) => sites.data?.find(({ tag_id }) => tag_id === id);
  const chosen = known(matrix_location) ?? known(kept) ?? sites.data?.[0];
  const jobs = useCopy(
    siteJobs,
    { tag_id: chosen?.tag_id ?? '' },
    { enabled: chosen !== undefined, keepPrevious: true, every: often },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  const site = sites.data !== undefined && chosen === undefined ? null : jobs.data;
  const today = dayAt(site?.zone ?? 'UTC', useNow());
  const dates = (site?.days ?? []).map(({ date }) => date).filter((date) => date >= today);
  const date = dates.find((each) => each === matrix_day) ?? today;
  const isToday = date === today;
  return {
    ...{ sites: sites.data, site, site_id: chosen?.tag_id ?? null },
    ...{ dates, today, date, isToday, hasAll, showAll },
    chooseSite: (tag_id) => {
      keep(tag_id);
      choose({ matrix_location: tag_id ?? undefined });
    },
    chooseDate: (day) => choose({ matrix_day: day === today ? undefined : day }),
    rows: site ? matrixRows(site, date, { isToday, hasAll }) : [],
    system: shownSystem(organisation?.metadata ?? {}),
    error: sites.error ?? jobs.error,
    retry: () => void Promise.all([sites.refetch(), jobs.refetch()]),
  };
}

function useMatrixSearch(): [MatrixSearch, (change: MatrixSearch) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: MatrixSearch) =>
    void navigate({ to: '/monitoring', search: { ...search, ...change }, resetScroll: false });
  return [matrixSearch(search), choose];
}
