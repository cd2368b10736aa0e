export {
  configurationFromText,
  defaultConfiguration,
  moved,
  shownCards,
  textOfConfiguration,
  withOptions,
} from './dashboard-configuration.ts';
export {
  dashboardFilterFromSearch,
  isNarrowed,
  ofEverybody,
  searchFromDashboardFilter,
} from './dashboard-filter.ts';
export type { DashboardFilter, DashboardSearch } from './dashboard-filter.ts';
export { offeredCards } from './offered-cards.ts';
export { reportTitle } from './report-title.ts';
export { statesWords } from './states-words.ts';
