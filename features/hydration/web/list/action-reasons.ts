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

/** The fields of a test that decide which actions are possible. */
export type ActionSubject = Pick<ListedTest, 'may' | 'valid' | 'active' | 'unsent' | 'isHigh'>;

/** The chosen tests that an action applies to. */
export function meantBy<Test extends ActionSubject>(
  action: SelectionAction,
  tests: readonly Test[],
): Test[] {
  return tests.filter((test) => reasonOf(action, test) === null);
}

/** Message why an action is not possible with any of the chosen tests; null if it is with some. */
export function bulkReason(
  action: SelectionAction,
  tests: readonly ActionSubject[],
  online: boolean,
): string | null {
  if (!online) return testActionTexts.needsConnection;
  const reasons = new Set(tests.map((test) => reasonOf(action, test)));
  if (reasons.has(null)) return null;
  const [first = testActionTexts.none] = reasons;
  return reasons.size > 1 ? testActionTexts.none : first;
}

/** Message why an action is not possible with a test; null if it is. */
export function reasonOf(action: SelectionAction, test: ActionSubject): string | null {
  const { may, valid, active, unsent, isHigh } = test;
  if (unsent !== null) return testActionTexts.unsent;
  if (action === 'remove' || action === 'restore') {
    if (!may.remove) return testActionTexts.mayNotRemove;
    return active === (action === 'remove') ? null : testActionTexts.already;
  }
  if (!may.edit) return testActionTexts.mayNotEdit;
  if (action === 'markInvalid') return valid ? null : testActionTexts.already;
  // Marking a valid high reading as valid records that it was checked.
  if (action === 'markValid') return valid && !isHigh ? testActionTexts.already : null;
  return null;
}
