export { monthOf, openMonths, openSince, testPoints } from './test-points.ts';
export type { MonthPoints, PointTest } from './test-points.ts';
export { tierOf } from './tier.ts';
export type { TierPlace } from './tier.ts';
