export { dayOfTime } from './counts-per-day.ts';
export { measurementIndex } from './measurement-index.ts';
export type { MeasurementIndex } from './measurement-index.ts';
export { testCount } from './latest-of-person.ts';
export { measurementOne, measurementReads } from './measurement-reads.ts';
export { tagCounts } from './tag-counts.ts';
export { measurementTables } from './measurement-tables.ts';
export { measurementWrites, queuedMeasurement } from './measurement-writes.ts';
