export { profileViewFeature } from './feature.ts';
export { moveViews, storeView } from './profile-view-store.ts';
