export { rulePackFeature } from './feature.ts';
export { CrewDutiesNote } from './lazy-parts.tsx';
export { rulePackTab } from './location-tab.ts';
