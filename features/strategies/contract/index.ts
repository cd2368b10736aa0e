export { listStrategies, removeStrategy, saveStrategy } from './strategy-endpoints.ts';
export { strategyMessages } from './strategy-messages.ts';
export { shiftMoments, strategyPlan } from './strategy.ts';
export type { ShiftMoment, Strategy, StrategyFields, StrategyPlan } from './strategy.ts';
