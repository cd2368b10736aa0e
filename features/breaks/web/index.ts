export { BreaksCard } from './breaks-card.tsx';
export { CrewBreaks } from './crew-breaks.tsx';
export { breakFeature } from './feature.ts';
export { useLateBreaks, usePersonRest } from './use-late-breaks.ts';
export type { LateBreak } from './use-late-breaks.ts';
