import { expect, test } from 'vitest';
import {
  nextReminder,
  reminderPause,
  restoredEscalation,
  restoredRealert,
  restoredReminder,
} from './reminders.ts';

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

const hour = 60 * minute;
const notice = {
  ...{ reminds_at: 15 * minute, created: 0, is_urgent: true, auto_remind_count: 0 },
  isReminded: true,
};

test('a restored notice keeps a reminder that is ahead, and waits for a full pause otherwise', () => {
  expect(restoredReminder(notice, 10 * minute)).toBe(15 * minute);
  expect(restoredReminder(notice, 3 * hour)).toBe(3 * hour + 15 * minute);
  expect(restoredReminder({ ...notice, auto_remind_count: 2 }, 3 * hour)).toBe(4 * hour);
  expect(restoredReminder({ ...notice, is_urgent: false }, 3 * hour)).toBe(4 * hour);
});

test('a restored notice has no reminder that it had not before, and none after a day', () => {
  expect(restoredReminder({ ...notice, reminds_at: null }, 0)).toBeNull();
  expect(restoredReminder({ ...notice, isReminded: false }, hour)).toBeNull();
  expect(restoredReminder({ ...notice, auto_remind_count: 3 }, hour)).toBeNull();
  expect(restoredReminder(notice, 24 * hour)).not.toBeNull();
  expect(restoredReminder(notice, 24 * hour + 1)).toBeNull();
  // Its recipient muted notifications until then.
  expect(restoredReminder({ ...notice, reminds_at: 30 * hour }, 25 * hour)).toBe(30 * hour);
});

test('a restored alert is escalated at its time, or half an hour later, and not after a day', () => {
  const alert = { escalates_at: 30 * minute, created: 0 };
  expect(restoredEscalation(alert, 29 * minute)).toBe(30 * minute);
  expect(restoredEscalation(alert, 2 * hour)).toBe(2.5 * hour);
  expect(restoredEscalation(alert, 24 * hour + 1)).toBeNull();
  expect(restoredEscalation({ ...alert, escalates_at: null }, 0)).toBeNull();
});

test('the alert of a restored case is repeated at its time, or after the pause of its rule', () => {
  expect(restoredRealert({ realert_at: 2 * hour, hours: 2 }, hour)).toBe(2 * hour);
  expect(restoredRealert({ realert_at: 2 * hour, hours: 2 }, 9 * hour)).toBe(11 * hour);
  expect(restoredRealert({ realert_at: 2 * hour, hours: null }, 9 * hour)).toBeNull();
  expect(restoredRealert({ realert_at: null, hours: 2 }, 9 * hour)).toBeNull();
});
