export { strategyFeature } from './feature.ts';
