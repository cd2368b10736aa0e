export { createCallBuckets } from './call-buckets.ts';
export type { CallBuckets } from './call-buckets.ts';
export { isDeviceToken, serialKey, tokenFrom } from './device-token.ts';
