import { beforeEach, expect, test } from 'vitest';
import { tellRefusal } from './tell-refusal.ts';
import { forgetToasts, keptToasts } from './toasts.ts';

beforeEach(() => forgetToasts());

test('errors of fields are left to the form', () => {
  const errors = { name: 'This name is taken.' };
  expect(tellRefusal({ message: 'Refused', detail: null, errors })).toEqual(errors);
  expect(keptToasts()).toEqual([]);
});

test('any other error is a toast, with its second line', () => {
  expect(tellRefusal({ message: 'Refused', detail: 'Too late.', errors: {} })).toEqual({});
  expect(keptToasts()).toMatchObject([{ kind: 'problem', text: 'Refused', detail: 'Too late.' }]);
});
