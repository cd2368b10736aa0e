export { complianceFeature } from './feature.ts';
export { findCountedPeople, findRostersAndLeave } from './compliance-store.ts';
export type { PersonRow } from './compliance-store.ts';
export { daysOf, gatherFacts } from './gather-facts.ts';
export type { Gathered, Gathering } from './gather-facts.ts';
export { countCourses } from './count-courses.ts';
