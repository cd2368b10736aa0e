export { RiskMatrixPage } from './risk-matrix-page.ts';
