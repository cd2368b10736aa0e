export { fewestCases, openFigures, shareFigures } from './figure-kinds.ts';
export type { OpenFigure, ShareFigure } from './figure-kinds.ts';
export {
  listSeasonChanges,
  listSeasonRows,
  mostChanges,
  readSeason,
  readSeasonHours,
  readSeasonPlans,
} from './season-endpoints.ts';
export { seasonHours } from './season-figures.ts';
export type {
  HourCounts,
  SeasonCounts,
  SeasonFigures,
  SeasonHours,
  SeasonPlans,
} from './season-figures.ts';
export { seasonMessages } from './season-messages.ts';
export type { RowOf, SeasonRows } from './season-rows.ts';
