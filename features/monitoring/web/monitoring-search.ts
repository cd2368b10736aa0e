import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import { crewSearch, hoursSearch, matrixSearch } from '#heat/web';
import { monitoringPage } from '#monitoring/domain';
import { param, searchReader } from '#packages/kit';

/** The location of the list of what needs attention. */
export const attentionSearch = searchReader({ now_location: param.id });

const phone = searchReader({
  /** The location of the Now screen. */
  now_location: param.id,
  /** 'full': a phone shows the whole overview, not the Now screen. */
  view: param.oneOf(['full']),
});

/** What a phone shows: the Now screen, unless the URL asks for something of the whole overview. */
export function isNowSearch(search: Record<string, unknown>): boolean {
  return Object.keys(search).every((key) => key === 'now_location');
}

/**
 * The URL search: the filter and the choices of the risk matrix, or the location of a crew card or
 * planner. The rest is of the phone.
 */
export function monitoringSearch(search: Record<string, unknown>): object {
  const { crew_card, best_hours } = search;
  // The crew card and the planner replace the cards, and have no filter.
  if (typeof crew_card === 'string') return crewSearch(search);
  if (typeof best_hours === 'string') return hoursSearch(search);
  const filter = dashboardFilterFromSearch(search, monitoringPage);
  return {
    ...searchFromDashboardFilter(filter, monitoringPage),
    ...matrixSearch(search),
    ...phone(search),
  };
}
