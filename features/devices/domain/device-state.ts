import type { Device } from '#devices/contract';

/** Milliseconds without use after which a device counts as idle. */
export const idleAfter = 30 * 86_400_000;

export type DeviceState = 'active' | 'idle' | 'retired';

/** Whether a device is in use; without tests its age counts. */
export function deviceState(
  {
    retired,
    last_used_time,
    created_time,
  }: Pick<Device, 'retired' | 'last_used_time' | 'created_time'>,
  now: number,
): DeviceState {
  if (retired) return 'retired';
  return now - Date.parse(last_used_time ?? created_time) > idleAfter ? 'idle' : 'active';
}
