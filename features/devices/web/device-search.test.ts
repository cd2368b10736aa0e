import { expect, test } from 'vitest';
import { defaultDeviceQuery, deviceQueryOf, searchOfDeviceQuery } from './device-search.ts';

test('an address gives its question back, and says nothing of what is usual', () => {
  expect(searchOfDeviceQuery(defaultDeviceQuery)).toEqual({});
  const asked = { ...defaultDeviceQuery, search: 'gate', sort: 'serial', descending: false };
  const address = searchOfDeviceQuery(asked);
  expect(address).toEqual({ search: 'gate', sort: 'serial', descending: false });
  expect(deviceQueryOf(address)).toEqual(asked);
});

test('what cannot be read of an address takes its default', () => {
  expect(deviceQueryOf({ page: 'x', size: 0, descending: 7, sort: [] })).toEqual(
    defaultDeviceQuery,
  );
});
