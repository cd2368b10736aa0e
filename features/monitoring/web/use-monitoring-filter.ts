import { useNavigate, useSearch } from '@tanstack/react-router';
import { matrixSearch } from '#heat/web';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { monitoringPage } from '#monitoring/domain';

/** The filter in the URL, and navigation to another one. */
export function useMonitoringFilter(): [DashboardFilter, (filter: DashboardFilter) => void] {
  const search = useSearch({ strict: false });
  const filter = dashboardFilterFromSearch(search, monitoringPage);
  const navigate = useNavigate();
  return [
    filter,
    (next) => {
      const chosen = searchFromDashboardFilter(next, monitoringPage);
      // The people filter keeps the place of the risk matrix.
      void navigate({ to: '/monitoring', search: { ...chosen, ...matrixSearch(search) } });
    },
  ];
}
