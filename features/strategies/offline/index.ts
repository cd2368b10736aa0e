export { strategyFeature } from './feature.ts';
export { strategyList, strategyOfPerson } from './strategy-rows.ts';
export type { NamedStrategy } from './strategy-rows.ts';
