import type { Share } from '#compliance/contract';
import type { Tx } from '#packages/database';
import { findCountedPeople, findCourses } from './compliance-store.ts';

/** The courses of everybody who counts with a valid pass at a time, as in the assessment. */
export async function countCourses(tx: Tx, now: number): Promise<Share> {
  const people = new Set((await findCountedPeople(tx, now)).map(({ user_id }) => user_id));
  const courses = (await findCourses(tx, now)).filter(({ user_id }) => people.has(user_id));
  return { done: courses.filter(({ is_done }) => is_done).length, of: courses.length };
}
