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
