export { complianceFeature } from './feature.ts';
export { gatherFacts } from './gather-facts.ts';
export { countCourses } from './count-courses.ts';
