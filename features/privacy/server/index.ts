export { eraseAgain, eraseAsOperator, findErased } from './erase-person.ts';
export type { Erased } from './erase-person.ts';
export { exportTables, personFile } from './export-files.ts';
export { privacyFeature } from './feature.ts';
export type { PrivacyServices } from './feature.ts';
