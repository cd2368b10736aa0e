import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import { crewSearch, hoursSearch, matrixSearch } from '#heat/web';
import { monitoringPage } from '#monitoring/domain';

/**
 * The URL search: the filter and the choices of the risk matrix, or the location of a crew card or
 * planner.
 */
export function monitoringSearch(search: Record<string, unknown>): object {
  const { crew_card, best_hours } = search;
  // The crew card and the planner replace the cards, and have no filter.
  if (typeof crew_card === 'string') return crewSearch(search);
  if (typeof best_hours === 'string') return hoursSearch(search);
  const filter = dashboardFilterFromSearch(search, monitoringPage);
  return { ...searchFromDashboardFilter(filter, monitoringPage), ...matrixSearch(search) };
}
