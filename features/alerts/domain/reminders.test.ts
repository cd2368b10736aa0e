import { expect, test } from 'vitest';
import { isEscalated, nextReminder, reminderPause } from './reminders.ts';

const minute = 60_000;

/** The minutes at which reminders are sent, and whether admins are notified. */
function course(is_urgent: boolean): [number, boolean][] {
  const sent: [number, boolean][] = [];
  let at: number | null = reminderPause({ is_urgent, remind_count: 0 });
  for (let remind_count = 0; at !== null; remind_count += 1) {
    sent.push([at / minute, isEscalated({ is_urgent, remind_count })]);
    at = nextReminder({ is_urgent, remind_count }, at);
  }
  return sent;
}

test('[ALERT-64] an alert is reminded of every hour, three times', () => {
  expect(course(false)).toEqual([
    [60, false],
    [120, false],
    [180, false],
  ]);
});

test('an urgent alert is reminded of after 15 minutes, and the admins are notified after 30', () => {
  expect(course(true)).toEqual([
    [15, false],
    [30, true],
    [90, false],
  ]);
});
