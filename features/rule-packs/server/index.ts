export { rulePackFeature } from './feature.ts';
export { moveVersions } from './pack-store.ts';
export { findSitePacks } from './site-packs.ts';
