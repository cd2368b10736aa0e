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
export {
  checkPeriod,
  daysOfPeriod,
  firstDay,
  isPeriod,
  longestPeriod,
  periodFields,
  usualPeriod,
} from './period.ts';
export { alertRow, mostRows, openFigures, retestRow, testRow } from './rows.ts';
export type { FigureRows, OpenFigure, RowOf } from './rows.ts';
