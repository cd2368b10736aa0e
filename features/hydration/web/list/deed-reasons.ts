import type { ListedTest } from '#hydration/offline';
import { testDeedTexts } from '#measurements/web';

export const listDeeds = ['addTags', 'markInvalid', 'markValid', 'remove', 'restore'] as const;
export type ListDeed = (typeof listDeeds)[number];

/** What of a test decides what can be done with it. */
export type DeedSubject = Pick<ListedTest, 'may' | 'valid' | 'active' | 'unsent' | 'isHigh'>;

/** The tests of a choice with which something can be done. */
export function meantBy<Test extends DeedSubject>(deed: ListDeed, tests: readonly Test[]): Test[] {
  return tests.filter((test) => reasonOf(deed, test) === null);
}

/** Why something cannot be done with any of the tests chosen; null where it can with some of them. */
export function bulkReason(
  deed: ListDeed,
  tests: readonly DeedSubject[],
  online: boolean,
): string | null {
  if (!online) return testDeedTexts.needsLine;
  const reasons = new Set(tests.map((test) => reasonOf(deed, test)));
  if (reasons.has(null)) return null;
  const [first = testDeedTexts.none] = reasons;
  return reasons.size > 1 ? testDeedTexts.none : first;
}

/** Why something cannot be done with one test; null where it can. */
export function reasonOf(deed: ListDeed, test: DeedSubject): string | null {
  const { may, valid, active, unsent, isHigh } = test;
  if (unsent !== null) return testDeedTexts.unsent;
  if (deed === 'remove' || deed === 'restore') {
    if (!may.remove) return testDeedTexts.mayNotRemove;
    return active === (deed === 'remove') ? null : testDeedTexts.already;
  }
  if (!may.edit) return testDeedTexts.mayNotEdit;
  if (deed === 'markInvalid') return valid ? null : testDeedTexts.already;
  // Whoever has looked at a high reading says so with it.
  if (deed === 'markValid') return valid && !isHigh ? testDeedTexts.already : null;
  return null;
}
