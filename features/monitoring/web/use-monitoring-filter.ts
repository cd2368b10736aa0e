import { useNavigate, useSearch } from '@tanstack/react-router';
import { matrixSearch } from '#heat/web';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { monitoringPage } from '#monitoring/domain';

/** The filter in the address, and the way to change it. */
export function useMonitoringFilter(): [DashboardFilter, (filter: DashboardFilter) => void] {
  const search = useSearch({ strict: false });
  const filter = dashboardFilterFromSearch(search, monitoringPage);
  const navigate = useNavigate();
  return [
    filter,
    (next) => {
      const chosen = searchFromDashboardFilter(next, monitoringPage);
      // Whom the cards count does not move the risk matrix to another place.
      void navigate({ to: '/monitoring', search: { ...chosen, ...matrixSearch(search) } });
    },
  ];
}
