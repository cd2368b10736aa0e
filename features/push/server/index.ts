export { pushFeature } from './feature.ts';
export type { PushParts as PushFeatureParts } from './feature.ts';
export { openPush } from './push-service.ts';
export { pushTask } from './push-task.ts';
export type { PushOptions, PushService } from './push-service.ts';
export type { AcknowledgeNotice, PushCallServices } from './push-routes.ts';
export type {
  OnPushResult,
  PushHooks,
  PushResult,
  PushTaskOptions,
  RefusalOfPush,
} from './push-task.ts';
export { removePush, sendPush, withdrawPush } from './send-push.ts';
export { findSubscribers } from './subscription-store.ts';
