// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createAuthStore, recordOf } from './auth-store.ts';

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

test('[AUTH-20] a complete record is read as it was written', () => {
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
])('%s is no sign-in', (text) => {
  expect(recordOf(text)).toBeNull();
});

test('an error in a listener is reported, and the other listeners are still called', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const store = createAuthStore();
  store.keep(record);
  const problem = new Error('a screen is broken');
  const heard = vi.fn();
  store.onChange(() => {
    throw problem;
  });
  store.onChange(heard);
  store.clear();
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(problem);
  vi.unstubAllGlobals();
});
