export { rulePackFeature } from './feature.ts';
export { ownPacks, packChoices, packStands, sitePacks } from './pack-rows.ts';
