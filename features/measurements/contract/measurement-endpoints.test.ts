import { expect, test } from 'vitest';
import { newMeasurement } from './measurement-endpoints.ts';

test.each([
  ['australia/brisbane', 'Australia/Brisbane'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('a test from the time zone %s is stored with %s', (timezone, stored) => {
  const row = {
    measurement_id: '01900000-0000-7000-8000-000000000001',
    user_id: '01900000-0000-7000-8000-000000000002',
    ...{ type: 'sosm', value: 60, created_time: '2026-11-24T00:00:00Z', metadata: { timezone } },
  };
  expect(newMeasurement.parse(row).metadata.timezone).toBe(stored);
});
