export { AccumulationPlace } from './accumulation/accumulation-place.tsx';
export { CrewCardPlace } from './crew/crew-card-place.tsx';
export { HeatBandMark } from './heat-band-mark.tsx';
export { bandColour, levelColour } from './heat-palette.ts';
export { RiskPerLocationPlace } from './locations/risk-per-location-place.tsx';
export { RiskMatrixPlace } from './matrix/risk-matrix-place.tsx';
export { RiskBadge } from './risk-badge.tsx';
export { RiskBars } from './risk-bars.tsx';
export { heatRoutes } from './routes.tsx';
