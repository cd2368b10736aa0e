import type { UseCourseLinks } from '#education/web';

/** Loads the column of access links in the table of a module's people. */
export const loadCourseLinks = async (): Promise<UseCourseLinks> =>
  (await import('./use-course-links.tsx')).useCourseLinks;
