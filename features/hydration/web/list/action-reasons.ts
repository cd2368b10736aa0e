import type { ListedTest } from '#hydration/offline';
import { testActionTexts } from '#measurements/web';

export const selectionActions = [
  'addTags',
  'markInvalid',
  'markValid',
  'remove',
  'restore',
] as const;
export type SelectionAction = (typeof selectionActions)[number];

/** What of a test decides what can be done with it. */
export type ActionSubject = Pick<ListedTest, 'may' | 'valid' | 'active' | 'unsent' | 'isHigh'>;

/** The tests of a choice with which something can be done. */
export function meantBy<Test extends ActionSubject>(
  action: SelectionAction,
  tests: readonly Test[],
): Test[] {
  return tests.filter((test) => reasonOf(action, test) === null);
}

/** Why something cannot be done with any of the tests chosen; null where it can with some of them. */
export function bulkReason(
  action: SelectionAction,
  tests: readonly ActionSubject[],
  online: boolean,
): string | null {
  if (!online) return testActionTexts.needsLine;
  const reasons = new Set(tests.map((test) => reasonOf(action, test)));
  if (reasons.has(null)) return null;
  const [first = testActionTexts.none] = reasons;
  return reasons.size > 1 ? testActionTexts.none : first;
}

/** Why something cannot be done with one test; null where it can. */
export function reasonOf(action: SelectionAction, test: ActionSubject): string | null {
  const { may, valid, active, unsent, isHigh } = test;
  if (unsent !== null) return testActionTexts.unsent;
  if (action === 'remove' || action === 'restore') {
    if (!may.remove) return testActionTexts.mayNotRemove;
    return active === (action === 'remove') ? null : testActionTexts.already;
  }
  if (!may.edit) return testActionTexts.mayNotEdit;
  if (action === 'markInvalid') return valid ? null : testActionTexts.already;
  // Whoever has looked at a high reading says so with it.
  if (action === 'markValid') return valid && !isHigh ? testActionTexts.already : null;
  return null;
}
