export { loyaltyFeature } from './feature.ts';
export { addEntry } from './ledger-store.ts';
export { moveInLoyalty } from './quote-store.ts';
