import { expect, test } from 'vitest';
import { createMeasurements } from '#measurements/contract';
import type { Copy, QueuedWrite } from '#packages/sync/offline';
import { measurementWrites } from './measurement-writes.ts';

const [kind] = measurementWrites;
const id = '018f3a1c-5b7e-7c3d-9a2b-0123456789ab';
const sent = {
  measurement_id: id,
  user_id: 'ann',
  type: 'sosm' as const,
  value: 71.5,
  created_time: '2026-11-20T05:42:00.000Z',
  valid: true,
  metadata: { timezone: 'Australia/Perth', notes: 'after lunch' },
};
const write: QueuedWrite = {
  ...{ id, kind: createMeasurements.name, method: 'POST', path: createMeasurements.path },
  ...{ state: 'waiting', reason: null, errors: {}, queued_at: 0, tries: 0, order: 1 },
  ...{ is_late: false, is_accepted: false },
  body: { measurements: [sent] },
};
const users = new Map([
  ['ann', { user_id: 'ann', name_first: 'Ann', name_last: 'A', tag_ids: ['crew'] }],
  ['me', { user_id: 'me', name_first: 'Mo', name_last: 'M', tag_ids: [] }],
]);
const copy = { rows: () => users } as unknown as Copy;

test('a waiting test is shown as the row that the server will create', () => {
  expect(kind?.rowOf(write, copy, 'me')).toMatchObject({
    measurement_id: id,
    user_id: 'ann',
    value: 71.5,
    value_f: '71.5 mOsm',
    valid: true,
    active: true,
    measured_by_user_id: 'me',
    measured_by_name_first: 'Mo',
    name_first: 'Ann',
    user_tag_ids: ['crew'],
    metadata: { notes: 'after lunch' },
  });
});

test('a refused test counts as invalid', () => {
  expect(kind?.rowOf({ ...write, state: 'refused' }, copy, 'me')).toMatchObject({ valid: false });
});

test.each([
  [{ accepted: [id], rejected: [] }, null],
  [
    {
      accepted: [],
      rejected: [
        { measurement_id: id, message: 'No', errors: { value: 'Value must be a number' } },
      ],
    },
    { reason: 'No', errors: { value: 'Value must be a number' } },
  ],
  [
    { accepted: [], rejected: [{ measurement_id: id, message: 'User not found' }] },
    { reason: 'User not found', errors: {} },
  ],
  [{}, { reason: 'The test was not stored', errors: {} }],
])('the response %j means %j', (data, refusal) => {
  expect(kind?.refusalOf(write, data)).toEqual(refusal);
});

test.each([
  ['as it was sent', {}, true],
  ['with what the server adds', { metadata: { notes: 'after lunch', baseline: {} } }, true],
  ['with another value', { value: 72 }, false],
  ['with another note', { metadata: {} }, false],
  ['of another time', { created_time: '2026-11-20T05:43:00.000Z' }, false],
  ['with a tag', { tag_ids: ['kiln'] }, false],
  ['marked invalid', { valid: false }, false],
])('a row %s is the same: %j', (_how, more, isSame) => {
  expect(kind?.isSame(write, { ...sent, ...more })).toBe(isSame);
});
