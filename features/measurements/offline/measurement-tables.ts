import { measurementColumns } from '#measurements/contract';
import type { MeasurementColumn } from '#measurements/contract';
import { defineChunkTable, defineRowTable } from '#packages/sync/offline';
import type { Column, ListDerivation, Row } from '#packages/sync/offline';

/** How the derived columns are computed from a test. The server does the same in SQL. */
const sources: Partial<Record<MeasurementColumn, (row: Row) => unknown>> = {
  baseline_mean: (row) => baselineOf(row)?.['mean'],
  baseline_count: (row) => listLength(baselineOf(row)?.['values']),
  hidden_status: ({ metadata }) => (isRow(metadata) ? metadata['hidden_status'] : undefined),
  measured_by: ({ measured_by_user_id, measured_by_name_first, measured_by_name_last }) =>
    typeof measured_by_user_id === 'string'
      ? [measured_by_user_id, textOf(measured_by_name_first), textOf(measured_by_name_last)]
      : [],
};

/** The people who take tests are not synced as a list: they are derived from the tests. */
const measuredBy: ListDerivation = {
  table: 'measured_by_users',
  column: 'measured_by',
  key: ({ user_id }) => String(user_id),
  row: ([user_id, name_first, name_last]) =>
    user_id === undefined ? null : { user_id, name_first, name_last },
};

const measurements = defineChunkTable({
  table: 'measurements',
  id: 'measurement_id',
  person: 'user_id',
  columns: measurementColumns.map((shape): Column => {
    const compute = sources[shape.name];
    return compute === undefined ? shape : { ...shape, compute };
  }),
  derive: [measuredBy],
});

export const measurementTables = [
  measurements,
  defineRowTable('custom_measurement_types', 'custom_id'),
  defineRowTable('link_measurement_types', 'link_type_id'),
  defineRowTable('link_measurements', 'link_id', {
    follows: { table: 'measurements', field: 'measurement_id' },
  }),
];

function baselineOf(row: Row): Row | undefined {
  const metadata = row['metadata'];
  return isRow(metadata) && isRow(metadata['baseline']) ? metadata['baseline'] : undefined;
}

function listLength(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
