export { createCallBuckets } from './call-buckets.ts';
export type { CallBuckets } from './call-buckets.ts';
export type { DeviceState } from './device-state.ts';
export { isDeviceToken, serialKey, tokenFrom } from './device-token.ts';
export { deviceRows, nameOf, shownDevices } from './shown-devices.ts';
export type { DeviceQuery, DeviceRow } from './shown-devices.ts';
