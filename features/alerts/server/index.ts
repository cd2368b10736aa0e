export { recordEmailResult } from './answer-store.ts';
export { alertFeature } from './feature.ts';
