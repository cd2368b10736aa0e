export { emergencyList, emergencyOne } from './emergency-rows.ts';
export type { NamedEmergency } from './emergency-rows.ts';
export { emergencyNow, emergencySheet } from './emergency-sheet.ts';
export type { EmergencySheet, EmergencySite, FirstAider } from './emergency-sheet.ts';
export { queuedEntry } from './emergency-writes.ts';
export { emergencyFeature } from './feature.ts';
