// A push service and browsers with subscriptions, as RFC 8030 and 8291 describe them.
export { createTestBrowser, startPushStandIn } from './push-stand-in.ts';
export type { PushStandIn, ReceivedPush, TestBrowser } from './push-stand-in.ts';
