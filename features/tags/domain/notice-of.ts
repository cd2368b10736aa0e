import { dehydrationNotice } from '#tags/contract';
import type { DehydrationNotice, Tag } from '#tags/contract';

/** Who hears of dehydration, as a tag keeps it; nobody until that is said in a way that can be read. */
export function noticeOf(metadata: Tag['metadata']): DehydrationNotice {
  const { _notify_hydration, _notify_hydration_to } = dehydrationNotice.shape;
  const isOn = _notify_hydration.safeParse(metadata['_notify_hydration']);
  const to = _notify_hydration_to.safeParse(metadata['_notify_hydration_to']);
  return {
    _notify_hydration: isOn.success && isOn.data,
    _notify_hydration_to: to.success ? to.data : [],
  };
}

/** The same people hear of the same, in whichever order they are named. */
export function isSameNotice(a: DehydrationNotice, b: DehydrationNotice): boolean {
  const keyOf = (notice: DehydrationNotice) => notice._notify_hydration_to.toSorted().join();
  return a._notify_hydration === b._notify_hydration && keyOf(a) === keyOf(b);
}
