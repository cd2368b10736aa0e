export { programmeFeature } from './feature.ts';
export { moveProgramme } from './person-changes.ts';
