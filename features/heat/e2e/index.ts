export { BestHoursPage } from './best-hours-page.ts';
export type { ShownShift } from './best-hours-page.ts';
export { HeatMapPage } from './heat-map-page.ts';
export { RiskMatrixPage } from './risk-matrix-page.ts';
