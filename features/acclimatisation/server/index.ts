export { acclimatisationFeature } from './feature.ts';
