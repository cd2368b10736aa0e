import { expect, test } from 'vitest';
import type { Device } from '#devices/contract';
import { deviceRows, shownDevices } from './shown-devices.ts';

const now = Date.parse('2026-11-22T00:00:00.000Z');
const device = (serial: string, more: Partial<Device> = {}): Device => ({
  ...{ device_id: serial, serial, name: '', model: '', hardware_version: '', firmware: '' },
  ...{ app_version: '', tag_id: null, notes: '', retired: false, tests_30_days: 0, tests_all: 0 },
  ...{ created_time: '2026-11-21T00:00:00.000Z', last_used_time: null, last_used_by: null },
  ...{ tokens: [], ...more },
});
const rows = deviceRows(
  [
    device('WR-10', { tests_all: 9, last_used_time: '2026-11-20T00:00:00.000Z', tag_id: 'n' }),
    device('WR-9', { tests_all: 100, last_used_by: { name_first: 'Mei', name_last: 'Chan' } }),
    device('A-1', { name: 'Gate', retired: true }),
  ],
  (tag_id) => (tag_id === 'n' ? 'North face' : ''),
  now,
);
const shown = (sort: string, descending = false, search = '') =>
  shownDevices(rows, { sort, descending, search }).map(({ device: { serial } }) => serial);

test('serials and counts are sorted naturally', () => {
  expect(shown('serial')).toEqual(['A-1', 'WR-9', 'WR-10']);
  expect(shown('tests_all', true)).toEqual(['WR-9', 'WR-10', 'A-1']);
});

test('missing values come last in both directions', () => {
  expect(shown('last_used_time')).toEqual(['WR-10', 'A-1', 'WR-9']);
  expect(shown('last_used_time', true)).toEqual(['WR-10', 'A-1', 'WR-9']);
  expect(shown('state', true)[0]).toBe('A-1');
});

test.each([
  ['gate', ['A-1']],
  ['north', ['WR-10']],
  ['chan', ['WR-9']],
  ['wr', ['WR-9', 'WR-10']],
  ['nothing of the kind', []],
])('the search %s finds devices by the texts of their row', (search, serials) => {
  expect(shown('serial', false, search)).toEqual(serials);
});
