import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

const tag = '0199f000-0000-7000-8000-000000000001';
const gone = '0199f000-0000-7000-8000-000000000002';
const nameOf = (id: string) => (id === tag ? 'Day crew' : undefined);

test.each([
  ['name_first', 'Ana', 'Anna', 'First name: Ana → Anna'],
  ['email', null, 'a@b.example', 'Email: none → a@b.example'],
  ['tag_ids', [], [tag, gone], 'Tags: none → Day crew, unknown'],
  ['valid', true, false, 'Validity: valid → invalid'],
  ['active', true, false, 'State: kept → deleted'],
  ['is_hidden', false, true, 'Visibility: shown → hidden'],
  ['use_roster', false, true, 'Use roster: no → yes'],
  ['channels', { push: true, sms: false }, null, 'Channels: Push yes, Sms no → none'],
  ['trigger.threshold', 30.5, 32, 'Threshold: 30.5 → 32'],
  ['metadata._emergency_number', '', '000', 'Emergency number: none → 000'],
  ['metadata._timezone', 'UTC', 'Asia/Dubai', 'Time zone: UTC → Asia/Dubai'],
  [
    `permission.${tag}`,
    null,
    'view_user',
    'Access to Day crew: none → Can view people in Day crew',
  ],
  [
    'permission.all',
    'admin',
    null,
    'Access to all people: Can do everything except change admins and close the organisation → none',
  ],
  ['_others', null, 11, '11 other fields'],
])('a change of %s from %j to %j', (field, before, after, words) => {
  expect(changeWords({ field, before, after }, nameOf)).toBe(words);
});

test('values that are hidden or deleted are not shown as none', () => {
  const change = { before: null, after: null };
  expect(changeWords({ ...change, field: 'metadata.Shift', is_hidden: true }, nameOf)).toBe(
    'Shift: changed, values not shown',
  );
  expect(changeWords({ ...change, field: 'name_last', is_erased: true }, nameOf)).toBe(
    'Last name: values deleted',
  );
});
