import { expect, test } from 'vitest';
import { formErrors } from './address-problem.ts';

test('errors of single addresses are shown at the field with the address', () => {
  const errors = {
    'emails.1': 'Email is not valid',
    'emails.2': 'Addresses of your own domain do not count',
    note: 'The note cannot contain links',
  };
  expect(formErrors(errors, ['a@x.example', 'b', 'c@acme.example'])).toEqual({
    emails: 'b: Email is not valid. c@acme.example: Addresses of your own domain do not count',
    note: 'The note cannot contain links',
  });
  expect(formErrors({ emails: 'Enter 10 addresses or fewer' }, [])).toEqual({
    emails: 'Enter 10 addresses or fewer',
  });
});
