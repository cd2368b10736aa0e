export { baselinesAreStored } from './migrations/2026-11-21-baselines-are-stored.ts';
export { linksFollowMeasurements } from './migrations/2026-11-21-links-follow-measurements.ts';
export { oneLinkPerType } from './migrations/2026-11-22-one-link-per-type.ts';
export { ownTypesFold } from './migrations/2026-11-22-own-types-fold.ts';
export { measurements } from './migrations/2026-11-21-measurements.ts';
export { measurementExports, typeExports } from './measurement-export.ts';
export { addMeasurements } from './measurement-adding.ts';
export { measurementCalls } from './measurement-routes.ts';
export { linkCalls } from './links/link-routes.ts';
export { ownTypeCalls } from './own-types/own-type-routes.ts';
export { measurementSourceColumns } from './measurement-source-columns.ts';
export {
  eraseFromMeasurements,
  insertMeasurements,
  moveMeasurements,
} from './measurement-store.ts';
export { readSent } from './measurement-reading.ts';
export type { ReadRows } from './measurement-reading.ts';
export { takeTagFromMeasurements } from './measurement-tags.ts';
export type { MeasurementRow } from './measurement-store.ts';
export {
  customTypeSync,
  linksOf,
  linkSync,
  linkTypeSync,
  measurementSync,
} from './measurement-sync.ts';
export { measurementSizes } from './migrations/2026-11-24-measurement-sizes.ts';
export { surveys } from './migrations/2026-11-22-surveys.ts';
export { surveyCalls } from './surveys/survey-routes.ts';
export { insertLinks } from './links/link-store.ts';
export { insertOwnType } from './own-types/own-type-store.ts';
export { storeSurvey } from './surveys/survey-store.ts';
