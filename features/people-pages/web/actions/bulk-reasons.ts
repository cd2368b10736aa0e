import type { Refusals } from '#people/domain';
import { actionTexts } from './action-texts.ts';

/** The fields of a chosen person that decide which actions are possible. */
export interface Chosen {
  is_hidden: boolean;
  refusals: Refusals;
}

export type BulkAction = 'hide' | 'unhide' | 'addTags' | 'removeTags' | 'merge' | 'remove';

/**
 * Message why an action is not possible with the chosen people; null if it is possible with some of
 * them, as the server reports the others. Tags are added to everybody or nobody.
 */
export function bulkReason(
  action: BulkAction,
  chosen: readonly Chosen[],
  online: boolean,
): string | null {
  if (!online) return actionTexts.needsConnection;
  if (action === 'merge') return mergeReason(chosen);
  const reasons = chosen.flatMap(({ refusals }) => refusals[fieldOf[action]] ?? []);
  const [first = null] = reasons;
  if (action === 'addTags' || action === 'removeTags') {
    if (reasons.length === 0 || chosen.length === 1) return first;
    return actionTexts.refused(reasons.length);
  }
  return reasons.length < chosen.length ? null : first;
}

const fieldOf = {
  hide: 'hide',
  unhide: 'hide',
  addTags: 'giveTags',
  removeTags: 'label',
  remove: 'remove',
} as const;

/** A merge requires exactly two people. */
function mergeReason(chosen: readonly Chosen[]): string | null {
  const [a, b] = chosen;
  if (a === undefined || b === undefined || chosen.length > 2) return actionTexts.exactlyTwo;
  const oneWay = a.refusals.mergeAway ?? b.refusals.mergeInto;
  return oneWay === null ? null : (b.refusals.mergeAway ?? a.refusals.mergeInto);
}
