import type { ColumnShape } from '#packages/sync/contract';
import { hiddenStatuses, measurementTypes } from './measurement-kinds.ts';

/** The fields of a test that lists, charts, cards and filters need. They are stored in columns. */
export const measurementColumns = [
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
  /** Mean in mOsm of the personal baseline that applied, and the number of its values. */
  { kind: 'number', name: 'baseline_mean', derived: true },
  { kind: 'count', name: 'baseline_count', derived: true },
  /** The status of a test whose value the viewer may not see; another text if they may. */
  { kind: 'choice', name: 'hidden_status', choices: hiddenStatuses, derived: true },
  /** Id, first and last name of the person who took the test; empty for none. */
  { kind: 'texts', name: 'measured_by', derived: true },
] as const satisfies readonly ColumnShape[];

export type MeasurementColumn = (typeof measurementColumns)[number]['name'];
