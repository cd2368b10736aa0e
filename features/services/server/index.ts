export { serviceFeature } from './feature.ts';
export { openUses } from './open-uses.ts';
export type { ServiceUses } from './open-uses.ts';
