export { breakFeature } from './feature.ts';
export { moveBreaks } from './move-breaks.ts';
