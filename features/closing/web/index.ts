export { closingFeature } from './feature.ts';
export { ClosingBanner } from './closing-banner.tsx';
export type { ClosingRouteOptions } from './routes.tsx';
