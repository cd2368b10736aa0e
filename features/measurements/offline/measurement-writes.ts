import { createMeasurements, measurementMessages } from '#measurements/contract';
import type { CustomType, Measurement, NewMeasurement } from '#measurements/contract';
import { unitOf, valueWithUnit } from '#measurements/domain';
import type { Copy, QueuedWrite, WriteKind } from '#packages/sync/offline';
import { peopleById } from '#people/offline';

/** The test of a queued write; null if the write is of another kind. */
export function queuedMeasurement({ kind, body }: QueuedWrite): NewMeasurement | null {
  if (kind !== createMeasurements.name) return null;
  return (body as { measurements: NewMeasurement[] }).measurements[0] ?? null;
}

/**
 * Adding a test can be queued offline: it is in the lists at once, and its id prevents duplicates.
 */
const addMeasurement: WriteKind = {
  kind: createMeasurements.name,
  table: 'measurements',
  rowOf(write, copy, user_id) {
    const test = queuedMeasurement(write);
    return test === null ? null : { ...rowOf(test, write, copy, user_id) };
  },
  isSame(write, row) {
    const test = queuedMeasurement(write);
    if (test === null) return false;
    const stored = row as unknown as Measurement;
    // What was typed has left the row if the organisation hides values.
    return isHiddenTest(stored) || typedText(test) === typedText(stored);
  },
  refusalOf({ id }, data) {
    const { accepted = [], rejected = [] } = data as Partial<Answer>;
    if (accepted.includes(id)) return null;
    const reason = rejected[0]?.message ?? measurementMessages.notTaken;
    return { reason, errors: rejected[0]?.errors ?? {} };
  },
};

export const measurementWrites = [addMeasurement];

function isHiddenTest({ value, metadata }: Measurement): boolean {
  return value === null && metadata['hidden_status'] !== undefined;
}

/** The typed input, as one text to compare. */
function typedText(test: Omit<NewMeasurement, 'value'> & Pick<Measurement, 'value'>): string {
  const { type, custom_id, value, created_time, valid, tag_ids = [], metadata } = test;
  const { rpe = null, notes = '' } = metadata ?? {};
  return JSON.stringify([
    type,
    custom_id ?? null,
    value,
    Date.parse(created_time),
    valid ?? true,
    tag_ids,
    rpe,
    notes,
  ]);
}

interface Answer {
  accepted: string[];
  rejected: { message: string; errors?: Record<string, string> }[];
}

/** The row as the server will create it, as far as it is known here. */
function rowOf(
  test: NewMeasurement,
  { state }: QueuedWrite,
  copy: Copy,
  user_id: string,
): Omit<Measurement, 'modified_time'> {
  const people = peopleById(copy);
  const unit = customUnit(copy, test.custom_id) ?? unitOf(test.type);
  const [person, self] = [people.get(test.user_id), people.get(user_id)];
  return {
    measurement_id: test.measurement_id,
    user_id: test.user_id,
    measured_by_user_id: user_id,
    measured_by_name_first: self?.name_first ?? null,
    measured_by_name_last: self?.name_last ?? null,
    name_first: person?.name_first ?? '',
    name_last: person?.name_last ?? '',
    type: test.type,
    custom_id: test.custom_id ?? null,
    value: test.value,
    value_f: valueWithUnit(test.value, unit, test.type),
    // A refused test is shown but counts as invalid.
    valid: state !== 'refused' && test.valid !== false,
    active: true,
    created_time: test.created_time,
    metadata: test.metadata ?? {},
    raw_data: null,
    tag_ids: test.tag_ids ?? [],
    user_tag_ids: person?.tag_ids ?? [],
  };
}

function customUnit(copy: Copy, custom_id: string | null = null): string | undefined {
  return copy.rows<CustomType>('custom_measurement_types').get(custom_id ?? '')?.unit;
}
