import { expect, test } from 'vitest';
import { retiredDevice, serialOf, siteDevices } from './site-devices.ts';
import { locationTags } from './site-tags.ts';

test('no two devices share a serial or an id', () => {
  expect(new Set(siteDevices.map(({ serial }) => serial)).size).toBe(siteDevices.length);
  expect(new Set(siteDevices.map(({ device_id }) => device_id)).size).toBe(siteDevices.length);
});

test('each place of work has its device, and the retired one has no place', () => {
  for (const location of locationTags) {
    const device = siteDevices.find(({ tag_id }) => tag_id === location.tag_id);
    expect(device).toMatchObject({ serial: serialOf(location), name: location.name });
  }
  expect(retiredDevice.tag_id).toBeNull();
});
