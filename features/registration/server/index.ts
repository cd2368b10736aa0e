export { registrationFeature } from './feature.ts';
