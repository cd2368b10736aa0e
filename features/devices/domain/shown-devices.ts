import { matchesSearch } from '#packages/kit';
import type { Device } from '#devices/contract';
import { newerFirmware, newestFirmwares } from './firmware.ts';

export type DeviceState = 'active' | 'idle' | 'retired';

/** A row of the device list. */
export interface DeviceRow {
  device: Device;
  state: DeviceState;
  /** The newest firmware of its model, if its own is older. */
  newer: string | null;
  /** Name of its location; empty for none. */
  place: string;
  /** The last recorder; empty if none is named. */
  user: string;
}

/** Query of the list. */
export interface DeviceQuery {
  search: string;
  sort: string;
  descending: boolean;
  page: number;
  size: number;
}

/** Rows of the list in the order of the devices. */
export function deviceRows(
  devices: readonly Device[],
  placeOf: (tag_id: string) => string,
  now: number,
): DeviceRow[] {
  const newest = newestFirmwares(devices);
  return devices.map((device) => ({
    device,
    state: deviceState(device, now),
    newer: newerFirmware(device, newest),
    place: device.tag_id === null ? '' : placeOf(device.tag_id),
    user: device.last_used_by === null ? '' : nameOf(device.last_used_by),
  }));
}

/** First and last name as one. */
export function nameOf({ name_first, name_last }: { name_first: string; name_last: string }) {
  return `${name_first} ${name_last}`.trim();
}

/** The rows that match the search, sorted; missing values come last. */
export function shownDevices(
  rows: readonly DeviceRow[],
  { search, sort, descending }: Pick<DeviceQuery, 'search' | 'sort' | 'descending'>,
): DeviceRow[] {
  const found = rows.filter(({ device, place, user }) =>
    matchesSearch(search, [device.serial, device.name, device.model, place, user, device.notes]),
  );
  const sign = descending ? -1 : 1;
  return found.toSorted((a, b) => {
    const [left, right] = [valueOf(a, sort), valueOf(b, sort)];
    if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
    return sign * natural.compare(left, right) || natural.compare(a.device.serial, b.device.serial);
  });
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const stateOrder: Record<DeviceState, string> = { active: '1', idle: '2', retired: '3' };

function valueOf({ device, state, place, user }: DeviceRow, sort: string): string {
  switch (sort) {
    case 'name':
    case 'model':
    case 'hardware_version':
    case 'firmware':
    case 'app_version':
      return device[sort];
    case 'tests_30_days':
    case 'tests_all':
      return String(device[sort]);
    case 'last_used_time':
      return device.last_used_time ?? '';
    case 'last_used_by':
      return user;
    case 'place':
      return place;
    case 'state':
      return stateOrder[state];
    default:
      return device.serial;
  }
}

/** Milliseconds without use after which a device counts as idle. */
export const idleAfter = 30 * 86_400_000;

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
