import { demoId, foundedAt } from './demo-id.ts';
import { locationTags } from './site-tags.ts';
import type { DemoTag } from './site-tags.ts';

/** A device of the demo, in the form of the store. */
export interface DemoDevice {
  device_id: string;
  serial: string;
  name: string;
  tag_id: string | null;
  notes: string;
  created_time: string;
}

/** The serial of the device of a place of work. */
export function serialOf({ name }: DemoTag): string {
  return `SM-${String(200 + (name.length % 9) * 13)}`;
}

/** A device that is not used any more. */
export const retiredDevice = device('SM-118', {
  name: 'Old first aid room',
  notes: 'Display broken',
});

/** The devices in use, each at its place, and the retired one. */
export const siteDevices: readonly DemoDevice[] = [
  ...locationTags.map((location) =>
    device(serialOf(location), { name: location.name, tag_id: location.tag_id }),
  ),
  retiredDevice,
];

function device(serial: string, more: Partial<DemoDevice>): DemoDevice {
  const created_time = new Date(foundedAt).toISOString();
  const device_id = demoId(foundedAt, `device ${serial}`);
  return { ...{ device_id, serial, name: '', tag_id: null, notes: '', created_time }, ...more };
}
