import type { WriteTx } from '#packages/database';
import { futureTolerance, linkMessages, measurementMessages } from '#measurements/contract';
import type { Baseline, ReadMeasurement } from '#measurements/contract';
import { baselineOf, unitOf, valueWithUnit } from '#measurements/domain';
import { findPeople, lockPeople } from '#people/server';
import type { PersonRow } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canMeasurePerson, canViewPerson, seesOtherValues } from '#permissions/domain';
import { lockTags } from '#tags/server';
import { activeLinkTypes } from './links/link-store.ts';
import type { LinkRow } from './links/link-store.ts';
import { findBaselines, findCustomUnits } from './measurement-store.ts';
import type { Rejection } from './measurement-reading.ts';
import type { BaselineRow, MeasurementRow } from './measurement-store.ts';

type Sent = ReadMeasurement;

/** Who adds tests, and for which people. */
export interface Recorder {
  /** Null if the tests have no recorder, as those of a device. */
  user_id: string | null;
  /** Why a test of a person may not be added, as a message; null if it may. */
  refusal(person: PersonRow, type: Sent['type']): string | null;
}

/** The recorder for a viewer, who adds tests for the people they may measure. */
export function recorderOf(viewer: Viewer): Recorder {
  return {
    user_id: viewer.user_id,
    refusal: (person, type) => {
      if (!canViewPerson(viewer, person)) return measurementMessages.personUnknown;
      if (!canMeasurePerson(viewer, person)) return measurementMessages.notPermitted;
      // A baseline moves the bounds of a person: with many of them the statuses would tell a value.
      if (type !== 'sosm_baseline' || hasFullView(viewer, person)) return null;
      return measurementMessages.baselineHidden;
    },
  };
}

/** The organisation hides nothing of this person's tests from the viewer. */
function hasFullView(viewer: Viewer, person: PersonRow): boolean {
  return viewer.user_id === person.user_id || seesOtherValues(viewer);
}

/** The data that all rows of one call are checked against. It is read once. */
interface Known {
  recorder: Recorder;
  measuredBy: PersonRow | undefined;
  people: Map<string, PersonRow>;
  /** Ids of existing tags, locked until COMMIT. */
  tags: Set<string>;
  customUnits: Map<string, string>;
  linkTypes: Set<string>;
  /** Newest first. */
  baselines: BaselineRow[];
  now: number;
}

/** Converts sent tests into rows to store. Returns rejected tests with the reason. */
export async function prepareRows(
  tx: WriteTx,
  recorder: Recorder,
  sent: readonly Sent[],
  now: number,
): Promise<{ rows: MeasurementRow[]; links: LinkRow[]; rejected: Rejection[] }> {
  const own = recorder.user_id === null ? [] : [recorder.user_id];
  const user_ids = [...own, ...sent.map(({ user_id }) => user_id)];
  // Locks tags before people, as the deletion of a tag does, to prevent deadlocks. A tag that is
  // added to a person between the two locks is not locked: tests do not get it.
  const tags = await lockTags(tx, tagsOf(sent, await findPeople(tx, user_ids)));
  const people = await lockPeople(tx, user_ids);
  const known: Known = {
    recorder,
    now,
    people,
    measuredBy: people.get(recorder.user_id ?? ''),
    tags,
    customUnits: await findCustomUnits(tx),
    linkTypes: sent.some(({ links }) => links.length > 0) ? await activeLinkTypes(tx) : new Set(),
    baselines: await findBaselines(tx, [...people.keys()]),
  };
  const valid: Sent[] = [];
  const rejected: Rejection[] = [];
  for (const row of sent) {
    const errors = refusals(row, known);
    const [message] = Object.values(errors);
    if (message === undefined) valid.push(row);
    else rejected.push({ measurement_id: row.measurement_id, message, errors });
  }
  // The same call may contain a baseline and later tests that it applies to.
  known.baselines = newestFirst([...known.baselines, ...valid.flatMap(baselineRowOf)]);
  return {
    rows: valid.map((row) => storedRow(row, known)),
    links: valid.flatMap(linkRows),
    rejected,
  };
}

/**
 * All tags of the new rows: those sent, and those of the person. They are locked because a concurrent
 * deletion of a tag would miss rows that are not stored yet.
 */
function tagsOf(sent: readonly Sent[], people: Known['people']): string[] {
  const ids = sent.flatMap(({ tag_ids, user_id }) => [
    ...tag_ids,
    ...(people.get(user_id)?.tag_ids ?? []),
  ]);
  return [...new Set(ids)];
}

function refusals(row: Sent, known: Known): Record<string, string> {
  const { recorder, people, tags, customUnits, linkTypes, now } = known;
  const person = people.get(row.user_id);
  if (person?.active !== true) return { user_id: measurementMessages.personUnknown };
  const refusal = recorder.refusal(person, row.type);
  if (refusal !== null) return { user_id: refusal };
  const isCustom = row.type === 'custom';
  return {
    ...(Date.parse(row.created_time) > now + futureTolerance && {
      created_time: measurementMessages.timeFuture,
    }),
    ...(row.tag_ids.some((tag_id) => !tags.has(tag_id)) && {
      tag_ids: measurementMessages.tagUnknown,
    }),
    ...((isCustom ? !customUnits.has(row.custom_id ?? '') : row.custom_id !== null) && {
      custom_id: measurementMessages.customTypeUnknown,
    }),
    ...(row.links.some(({ link_type_id }) => !linkTypes.has(link_type_id)) && {
      links: linkMessages.typeUnknown,
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
    measured_by_user_id: known.recorder.user_id,
    measured_by_name_first: known.measuredBy?.name_first ?? null,
    measured_by_name_last: known.measuredBy?.name_last ?? null,
    name_first: person?.name_first ?? '',
    name_last: person?.name_last ?? '',
    type: row.type,
    custom_id: row.custom_id,
    value,
    value_f: valueWithUnit(value, unit, row.type),
    valid: row.valid,
    metadata: baseline === null ? metadata : { ...metadata, baseline },
    raw_data: row.raw_data ?? null,
    tag_ids: row.tag_ids,
    user_tag_ids: person?.tag_ids.filter((tag_id) => known.tags.has(tag_id)) ?? [],
    created_time: new Date(row.created_time).toISOString(),
  };
}

function linkRows({ measurement_id, links }: Sent): LinkRow[] {
  return links.map((link) => ({ ...link, measurement_id }));
}

/** The baseline for a saliva test: the person's newest baseline up to the time of the test. */
function baselineFor(row: Sent, { baselines }: Known): Baseline | null {
  if (row.type === 'sosm_baseline') return ownBaseline(row);
  if (row.type !== 'sosm') return null;
  const time = Date.parse(row.created_time);
  const found = baselines.find(
    ({ user_id, created_time }) => user_id === row.user_id && Date.parse(created_time) <= time,
  );
  return found?.baseline ?? null;
}

/** Computes the mean and spread of a baseline. Those of the client are ignored. */
function ownBaseline({ value, metadata }: Sent): Baseline {
  const values = metadata.baseline?.values ?? [];
  return baselineOf(values.length === 0 ? [value] : values);
}

function baselineRowOf(row: Sent): BaselineRow[] {
  if (row.type !== 'sosm_baseline' || !row.valid) return [];
  const { user_id, created_time } = row;
  return [{ user_id, created_time, baseline: ownBaseline(row) }];
}

function newestFirst(rows: readonly BaselineRow[]): BaselineRow[] {
  return rows.toSorted((a, b) => Date.parse(b.created_time) - Date.parse(a.created_time));
}
