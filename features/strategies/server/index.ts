export { strategies } from './migrations/2026-11-23-strategies.ts';
export { strategyExport } from './strategy-export.ts';
export { strategyCalls } from './strategy-routes.ts';
export { strategySync } from './strategy-sync.ts';
export { storeStrategy } from './strategy-store.ts';
