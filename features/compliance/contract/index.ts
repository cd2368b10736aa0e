export { listComplianceRows, readCompliance } from './compliance-endpoints.ts';
export { complianceMessages } from './compliance-messages.ts';
export { answerTime, scoreBands, scoredFigures } from './figures.ts';
export type {
  ComplianceFigures,
  GroupFigures,
  ScoreBand,
  ScoredFigure,
  Share,
  TagFigures,
} from './figures.ts';
export { daysOfPeriod, firstDay, longestPeriod, usualPeriod } from './period.ts';
export { mostRows, openFigures } from './rows.ts';
export type { FigureRows, OpenFigure, RowOf } from './rows.ts';
