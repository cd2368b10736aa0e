import { expect, test } from 'vitest';
import { defaultDeviceQuery, deviceQueryOf, searchOfDeviceQuery } from './device-search.ts';

test('a query survives conversion to a URL and back, without defaults', () => {
  expect(searchOfDeviceQuery(defaultDeviceQuery)).toEqual({});
  const asked = { ...defaultDeviceQuery, search: 'gate', sort: 'serial', descending: false };
  const address = searchOfDeviceQuery(asked);
  expect(address).toEqual({ search: 'gate', sort: 'serial', descending: false });
  expect(deviceQueryOf(address)).toEqual(asked);
});

test('invalid values in a URL take their default', () => {
  expect(deviceQueryOf({ page: 'x', size: 0, descending: 7, sort: [] })).toEqual(
    defaultDeviceQuery,
  );
});
