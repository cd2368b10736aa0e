export {
  attemptsLeft,
  courseLife,
  courseState,
  dueStage,
  dueTime,
  dueTimeOfJoiner,
  isExpiring,
  isFinished,
  isOpen,
  needsAction,
  noticeDays,
  validUntil,
} from './course-state.ts';
export type { CourseFacts, CourseLife, DueStage } from './course-state.ts';
export { canAssignTo, canEditModules, canSeeCourses, canSeeEducation } from './education-policy.ts';
export { moveItem, shuffledBy } from './move-item.ts';
export { figuresOf } from './overview.ts';
export { publishProblems } from './publish-problems.ts';
export type { PublishProblem } from './publish-problems.ts';
export { emptyText, plainText, textOfLines } from './rich-text.ts';
export { restrictText } from './restrict-text.ts';
export { answerProblems, reviewOf, scoreAnswers, withoutAnswer } from './score.ts';
export type { Score } from './score.ts';
