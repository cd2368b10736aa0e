export { findCourses } from './assignment-store.ts';
export { findCourseImage, findCourseLives } from './course-store.ts';
export { findDueCourses, noteNotified, organisationsWithDueCourses } from './due-courses.ts';
export type { DueCourse } from './due-courses.ts';
export { educationFeature } from './feature.ts';
export { assessmentOf, cardsOf, courseOf, markRead, submitAttemptOf } from './own-courses.ts';
export { moveCourses } from './person-changes.ts';
export { addStarterModules } from './starters/add-starters.ts';
export { reminderEmail } from './reminder.ts';
