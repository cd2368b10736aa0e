import { measurementTypes } from '#measurements/contract';
import { defineChunkTable, defineRowTable } from '#packages/sync/offline';
import type { Derivation, Row } from '#packages/sync/offline';

/** Who takes tests has no list of its own: it is told by the tests. */
const measuredBy: Derivation = {
  table: 'measured_by_users',
  key: ({ user_id }) => String(user_id),
  rows: ({ measured_by_user_id, measured_by_name_first, measured_by_name_last }) =>
    typeof measured_by_user_id === 'string'
      ? [
          {
            user_id: measured_by_user_id,
            name_first: measured_by_name_first,
            name_last: measured_by_name_last,
          },
        ]
      : [],
};

const measurements = defineChunkTable({
  table: 'measurements',
  id: 'measurement_id',
  person: 'user_id',
  columns: [
    { kind: 'time', name: 'created_time' },
    { kind: 'time', name: 'modified_time' },
    { kind: 'number', name: 'value' },
    { kind: 'choice', name: 'type', choices: measurementTypes },
    { kind: 'flag', name: 'valid' },
    { kind: 'flag', name: 'active' },
    { kind: 'text', name: 'user_id' },
    { kind: 'text', name: 'custom_id' },
    { kind: 'texts', name: 'tag_ids' },
    { kind: 'texts', name: 'user_tag_ids', shares: 'tag_ids' },
    { kind: 'number', name: 'baseline_mean', of: (row) => baselineOf(row)?.['mean'] },
    { kind: 'count', name: 'baseline_count', of: (row) => listLength(baselineOf(row)?.['values']) },
  ],
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

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
