import type { OfflineFeature } from '#packages/feature/offline';
import { measurementReads } from './measurement-reads.ts';
import { measurementTables } from './measurement-tables.ts';
import { measurementWrites } from './measurement-writes.ts';

/** Tests, including those waiting for a connection. */
export const measurementFeature: OfflineFeature = {
  name: 'measurements',
  tables: measurementTables,
  reads: measurementReads,
  writes: measurementWrites,
};
