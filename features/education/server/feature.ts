import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { assignmentCalls } from './assignment-routes.ts';
import { courseCalls } from './course-routes.ts';
import { addDemoEducation } from './demo-education.ts';
import { courseExports, educationExports } from './education-export.ts';
import { followCourses, followCoursesWork } from './follow-courses.ts';
import { educationBaseline } from './migrations/2026-11-27-0500-education.ts';
import { courseNotices } from './migrations/2026-11-27-0921-course-notices.ts';
import { moduleCalls } from './module-routes.ts';
import { eraseCourses } from './person-changes.ts';

/** Training modules, who takes them, and their assessments. */
export const educationFeature = serverFeature<Viewer>({
  name: 'education',
  migrations: [educationBaseline, courseNotices],
  tasks: [{ kind: followCourses, work: followCoursesWork }],
  calls: () => [...moduleCalls, ...assignmentCalls, ...courseCalls],
  personalData: {
    ofOrganisation: educationExports,
    ofPerson: courseExports,
    erase: eraseCourses,
  },
  demo: addDemoEducation,
});
