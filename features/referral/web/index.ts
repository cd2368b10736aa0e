export { referralFeature } from './feature.ts';
