import { expect, test } from 'vitest';
import { fakeCopy } from '../fake-copy.ts';
import type { FakeTest } from '../fake-copy.ts';
import { testDetails } from './test-details.ts';

const now = Date.parse('2026-11-20T05:42:00Z');
const users = [{ user_id: 'ben', name_first: 'Ben' }];
const admin = { user_id: 'admin', access: 'admin', tag_id: null };
const manager = { user_id: 'sue', access: 'view, view_measure', tag_id: null };

const whole = (measurements: FakeTest[], user_id = 'admin') =>
  testDetails.run(
    fakeCopy({ users, measurements, permissions: [admin, manager] }),
    { measurement_id: 'test-000000' },
    { now, user_id },
  );

test('[MEAS-13] all known data is shown, and an unknown question says so instead of its answer', async () => {
  const survey = [
    { type: 'text', question: 'Slept?', value: 'Well' },
    { type: 'slider', question: 'Thirst?', value: 3 },
  ];
  const metadata = { survey, firmware: '2.1', latitude: -31.9, longitude: 115.8 };
  const test = await whole([{ user_id: 'ben', value: 72, time: now, metadata }]);
  expect(test?.answers.map(({ answer }) => answer)).toEqual(['Well', 'Unsupported Question Type']);
  expect(test?.facts).toEqual([{ key: 'firmware', label: 'Firmware', text: '2.1' }]);
  expect(test?.place).toEqual({ lat: -31.9, lon: 115.8 });
  expect(test).toMatchObject({ statusWord: 'Mildly Dehydrated', kind: { unit: 'mOsm' } });
});

test('raw data of the device is for admins', async () => {
  const tests = [{ user_id: 'ben', value: 72, time: now, raw_data: { volts: 3 } }];
  expect((await whole(tests))?.raw).toBe('{\n  "volts": 3\n}');
  expect((await whole(tests, 'sue'))?.raw).toBeNull();
});

test.each([
  [100, { by: -28, isDetectable: true }],
  [97.5, { by: -25.5, isDetectable: false }],
  [72, { by: 0, isDetectable: false }],
])('after %d the change is %j', async (value, change) => {
  const before = { user_id: 'ben', value, time: now - 1000 };
  const invalid = { user_id: 'ben', value: 5, time: now - 500, valid: false };
  const found = await whole([{ user_id: 'ben', value: 72, time: now }, invalid, before]);
  expect(found?.change).toMatchObject(change);
});

test('a first test has no change, nor has an invalid one', async () => {
  expect((await whole([{ user_id: 'ben', value: 72, time: now }]))?.change).toBeNull();
  const tests = [
    { user_id: 'ben', value: 72, time: now, valid: false },
    { user_id: 'ben', value: 60, time: now - 1 },
  ];
  expect((await whole(tests))?.change).toBeNull();
});
