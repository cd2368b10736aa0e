export {
  listSeasonChanges,
  listSeasonRows,
  mostChanges,
  readSeason,
  readSeasonHours,
  readSeasonPlans,
} from './season-endpoints.ts';
export { fewestCases, seasonHours, shareFigures } from './season-figures.ts';
export type {
  HourCounts,
  SeasonCounts,
  SeasonFigures,
  SeasonHours,
  SeasonPlans,
  ShareFigure,
} from './season-figures.ts';
export { seasonMessages } from './season-messages.ts';
export { openFigures } from './season-rows.ts';
export type { OpenFigure, RowOf, SeasonRows } from './season-rows.ts';
