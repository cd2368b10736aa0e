export { storyFeature } from './feature.ts';
export { moveStories } from './story-store.ts';
