export { storyFeature } from './feature.ts';
