import type { EducationFigures } from '#education/contract';
import { courseState, isExpiring } from './course-state.ts';
import type { CourseFacts } from './course-state.ts';

/** The figures of courses that nothing has replaced. */
export function figuresOf(courses: readonly CourseFacts[], now: number): EducationFigures {
  const states = courses.map((facts) => courseState(facts, now));
  const count = (state: string) => states.filter((each) => each === state).length;
  return {
    assigned: courses.length,
    in_progress: count('Started'),
    completed: count('Passed'),
    overdue: count('Overdue'),
    expiring: courses.filter((facts) => isExpiring(facts, now)).length,
  };
}

/**
 * The share of completed courses in whole per cent, rounded down, so that 100 % means everybody; 0
 * of none.
 */
export function completedShare(completed: number, courses: number): number {
  return courses === 0 ? 0 : Math.floor((completed * 100) / courses);
}
