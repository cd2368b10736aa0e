export { complianceFeature } from './feature.ts';
export { gatherFacts } from './gather-facts.ts';
