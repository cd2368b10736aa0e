import { useNavigate, useSearch } from '@tanstack/react-router';
import { matrixSearch } from '#heat/web';
import type { DateFilter } from '#measurements/contract';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';
import { monitoringPage } from '#monitoring/domain';

/** The filter in the address, and the way to change it. */
export function useMonitoringFilter(): [DateFilter, (filter: DateFilter) => void] {
  const search = useSearch({ strict: false });
  const filter = filterFromSearch(search, monitoringPage);
  const navigate = useNavigate();
  return [
    filter,
    (next) => {
      const chosen = searchFromFilter(next, monitoringPage);
      // Whom the cards count does not move the risk matrix to another place.
      void navigate({ to: '/monitoring', search: { ...chosen, ...matrixSearch(search) } });
    },
  ];
}
