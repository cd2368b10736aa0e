export { strategyFeature } from './feature.ts';
export { findStrategies } from './strategy-store.ts';
