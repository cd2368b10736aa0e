import { expect, test } from 'vitest';
import { recordOf } from './auth-store.ts';

const record = {
  user_id: 'u',
  token: 't',
  user: {
    user_id: 'u',
    org_id: 'o',
    name_first: 'Ngaio',
    name_last: 'Parata',
    email: 'n@x.example',
  },
};

test('a whole record is read as it was written', () => {
  expect(recordOf(JSON.stringify(record))).toEqual(record);
});

test.each([
  null,
  '',
  '{',
  'null',
  '"text"',
  '{}',
  JSON.stringify({ ...record, token: 7 }),
  JSON.stringify({ ...record, user: null }),
])('%s is nobody', (text) => {
  expect(recordOf(text)).toBeNull();
});
