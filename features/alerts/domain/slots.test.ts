import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { nextRuns } from './periodic-runs.ts';
import { defaultTrigger } from './rule-defaults.ts';
import { firstSlot, isInTime, missedRuns, slotAfter } from './slots.ts';

const now = Date.parse('2026-11-25T06:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const place = { now, timezone: 'UTC' };
const daily = defaultTrigger('periodic', place);
const heat = defaultTrigger('conditional', place);
const group = defaultTrigger('aggregate_percent', place);
const status = defaultTrigger('status', place);

test('a new rule is evaluated at once, a reminder at its time, a status rule when a test arrives', () => {
  expect(firstSlot(daily, now - hour)).toBe(now);
  expect(firstSlot(heat, now)).toBe(now);
  expect(firstSlot(group, now)).toBe(now);
  expect(firstSlot(status, now)).toBeNull();
});

test('slots follow each other by the frequency of the rule', () => {
  expect(slotAfter(heat, now, now + 5)).toBe(now + hour);
  expect(slotAfter(group, now, now + 5)).toBe(now + 15 * minute);
  expect(slotAfter(daily, now, now + 5)).toBe(now + 24 * hour);
  expect(slotAfter(status, now, now)).toBeNull();
});

test('after a pause the next slot is in the future', () => {
  expect(slotAfter(heat, now, now + 3.5 * hour)).toBe(now + 4 * hour);
  expect(slotAfter(heat, now, now + 4 * hour)).toBe(now + 5 * hour);
  expect(slotAfter(daily, now, now + 50 * hour)).toBe(now + 72 * hour);
});

test('a reminder is made up if it is at most an hour late, otherwise it is missed', () => {
  expect(isInTime(daily, now, now + hour)).toBe(true);
  expect(missedRuns(daily, now, now + hour)).toEqual([]);
  expect(isInTime(daily, now, now + hour + 1)).toBe(false);
  expect(missedRuns(daily, now, now + hour + 1)).toEqual([now]);
  expect(missedRuns(daily, now, now + 50 * hour)).toEqual([now, now + 24 * hour, now + 48 * hour]);
  expect(isInTime(heat, now, now + 50 * hour)).toBe(true);
  expect(missedRuns(heat, now, now + 50 * hour)).toEqual([]);
});

test('every slot of a reminder is run or missed, whatever the pauses', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 60 * 60 }), { minLength: 1, maxLength: 30 });
  const triggers = fc.constantFrom<AlertTrigger>(
    { ...daily, every_n: 1 } as AlertTrigger,
    { ...daily, unit: 'week', byweekday: 42 } as AlertTrigger,
  );
  fc.assert(
    fc.property(pauses, triggers, (minutes, trigger) => {
      if (trigger.kind !== 'periodic') return;
      const seen: number[] = [];
      let [time, slot] = [now, firstSlot(trigger, now - 1)];
      for (const pause of minutes) {
        time += pause * minute;
        if (slot === null || slot > time) continue;
        const missed = missedRuns(trigger, slot, time);
        seen.push(...(isInTime(trigger, slot, time) ? [slot] : []), ...missed);
        slot = slotAfter(trigger, slot, time);
      }
      const due = nextRuns(trigger, now - 1, seen.length + 1);
      expect(seen).toEqual(due.slice(0, seen.length));
      expect(slot).toBe(due[seen.length]);
    }),
  );
});
