export type { Amount } from './amount-of.ts';
export { dutiesOf, isInForce } from './duties-of.ts';
export type { DutiesOfKind, FoundDuty } from './duties-of.ts';
export { packChanges } from './pack-changes.ts';
export { builtInPacks } from './packs/built-in-packs.ts';
export type { HeatCrew, Situation, Unknown } from './situation.ts';
export { sitePacksOf } from './site-packs.ts';
export type { SitePacks } from './site-packs.ts';
export { suggestedPacks } from './suggested-packs.ts';
