export { measurementFeature } from './feature.ts';
export { addMeasurements } from './measurement-adding.ts';
export type { OnTestsAdded } from './measurement-adding.ts';
export { measurementSourceColumns } from './measurement-source-columns.ts';
export {
  eraseFromMeasurements,
  insertMeasurements,
  moveMeasurements,
} from './measurement-store.ts';
export { parseRows } from './measurement-reading.ts';
export type { ParsedRows } from './measurement-reading.ts';
export { takeTagFromMeasurements } from './measurement-tags.ts';
export type { MeasurementRow } from './measurement-store.ts';
export { linksOf, measurementSync } from './measurement-sync.ts';
export { insertLinks } from './links/link-store.ts';
export { insertOwnType } from './own-types/own-type-store.ts';
export { storeSurvey } from './surveys/survey-store.ts';
export { measurementExports } from './measurement-export.ts';
