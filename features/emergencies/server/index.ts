export { findEmergencies } from './emergencies-between.ts';
export { emergencyFeature } from './feature.ts';
export { moveEmergencies } from './person-changes.ts';
export { emergencySync } from './emergency-sync.ts';
