export { rulePackFeature } from './feature.ts';
export { CrewDutiesNote } from './lazy-parts.tsx';
export { useHourRules } from './use-hour-rules.ts';
export { rulePackTab } from './location-tab.ts';
