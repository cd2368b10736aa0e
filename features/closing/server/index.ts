export { closingFeature } from './feature.ts';
export { closingWork } from './closing-work.ts';
