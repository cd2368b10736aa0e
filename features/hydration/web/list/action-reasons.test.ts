import { expect, test } from 'vitest';
import { testActionTexts } from '#measurements/web';
import { bulkReason, selectionActions, meantBy, reasonOf } from './action-reasons.ts';
import type { ActionSubject } from './action-reasons.ts';

const subject = (parts: Partial<ActionSubject> = {}): ActionSubject => ({
  ...{ valid: true, active: true, unsent: null, isHigh: false },
  may: { edit: true, remove: true, note: true },
  ...parts,
});
const locked = subject({ may: { edit: false, remove: false, note: false } });

test('offline, without a right or before it is sent nothing is possible', () => {
  for (const action of selectionActions) {
    expect(bulkReason(action, [subject()], false)).toBe(testActionTexts.needsConnection);
    expect(reasonOf(action, locked)).toMatch(/^You do not have permission/);
    expect(reasonOf(action, subject({ unsent: { state: 'waiting', reason: null } }))).toBe(
      testActionTexts.unsent,
    );
  }
});

test('marking requires a change, but a high reading can be confirmed', () => {
  expect(reasonOf('markValid', subject())).toBe(testActionTexts.already);
  expect(reasonOf('markValid', subject({ isHigh: true }))).toBeNull();
  expect(reasonOf('markInvalid', subject({ valid: false }))).toBe(testActionTexts.already);
  expect(reasonOf('restore', subject())).toBe(testActionTexts.already);
  expect(reasonOf('restore', subject({ active: false }))).toBeNull();
});

test('an action applies to those chosen tests that allow it', () => {
  const mine = subject();
  expect(meantBy('remove', [mine, locked])).toEqual([mine]);
  expect(bulkReason('remove', [mine, locked], true)).toBeNull();
  expect(bulkReason('remove', [locked, locked], true)).toBe(testActionTexts.mayNotRemove);
  expect(bulkReason('remove', [locked, subject({ active: false })], true)).toBe(
    testActionTexts.none,
  );
});
