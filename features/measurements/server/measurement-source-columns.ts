import { measurementColumns } from '#measurements/contract';
import type { MeasurementColumn } from '#measurements/contract';
import type { ColdField, SourceColumns } from '#packages/sync/server';
import { rawBytes, rawData } from './raw-data.ts';
import {
  hiddenStatus,
  shownCount,
  shownMean,
  shownMetadata,
  shownText,
  shownValue,
} from './value-projection.ts';

/** The status looks for a baseline, and two fields have it. */
const onceStatus = 'once.value';

/** SQL of the derived columns; must equal the derivation on the device. */
const values: Readonly<Record<MeasurementColumn, string>> = {
  created_time: 'r.created_time',
  modified_time: 'r.modified_time',
  value: shownValue,
  type: 'r.type',
  valid: 'r.valid',
  active: 'r.active',
  user_id: 'r.user_id',
  custom_id: 'r.custom_id',
  tag_ids: 'r.tag_ids',
  user_tag_ids: 'r.user_tag_ids',
  baseline_mean: shownMean,
  baseline_count: shownCount,
  hidden_status: onceStatus,
  measured_by: `case when r.measured_by_user_id is null then '{}'::text[] else
    array[r.measured_by_user_id::text, coalesce(r.measured_by_name_first, ''),
          coalesce(r.measured_by_name_last, '')] end`,
};

/** The columns of tests: the same rows as the JSON, for copies that store columns. */
export const measurementSourceColumns: SourceColumns = {
  shapes: measurementColumns,
  values,
  once: hiddenStatus,
  bytes: `r.row_bytes + ${rawBytes}`,
  coldFields: [
    text('measured_by_user_id'),
    text('measured_by_name_first'),
    text('measured_by_name_last'),
    { name: 'value_f', kind: 'text', value: shownText },
    { name: 'metadata', kind: 'jsonb', value: shownMetadata(onceStatus) },
    { name: 'raw_data', kind: 'jsonb', value: rawData },
    text('name_first'),
    text('name_last'),
  ],
};

function text(name: string): ColdField {
  return { name, kind: 'text', value: `r.${name}` };
}
