export {
  dateFilter,
  dateModes,
  dayChoices,
  firstYear,
  hourChoices,
  lastFixedYear,
} from './date-filter.ts';
export type { DateFilter, DateMode } from './date-filter.ts';
export { measurementColumns } from './measurement-columns.ts';
export type { MeasurementColumn } from './measurement-columns.ts';
export {
  addMeasurementTags,
  changeMeasurements,
  createMeasurements,
  futureTolerance,
  largestValue,
  newMeasurement,
} from './measurement-endpoints.ts';
export type { NewMeasurement, ReadMeasurement } from './measurement-endpoints.ts';
export { measurementMessages } from './measurement-messages.ts';
export { baseline, measurement, measurementMetadata, measurementTypes } from './measurement.ts';
export type { Baseline, Measurement, MeasurementMetadata, MeasurementType } from './measurement.ts';
