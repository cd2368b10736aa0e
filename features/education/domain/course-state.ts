import { expiringDays } from '#education/contract';
import type { CourseState } from '#education/contract';

/** What the state of a course depends on; times in milliseconds since 1970. */
export interface CourseFacts {
  due: number;
  /** A section was read, or an attempt was made. */
  isStarted: boolean;
  attemptsUsed: number;
  /** 0: no limit. */
  attempts: number;
  /** Null without a pass. */
  passed: number | null;
  /** When the pass ends; null: never. */
  validUntil: number | null;
}

/**
 * The state of a course at a time. A pass is never lost to a later due time; a course without
 * attempts left has failed, also after its due time.
 */
export function courseState(facts: CourseFacts, now: number): CourseState {
  if (facts.passed !== null) {
    return facts.validUntil !== null && now >= facts.validUntil ? 'Expired' : 'Passed';
  }
  if (attemptsLeft(facts) === 0) return 'Failed';
  if (now > facts.due) return 'Overdue';
  return facts.isStarted ? 'Started' : 'Assigned';
}

/** Attempts that are left; null without a limit. */
export function attemptsLeft({
  attempts,
  attemptsUsed,
}: Pick<CourseFacts, 'attempts' | 'attemptsUsed'>): number | null {
  return attempts === 0 ? null : Math.max(0, attempts - attemptsUsed);
}

/** Whether right answers and explanations may be shown: after a pass, or the last attempt. */
export function isFinished(
  facts: Pick<CourseFacts, 'passed' | 'attempts' | 'attemptsUsed'>,
): boolean {
  return facts.passed !== null || attemptsLeft(facts) === 0;
}

/** Whether a valid pass ends within 30 days. */
export function isExpiring(facts: CourseFacts, now: number): boolean {
  if (courseState(facts, now) !== 'Passed' || facts.validUntil === null) return false;
  return facts.validUntil - now <= expiringDays * day;
}

/** Whether somebody has to act: a new attempt, a reminder, or a new course. */
export function needsAction(facts: CourseFacts, now: number): boolean {
  const state = courseState(facts, now);
  return ['Failed', 'Overdue', 'Expired'].includes(state) || isExpiring(facts, now);
}

/** Whether the course can still be worked on. */
export function isOpen(state: CourseState): boolean {
  return state === 'Assigned' || state === 'Started' || state === 'Overdue';
}

/** How far a person is with all of their courses. */
export interface CourseLife {
  /** A course can still be worked on. */
  isOpen: boolean;
  /** When the last course was passed or failed, in milliseconds since 1970; null: none was. */
  finished: number | null;
}

/** @param courses each with its pass or last attempt, in milliseconds since 1970 */
export function courseLife(
  courses: readonly (CourseFacts & { finished: number | null })[],
  now: number,
): CourseLife {
  const times = courses.flatMap(({ finished }) => finished ?? []);
  return {
    isOpen: courses.some((facts) => isOpen(courseState(facts, now))),
    finished: times.length === 0 ? null : Math.max(...times),
  };
}

/** Days before the due time from which a course is due soon, and after it in which it is news. */
export const noticeDays = 7;

export type DueStage = 'soon' | 'late';

/**
 * Whether people are told that a course is due soon or overdue; null if not. A course with a short
 * time is no news on the day when it was assigned, and one that has been overdue for long is none
 * either.
 *
 * @param assigned milliseconds since 1970
 */
export function dueStage(facts: CourseFacts, assigned: number, now: number): DueStage | null {
  const state = courseState(facts, now);
  if (state === 'Overdue') return now - facts.due <= noticeDays * day ? 'late' : null;
  if (state !== 'Assigned' && state !== 'Started') return null;
  return facts.due - now <= noticeDays * day && now - assigned >= day ? 'soon' : null;
}

/** When a pass ends: so many calendar months later, in UTC; null for 0 months. */
export function validUntil(passed: number, months: number): number | null {
  if (months === 0) return null;
  const from = new Date(passed);
  const end = new Date(passed);
  end.setUTCMonth(end.getUTCMonth() + months);
  // The 31st of a month without one becomes its last day.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** When a course is due: when the assignment says, otherwise after the days of its module. */
export function dueTime(assigned: number, days: number, wanted: number | null): number {
  return wanted === null ? assigned + days * day : wanted;
}

/** The same for a person who joins later: never sooner than after the days of the module. */
export function dueTimeOfJoiner(joined: number, days: number, wanted: number | null): number {
  return Math.max(joined + days * day, wanted ?? 0);
}

const day = 86_400_000;
