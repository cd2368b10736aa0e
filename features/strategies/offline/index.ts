export { strategyList, strategyOfPerson, strategyReads, strategyTables } from './strategy-rows.ts';
export type { NamedStrategy } from './strategy-rows.ts';
