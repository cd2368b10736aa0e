export {
  changeDevice,
  createDevice,
  devicesPage,
  listDevices,
  makeDeviceToken,
  revokeDeviceToken,
} from './device-endpoints.ts';
export { deviceMessages } from './device-messages.ts';
export type { Device, DeviceToken } from './device.ts';
