export { askThread, startThread } from './start-thread.ts';
export type { ThreadLimits } from './start-thread.ts';
