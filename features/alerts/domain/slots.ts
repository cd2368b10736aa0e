import type { AlertTrigger } from '#alerts/contract';
import { nextRun } from './periodic-runs.ts';

const minute = 60_000;
/** Milliseconds between two evaluations of a group rule. */
const groupInterval = 15 * minute;
/** A reminder that is later than this is not sent any more. */
const latestReminder = 60 * minute;

/**
 * When a rule is evaluated for the first time after it was saved: milliseconds since 1970; null for
 * a rule that waits for tests, and for a reminder after its end.
 */
export function firstSlot(trigger: AlertTrigger, now: number): number | null {
  // A start at this very moment counts.
  if (trigger.kind === 'periodic') return nextRun(trigger, now - 1);
  return trigger.kind === 'status' ? null : now;
}

/**
 * The slot after one that is due. Slots that passed while no server was running are left out, so
 * that no burst follows.
 */
export function slotAfter(trigger: AlertTrigger, slot: number, now: number): number | null {
  switch (trigger.kind) {
    case 'periodic':
      return nextRun(trigger, Math.max(slot, now));
    case 'conditional':
      return stepped(slot, trigger.frequency_minutes * minute, now);
    case 'aggregate_percent':
      return stepped(slot, groupInterval, now);
    case 'status':
      return null;
  }
}

/** The reminders between a slot that is due and now that are left out. */
export function missedRuns(trigger: AlertTrigger, slot: number, now: number): number[] {
  if (trigger.kind !== 'periodic') return [];
  const missed: number[] = now - slot > latestReminder ? [slot] : [];
  // Of a long pause the first ones are enough to see what was missed.
  for (let run = nextRun(trigger, slot); run !== null && run <= now; run = nextRun(trigger, run)) {
    if (missed.length >= mostMissed) break;
    missed.push(run);
  }
  return missed;
}
const mostMissed = 100;

/** True if a slot that is due is still evaluated. Rules other than reminders use fresh data. */
export function isInTime(trigger: AlertTrigger, slot: number, now: number): boolean {
  return trigger.kind !== 'periodic' || now - slot <= latestReminder;
}

function stepped(slot: number, step: number, now: number): number {
  return slot + step * (Math.floor(Math.max(0, now - slot) / step) + 1);
}
