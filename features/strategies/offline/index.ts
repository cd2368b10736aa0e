export { strategyFeature } from './feature.ts';
export { activeStrategies, strategyList, strategyOfPerson } from './strategy-rows.ts';
export type { NamedStrategy } from './strategy-rows.ts';
