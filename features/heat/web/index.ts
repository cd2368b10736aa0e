export { HeatBandMark } from './heat-band-mark.tsx';
export { bandColour, levelColour } from './heat-palette.ts';
export { RiskBadge } from './risk-badge.tsx';
export { RiskBars } from './risk-bars.tsx';
