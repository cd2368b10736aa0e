export { rulePackFeature } from './feature.ts';
export { locationChoice, packList, siteRules } from './pack-reads.ts';
export type { ListedPack, LocationChoice } from './pack-reads.ts';
export { packStands, sitePacks } from './pack-rows.ts';
