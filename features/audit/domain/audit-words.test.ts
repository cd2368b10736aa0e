import { expect, test } from 'vitest';
import { actionWord, entityWord } from './audit-words.ts';

test.each([
  ['sign_in', 'Signed in'],
  ['disable_2fa', 'Turned off two-factor sign-in'],
  ['delete_me', 'Deleted own account'],
  ['set_sso', 'Changed work account settings'],
  ['prove_email', 'Confirmed email address'],
  ['merge', 'Merged with another person'],
  ['merged', 'Merged into another person'],
  // Without a label of its own.
  ['paint_fence', 'Paint fence'],
])('the action %s is shown as %s', (action, label) => {
  expect(actionWord(action)).toBe(label);
});

test.each([
  ['user', 'Person'],
  ['link', 'Linked value'],
  ['email', 'Email'],
  ['alert_rule', 'Alert rule'],
])('the object %s is shown as %s', (entity, label) => {
  expect(entityWord(entity)).toBe(label);
});
