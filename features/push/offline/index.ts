export { registerPush } from './push-events.ts';
export type { PushScope } from './push-events.ts';
