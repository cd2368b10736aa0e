const minute = 60_000;
/** Minutes before each reminder that is sent by itself, from the alert on. */
const pauses = { urgent: [15, 15, 60], other: [60, 60, 60] } as const;
/** Milliseconds between two reminders of a person. */
export const shortestPause = 5 * minute;
/** Milliseconds after which the org admins are notified of an urgent alert that nobody answered. */
export const escalationPause = 30 * minute;

/** What a reminder depends on. */
export interface Reminded {
  /** Dehydration is severe, or the risk extreme. */
  is_urgent: boolean;
  /** Reminders that were sent by themselves. Those by hand do not count. */
  auto_remind_count: number;
}

/**
 * Milliseconds from sending an alert, or from its last reminder, until the next reminder; null when
 * all of them were sent.
 */
export function reminderPause({ is_urgent, auto_remind_count }: Reminded): number | null {
  const pause = pauses[is_urgent ? 'urgent' : 'other'][auto_remind_count];
  return pause === undefined ? null : pause * minute;
}

/** When the next reminder follows one that is sent now: milliseconds since 1970; null for none. */
export function nextReminder(reminded: Reminded, now: number): number | null {
  const auto_remind_count = reminded.auto_remind_count + 1;
  const pause = reminderPause({ ...reminded, auto_remind_count });
  return pause === null ? null : now + pause;
}

/** Milliseconds after an alert in which it is reminded of and escalated again if it is restored. */
const latestRestored = 24 * 60 * minute;

/** A notice that was dismissed, as it was then. */
export interface DismissedNotice extends Reminded {
  /** Its next reminder: milliseconds since 1970; null for none. */
  reminds_at: number | null;
  /** Milliseconds since 1970. */
  created: number;
  /** Its alert is repeated at all. */
  isReminded: boolean;
}

/**
 * When the next reminder follows of a notice that is restored: milliseconds since 1970; null for
 * none. A reminder whose time is still ahead stays. One whose time has passed is never made up: the
 * next one follows after a full pause, unless the notice is more than a day old.
 */
export function restoredReminder(notice: DismissedNotice, now: number): number | null {
  const { reminds_at, created, isReminded } = notice;
  if (reminds_at === null || reminds_at > now) return reminds_at;
  if (!isReminded || now - created > latestRestored) return null;
  const pause = reminderPause(notice);
  return pause === null ? null : now + pause;
}

/**
 * When the org admins are notified of a restored urgent alert: milliseconds since 1970; null for
 * never. As for reminders, a time that has passed is not made up at once.
 */
export function restoredEscalation(
  { escalates_at, created }: { escalates_at: number | null; created: number },
  now: number,
): number | null {
  if (escalates_at === null || escalates_at > now) return escalates_at;
  return now - created > latestRestored ? null : now + escalationPause;
}

/**
 * When the alert of a restored high-risk case is repeated: milliseconds since 1970; null for never.
 *
 * @param hours between two alerts of its rule; null if the rule has been deleted
 */
export function restoredRealert(
  { realert_at, hours }: { realert_at: number | null; hours: number | null },
  now: number,
): number | null {
  if (realert_at === null || realert_at > now) return realert_at;
  return hours === null ? null : now + hours * 60 * minute;
}
