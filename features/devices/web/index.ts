export { deviceFeature } from './feature.ts';
