export { educationFeature } from './feature.ts';
export { moveCourses } from './person-changes.ts';
export { addStarterModules } from './starters/add-starters.ts';
