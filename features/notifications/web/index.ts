export { notificationFeature } from './feature.ts';
