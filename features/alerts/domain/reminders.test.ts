import { expect, test } from 'vitest';
import { nextReminder, reminderPause } from './reminders.ts';

const minute = 60_000;

/** The minutes at which reminders are sent. */
function course(is_urgent: boolean): number[] {
  const sent: number[] = [];
  let at = reminderPause({ is_urgent, auto_remind_count: 0 });
  for (let auto_remind_count = 0; at !== null; auto_remind_count += 1) {
    sent.push(at / minute);
    at = nextReminder({ is_urgent, auto_remind_count }, at);
  }
  return sent;
}

test('[ALERT-64] an alert is reminded of every hour, three times', () => {
  expect(course(false)).toEqual([60, 120, 180]);
});

test('an urgent alert is reminded of after 15 and 30 minutes, and an hour later', () => {
  expect(course(true)).toEqual([15, 30, 90]);
});
