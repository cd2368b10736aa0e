export { courseTab } from './course-tab.tsx';
export { accessFeature } from './feature.ts';
export { loadCourseLinks } from './load-course-links.ts';
