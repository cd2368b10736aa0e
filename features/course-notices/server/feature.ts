import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { notifyOfCourses, notifyOfCoursesWork } from './notify-of-courses.ts';
import type { NoticeServices } from './notify-of-courses.ts';

/** Reminders and alerts about courses that are due. */
export const courseNoticeFeature = serverFeature<Viewer, unknown, NoticeServices>({
  name: 'course-notices',
  tasks: [{ kind: notifyOfCourses, work: notifyOfCoursesWork }],
});
