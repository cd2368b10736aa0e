const minute = 60_000;
/** Reminders that are sent by themselves. */
const mostReminders = 3;
/** Milliseconds between two reminders of a person. */
export const shortestPause = 5 * minute;

/** What a reminder depends on. */
export interface Reminded {
  /** Dehydration is severe, or the risk extreme. */
  is_urgent: boolean;
  /** Reminders so far. */
  remind_count: number;
}

/** Milliseconds from sending an alert, or from its last reminder, until the next reminder. */
export function reminderPause({ is_urgent, remind_count }: Reminded): number {
  // The first reminder of an urgent alert is early; the admins follow after the same time again.
  return (is_urgent && remind_count < 2 ? 15 : 60) * minute;
}

/** When the next reminder follows one that is sent now: milliseconds since 1970; null for none. */
export function nextReminder(reminded: Reminded, now: number): number | null {
  const remind_count = reminded.remind_count + 1;
  if (remind_count >= mostReminders) return null;
  return now + reminderPause({ ...reminded, remind_count });
}

/**
 * Whether the org admins are notified with this reminder: of an urgent alert that nobody answered
 * for 30 minutes.
 */
export function isEscalated({ is_urgent, remind_count }: Reminded): boolean {
  return is_urgent && remind_count === 1;
}
