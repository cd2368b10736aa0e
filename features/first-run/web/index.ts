export { firstRunFeature } from './feature.ts';
export { FirstRunPlace } from './first-run-place.tsx';
