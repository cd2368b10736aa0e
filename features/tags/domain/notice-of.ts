import { dehydrationNotice } from '#tags/contract';
import type { DehydrationNotice, Tag } from '#tags/contract';

/**
 * Who is notified of dehydration, from the metadata of a tag; nobody if it is missing or invalid.
 */
export function noticeOf(metadata: Tag['metadata']): DehydrationNotice {
  const { _notify_hydration, _notify_hydration_to } = dehydrationNotice.shape;
  const isOn = _notify_hydration.safeParse(metadata['_notify_hydration']);
  const to = _notify_hydration_to.safeParse(metadata['_notify_hydration_to']);
  return {
    _notify_hydration: isOn.success && isOn.data,
    _notify_hydration_to: to.success ? to.data : [],
  };
}

/** Whether two notices have the same recipients, in any order. */
export function isSameNotice(a: DehydrationNotice, b: DehydrationNotice): boolean {
  const keyOf = (notice: DehydrationNotice) => notice._notify_hydration_to.toSorted().join();
  return a._notify_hydration === b._notify_hydration && keyOf(a) === keyOf(b);
}
