import { expect, test } from 'vitest';
import { testDeedTexts } from '#measurements/web';
import { bulkReason, listDeeds, meantBy, reasonOf } from './deed-reasons.ts';
import type { DeedSubject } from './deed-reasons.ts';

const subject = (parts: Partial<DeedSubject> = {}): DeedSubject => ({
  ...{ valid: true, active: true, unsent: null, isHigh: false },
  may: { edit: true, remove: true },
  ...parts,
});
const locked = subject({ may: { edit: false, remove: false } });

test('without a line, without a right or before it is sent nothing can be done', () => {
  for (const deed of listDeeds) {
    expect(bulkReason(deed, [subject()], false)).toBe(testDeedTexts.needsLine);
    expect(reasonOf(deed, locked)).toMatch(/^You do not have permission/);
    expect(reasonOf(deed, subject({ unsent: { state: 'waiting', reason: null } }))).toBe(
      testDeedTexts.unsent,
    );
  }
});

test('marking wants what is not so yet, but a high reading can be confirmed', () => {
  expect(reasonOf('markValid', subject())).toBe(testDeedTexts.already);
  expect(reasonOf('markValid', subject({ isHigh: true }))).toBeNull();
  expect(reasonOf('markInvalid', subject({ valid: false }))).toBe(testDeedTexts.already);
  expect(reasonOf('restore', subject())).toBe(testDeedTexts.already);
  expect(reasonOf('restore', subject({ active: false }))).toBeNull();
});

test('of a choice those are meant with whom it can be done', () => {
  const mine = subject();
  expect(meantBy('remove', [mine, locked])).toEqual([mine]);
  expect(bulkReason('remove', [mine, locked], true)).toBeNull();
  expect(bulkReason('remove', [locked, locked], true)).toBe(testDeedTexts.mayNotRemove);
  expect(bulkReason('remove', [locked, subject({ active: false })], true)).toBe(testDeedTexts.none);
});
