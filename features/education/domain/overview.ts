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
