export { reportFeature } from './feature.ts';
export { reportWork } from './report-work.ts';
