import type { Tx } from '#packages/database';
import { futureTolerance, measurementMessages, newMeasurement } from '#measurements/contract';
import type { Baseline, ReadMeasurement } from '#measurements/contract';
import { baselineOf, unitOf } from '#measurements/domain';
import { findPeople } from '#people/server';
import type { PersonRow } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canMeasurePerson, canViewPerson } from '#permissions/domain';
import { activeTagIds } from '#tags/server';
import { findBaselines, findCustomUnits } from './measurement-store.ts';
import type { MeasurementRow } from './measurement-store.ts';

/** A row that was not taken, and why, in the form's words. */
export interface Rejection {
  measurement_id: string | null;
  message: string;
  errors?: Record<string, string>;
}

type Sent = ReadMeasurement;

/** What the rows of one call are checked against, read once for all of them. */
interface Known {
  viewer: Viewer;
  measuredBy: PersonRow | undefined;
  people: Map<string, PersonRow>;
  tags: Set<string>;
  customUnits: Map<string, string>;
  baselines: Awaited<ReturnType<typeof findBaselines>>;
  now: number;
}

/** Reads the rows of a body one by one, so that a bad one does not spoil the others. */
export function readSent(rows: readonly unknown[]): { sent: Sent[]; rejected: Rejection[] } {
  const sent: Sent[] = [];
  const rejected: Rejection[] = [];
  for (const row of rows) {
    const result = newMeasurement.safeParse(row);
    if (result.success) {
      const lower = result.data.measurement_id.toLowerCase();
      sent.push({
        ...result.data,
        measurement_id: lower,
        user_id: result.data.user_id.toLowerCase(),
      });
      continue;
    }
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
    rejected.push({
      measurement_id: idOf(row),
      message: Object.values(errors)[0] ?? measurementMessages.valueNumber,
      errors,
    });
  }
  return { sent, rejected };
}

/** Turns what was sent into rows to store; what may not be stored is named with its reason. */
export async function prepareRows(
  tx: Tx,
  viewer: Viewer,
  sent: readonly Sent[],
  now: number,
): Promise<{ rows: MeasurementRow[]; rejected: Rejection[] }> {
  const people = await findPeople(tx, [viewer.user_id, ...sent.map(({ user_id }) => user_id)]);
  const known: Known = {
    viewer,
    now,
    people,
    measuredBy: people.get(viewer.user_id),
    tags: await activeTagIds(
      tx,
      sent.flatMap(({ tag_ids }) => tag_ids),
    ),
    customUnits: await findCustomUnits(tx),
    baselines: await findBaselines(tx, [...people.keys()]),
  };
  const rows: MeasurementRow[] = [];
  const rejected: Rejection[] = [];
  for (const row of sent) {
    const errors = refusals(row, known);
    const [message] = Object.values(errors);
    if (message === undefined) rows.push(storedRow(row, known));
    else rejected.push({ measurement_id: row.measurement_id, message, errors });
  }
  return { rows, rejected };
}

function refusals(row: Sent, known: Known): Record<string, string> {
  const { viewer, people, tags, customUnits, now } = known;
  const person = people.get(row.user_id);
  if (person === undefined || !person.active || !canViewPerson(viewer, person)) {
    return { user_id: measurementMessages.personUnknown };
  }
  if (!canMeasurePerson(viewer, person)) return { user_id: measurementMessages.notPermitted };
  const isCustom = row.type === 'custom';
  return {
    ...(Date.parse(row.created_time) > now + futureTolerance && {
      created_time: measurementMessages.timeFuture,
    }),
    ...(row.tag_ids.some((tag_id) => !tags.has(tag_id.toLowerCase())) && {
      tag_ids: measurementMessages.tagUnknown,
    }),
    ...((isCustom ? !customUnits.has(row.custom_id ?? '') : row.custom_id !== null) && {
      custom_id: measurementMessages.customTypeUnknown,
    }),
  };
}

function storedRow(row: Sent, known: Known): MeasurementRow {
  const person = known.people.get(row.user_id);
  const baseline = baselineFor(row, known);
  const value = row.type === 'sosm_baseline' && baseline ? baseline.mean : row.value;
  const unit = known.customUnits.get(row.custom_id ?? '') ?? unitOf(row.type);
  const { baseline: _, ...metadata } = row.metadata;
  return {
    measurement_id: row.measurement_id,
    user_id: row.user_id,
    measured_by_user_id: known.viewer.user_id,
    measured_by_name_first: known.measuredBy?.name_first ?? null,
    measured_by_name_last: known.measuredBy?.name_last ?? null,
    name_first: person?.name_first ?? '',
    name_last: person?.name_last ?? '',
    type: row.type,
    custom_id: row.custom_id,
    value,
    value_f: `${String(Math.round(value * 10) / 10)} ${unit}`.trim(),
    valid: row.valid,
    metadata: baseline === null ? metadata : { ...metadata, baseline },
    raw_data: row.raw_data ?? null,
    tag_ids: row.tag_ids,
    user_tag_ids: person?.tag_ids ?? [],
    created_time: new Date(row.created_time).toISOString(),
  };
}

/**
 * A baseline's own figures, worked out here and not believed; for a saliva test the person's
 * newest baseline not later than the test.
 */
function baselineFor(row: Sent, { baselines }: Known): Baseline | null {
  if (row.type === 'sosm_baseline') {
    const values = row.metadata.baseline?.values ?? [];
    return values.length === 0 ? baselineOf([row.value]) : baselineOf(values);
  }
  if (row.type !== 'sosm') return null;
  const time = Date.parse(row.created_time);
  const found = baselines.find(
    ({ user_id, created_time }) => user_id === row.user_id && Date.parse(created_time) <= time,
  );
  return found?.baseline ?? null;
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('measurement_id' in row)) return null;
  return typeof row.measurement_id === 'string' ? row.measurement_id : null;
}
