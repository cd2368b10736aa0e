export { HeatMapPage } from './heat-map-page.ts';
export { RiskMatrixPage } from './risk-matrix-page.ts';
