export { sessionFeature } from './feature.ts';
export { RunningSessionsCard } from './running-card.tsx';
