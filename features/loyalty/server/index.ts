export { loyaltyFeature } from './feature.ts';
export { addEntry } from './ledger-store.ts';
