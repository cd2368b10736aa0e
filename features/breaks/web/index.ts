export { BreaksCard } from './breaks-card.tsx';
export { CrewBreaks } from './crew-breaks.tsx';
export { breakFeature } from './feature.ts';
