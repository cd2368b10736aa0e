export type { UseCourseLinks } from './course-links.ts';
export { courseTab } from './course-tab.ts';
export { educationFeature } from './feature.ts';
