import { expect, test } from 'vitest';
import { noteOf } from './work-account-client.ts';

const departure = { email: 'ana@acme.example', wants_code: true, redirect: '/people' };

test('a note is read as it was written', () => {
  for (const note of [
    { purpose: 'sign_in', departure, has_retried: false },
    {
      purpose: 'sign_in',
      departure: { email: 'a@b.example', wants_code: false },
      has_retried: true,
    },
    { purpose: 'test', has_retried: false },
  ]) {
    expect(noteOf(JSON.stringify(note))).toEqual(note);
  }
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"purpose":"sign_in"}',
  '{"purpose":"sign_in","departure":null}',
  '{"purpose":"sign_in","departure":{"email":1}}',
  '{"purpose":"other"}',
])('%s is not a note', (text) => {
  expect(noteOf(text)).toBeNull();
});

test('unknown fields of a note are left out', () => {
  const text = '{"purpose":"sign_in","departure":{"email":"a","redirect":1,"x":2},"more":3}';
  expect(noteOf(text)).toEqual({
    purpose: 'sign_in',
    departure: { email: 'a', wants_code: false },
    has_retried: false,
  });
});
