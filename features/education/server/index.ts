export { findCourses } from './assignment-store.ts';
export { findCourseImage, findCourseLives } from './course-store.ts';
export { educationFeature } from './feature.ts';
export { assessmentOf, cardsOf, courseOf, markRead, submitAttemptOf } from './own-courses.ts';
export { moveCourses } from './person-changes.ts';
export { addStarterModules } from './starters/add-starters.ts';
