import type { CourseLife } from '#education/domain';

const day = 86_400_000;

/** How long a link is valid. */
export const linkLife = 30 * day;

/**
 * How long a link stays valid after the last course was finished: the person can see the result,
 * print the certificate, and an answer that was lost can be asked for again.
 */
const afterLastCourse = day;

/**
 * Whether a link without the worker's page has nothing to open any more: no course that can be
 * worked on, and none that was finished within a day.
 *
 * @param life undefined for a person without courses
 * @param now milliseconds since 1970
 */
export function isFinishedLongAgo(life: CourseLife | undefined, now: number): boolean {
  if (life === undefined) return true;
  if (life.isOpen) return false;
  return life.finished === null || now - life.finished >= afterLastCourse;
}
