export { loyaltyFeature } from './feature.ts';
