import { useNavigate, useSearch } from '@tanstack/react-router';
import { shownSystem } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useNow, useRemembered, useZone } from '#packages/ui';
import { siteJobs } from '#heat/offline';
import { dayAt, daysWithin, sourcesOf } from '#weather/domain';
import type { Days } from '#weather/domain';
import { useHistory } from '#weather/web';
import { matrixBounds, matrixDays, searchOfDays } from './matrix-days.ts';
import { matrixSearch } from './matrix-search.ts';
import type { MatrixSearch } from './matrix-search.ts';
import { matrixRows, worstNow } from './matrix-rows.ts';
import type { MatrixCell, MatrixRow } from './matrix-rows.ts';
import { useMatrixSite } from './use-matrix-site.ts';

export type Matrix = ReturnType<typeof useMatrix>;

/** A minute, as the current hour changes. */
const often = 60_000;

/**
 * Place and days are in the URL. Without a place, the last one of this device is shown; without
 * days, today.
 *
 * @returns `cell` is the chosen one, and `ownCell` what opens by itself beside the table: the worst
 *   job of now, unless it was closed; `site` is null if no location has coordinates, undefined while loading; `today` is in
 *   the site's time; `forecastDays` are all days with known weather, past ones first
 */
export function useMatrix() {
  const { sites, chosen, keep, ...locations } = useMatrixSite();
  const [hasAll, showAll] = useRemembered<boolean>('risk-matrix:all', false);
  const [search, choose] = useMatrixSearch();
  const jobs = useCopy(
    siteJobs,
    { tag_id: chosen?.tag_id ?? '' },
    { enabled: chosen !== undefined, keepPrevious: true, every: often },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  const site = sites !== undefined && chosen === undefined ? null : jobs.data;
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
  const rows = site
    ? matrixRows(site, { days: daysWithin(forecastDays, days), hasToday, hasAll })
    : [];
  return {
    ...{ sites, site, site_id: chosen?.tag_id ?? null },
    ...{ today, days, bounds, hasToday, forecastDays, hasAll, showAll },
    isRange: days.from !== days.to,
    /** Weather of the days before today is loading. */
    isComing: history.answer === undefined && past !== null,
    /** It was requested and is missing. */
    isPartly: history.answer === null && past !== null,
    chooseSite: (tag_id: string | null) => {
      keep(tag_id);
      choose({ matrix_location: tag_id ?? undefined, ...noCell });
    },
    chooseDays: (next: Days) => choose({ ...searchOfDays(next, today), ...noCell }),
    rows,
    ...openCellOf(search, rows),
    openCell: (cell: MatrixCell | null) =>
      choose(
        cell === null
          ? { matrix_job: undefined, matrix_column: 'none' }
          : { matrix_job: cell.job_id, matrix_column: cell.column },
        { replace: true },
      ),
    system: shownSystem(organisation?.metadata ?? {}),
    error: locations.error ?? jobs.error,
    retry: () => {
      void Promise.all([locations.refetch(), jobs.refetch()]);
      history.retry();
    },
  };
}

/** Another place or other days have other cells. */
const noCell = { matrix_job: undefined, matrix_column: undefined };

function openCellOf({ matrix_job, matrix_column }: MatrixSearch, rows: readonly MatrixRow[]) {
  if (matrix_column === 'none') return { cell: null, ownCell: null };
  if (matrix_job === undefined || matrix_column === undefined)
    return { cell: null, ownCell: worstNow(rows) };
  return { cell: { job_id: matrix_job, column: matrix_column }, ownCell: null };
}

function useMatrixSearch() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: MatrixSearch, { replace = false } = {}) =>
    void navigate({
      ...{ to: '/monitoring', search: { ...search, ...change } },
      ...{ resetScroll: false, replace },
    });
  return [matrixSearch(search), choose] as const;
}
