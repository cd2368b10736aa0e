export { profileViewFeature } from './feature.ts';
export { viewRecorded } from './view-recorded.ts';
