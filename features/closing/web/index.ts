export { closingFeature } from './feature.tsx';
export { ClosingBanner } from './closing-banner.tsx';
export type { ClosingRouteOptions } from './feature.tsx';
