export { courseTab } from './course-tab.ts';
export { educationFeature } from './feature.ts';
