import { expect, test } from 'vitest';
import { newMeasurement } from '#measurements/contract';
import {
  draftErrors,
  draftToLinks,
  draftToMeasurement,
  linkErrors,
  measurementToDraft,
} from './measurement-draft.ts';
import type { MeasurementDraft } from './measurement-draft.ts';

const now = Date.UTC(2026, 10, 20, 5, 42);
const draft: MeasurementDraft = {
  measurement_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789ab',
  user_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789ac',
  type: 'sosm',
  custom_id: null,
  value: '72',
  created_time: now,
  valid: true,
  tag_ids: [],
  notes: '',
  rpe: null,
  links: [],
  survey: [],
};

test.each([
  ['', 'Value is required'],
  ['   ', 'Value is required'],
  ['wet', 'Value must be a number'],
  ['1e3', 'Value must be a number'],
  ['Infinity', 'Value must be a number'],
  ['-1', 'Value must be between 0 and 100000'],
  ['100000.1', 'Value must be between 0 and 100000'],
  ['0', undefined],
  ['100000', undefined],
  ['71,5', undefined],
])('value %j: %s', (value, message) => {
  expect(draftErrors({ ...draft, value }, now).value).toBe(message);
});

test.each([
  [null, 'Time is not valid'],
  [Number.NaN, 'Time is not valid'],
  [now + 300_001, 'Time cannot be more than 5 minutes in the future'],
  [now + 300_000, undefined],
  [0, undefined],
])('time %s: %s', (created_time, message) => {
  expect(draftErrors({ ...draft, created_time }, now).created_time).toBe(message);
});

test('a note has at most 2000 characters', () => {
  expect(draftErrors({ ...draft, notes: 'x'.repeat(2000) }, now)).toEqual({});
  expect(draftErrors({ ...draft, notes: 'x'.repeat(2001) }, now).notes).toBe(
    'Notes can have at most 2000 characters',
  );
});

test('the call accepts a draft without errors', () => {
  const sent = draftToMeasurement({ ...draft, value: '71,5', notes: ' dry ', rpe: 4 }, 'UTC');
  expect(newMeasurement.parse(sent)).toMatchObject({
    value: 71.5,
    created_time: '2026-11-20T05:42:00.000Z',
    metadata: { notes: 'dry', rpe: 4, timezone: 'UTC' },
    tag_ids: [],
    custom_id: null,
  });
});

test.each([
  draft,
  { ...draft, value: '71.5', notes: 'after lunch', rpe: 0, valid: false, tag_ids: ['t'] },
  { ...draft, value: '8', checked: true as const },
  { ...draft, type: 'sweat' as const, value: '1000', created_time: now + 59_999 },
  {
    ...{ ...draft, type: 'custom' as const, custom_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789ad' },
    links: [
      {
        link_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789ae',
        link_type_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789af',
        value: '81.5',
      },
    ],
  },
])('a sent test fills the form again: %j', (typed) => {
  expect(measurementToDraft(draftToMeasurement(typed, 'Australia/Perth'))).toEqual(typed);
});

const typed = (value: string, link_type_id = 'weight') => ({ link_id: 'l', link_type_id, value });

test('empty values are not sent; a comma is a decimal point', () => {
  expect(linkErrors([typed(' '), typed('81,5', 'core')])).toEqual({});
  expect(draftToLinks([typed(' '), typed('81,5', 'core')])).toEqual([
    { link_id: 'l', link_type_id: 'core', value: 81.5 },
  ]);
});

test.each([
  ['much', 'Value must be a number'],
  ['1e3', 'Value must be a number'],
  ['-1', 'Value must be between 0 and 100000'],
  ['100001', 'Value must be between 0 and 100000'],
])('%s is reported at its field: %s', (value, sentence) => {
  expect(linkErrors([typed(value), typed('1', 'core')])).toEqual({ weight: sentence });
});
