import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DateFilter } from '#measurements/contract';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';
import { monitoringPage } from '#monitoring/domain';

/** The filter in the address, and the way to change it. */
export function useMonitoringFilter(): [DateFilter, (filter: DateFilter) => void] {
  const filter = filterFromSearch(useSearch({ strict: false }), monitoringPage);
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/monitoring', search: searchFromFilter(next, monitoringPage) }),
  ];
}
