export { courseNoticeFeature } from './feature.ts';
