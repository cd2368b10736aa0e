export { createCallBuckets } from './call-buckets.ts';
export type { CallBuckets } from './call-buckets.ts';
export type { DeviceRow, DeviceState } from './shown-devices.ts';
export { isDeviceToken, serialKey, tokenFrom } from './device-token.ts';
export { deviceRows, nameOf, shownDevices } from './shown-devices.ts';
