import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newerFirmware, newestFirmwares } from './firmware.ts';

const reader = (firmware: string, model = 'Reader', retired = false) => ({
  model,
  firmware,
  retired,
});

test('2.10 is newer than 2.9, and each model has its own newest', () => {
  const devices = [
    reader('2.9.1'),
    reader('2.10.0'),
    reader('7.0', 'Patch'),
    reader('', 'reader '),
  ];
  const newest = newestFirmwares(devices);
  expect(devices.map((device) => newerFirmware(device, newest))).toEqual([
    '2.10.0',
    null,
    null,
    null,
  ]);
});

test('a retired device has no warning, but its firmware counts', () => {
  const newest = newestFirmwares([reader('1'), reader('3', 'Reader', true)]);
  expect(newerFirmware(reader('1'), newest)).toBe('3');
  expect(newerFirmware(reader('1', 'Reader', true), newest)).toBeNull();
});

test('at least one device of each model has no warning, in any order of the devices', () => {
  const version = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 3 });
  const device = fc
    .record({ version, model: fc.constantFrom('a', 'b') })
    .map(({ version: parts, model }) => reader(parts.join('.'), model));
  fc.assert(
    fc.property(fc.array(device, { minLength: 1, maxLength: 20 }), (devices) => {
      const newest = newestFirmwares(devices);
      expect(newestFirmwares(devices.toReversed())).toEqual(newest);
      for (const { model } of devices) {
        const ofModel = devices.filter((each) => each.model === model);
        expect(ofModel.some((each) => newerFirmware(each, newest) === null)).toBe(true);
      }
    }),
  );
});
