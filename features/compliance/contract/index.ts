export { listComplianceRows, readCompliance } from './compliance-endpoints.ts';
export { complianceMessages } from './compliance-messages.ts';
export { answerTime, complianceFigures, scoreBands, scoredFigures, share } from './figures.ts';
export type {
  ComplianceFigures,
  GroupFigures,
  ScoreBand,
  ScoredFigure,
  Share,
  TagFigures,
} from './figures.ts';
export { mostRows, openFigures } from './open-figures.ts';
export type { OpenFigure } from './open-figures.ts';
export { checkPeriod, periodFields } from './period-fields.ts';
export { daysOfPeriod, firstDay, isPeriod, longestPeriod, usualPeriod } from './period.ts';
export { alertRow, retestRow, testRow } from './rows.ts';
export type { FigureRows, RowOf } from './rows.ts';
