import { changesOf } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import {
  addMeasurementTags,
  changeMeasurements,
  createMeasurements,
  measurementMessages,
} from '#measurements/contract';
import type { Subject, Viewer } from '#permissions/contract';
import { canDeleteMeasurements, canEditMeasurements, canViewValues } from '#permissions/domain';
import { lockTags } from '#tags/server';
import { addMeasurements } from './measurement-adding.ts';
import type { OnTestsAdded } from './measurement-adding.ts';
import { recorderOf } from './measurement-intake.ts';
import { parseRows } from './measurement-reading.ts';
import { findChangeable, hasBaseline, updateMeasurements } from './measurement-store.ts';
import type { ChangeableMeasurement, MeasurementChange } from './measurement-store.ts';
import { addTagsToMeasurements } from './measurement-tags.ts';
import { visibleSubjects } from './visible-subjects.ts';

/** Calls that add and change measurements. */
export function measurementCalls(onTestsAdded: OnTestsAdded): Bound<Viewer>[] {
  return [
    bind(createMeasurements, (call) => create(call, onTestsAdded)),
    bind(changeMeasurements, change),
    bind(addMeasurementTags, addTags),
  ];
}

async function create(
  { viewer, body, database, now }: Call<typeof createMeasurements, Viewer>,
  onTestsAdded: OnTestsAdded,
) {
  const rows = parseRows(body.measurements);
  return database.write(viewer, (tx) =>
    addMeasurements(tx, { recorder: recorderOf(viewer), rows, now: now(), onTestsAdded }),
  );
}

async function change({ viewer, body, database }: Call<typeof changeMeasurements, Viewer>) {
  const { ids: given, ...fields } = body;
  const ids = unique(given);
  await database.write(viewer, async (tx) => {
    const known = await lockTags(tx, fields.tag_ids ?? []);
    const subjects = await visibleSubjects(tx, viewer, ids);
    const edits =
      fields.valid !== undefined || fields.tag_ids !== undefined || fields.notes !== undefined;
    const mayEdit = !edits || subjects.every((subject) => canEditMeasurements(viewer, subject));
    const removes = fields.active !== undefined;
    const mayRemove =
      !removes || subjects.every((subject) => canDeleteMeasurements(viewer, subject));
    if (!mayEdit || !mayRemove) throw new HttpError('FORBIDDEN');
    await refuseBlindChange(tx, viewer, { ids, subjects, fields });

    refuseUnknownTags(known, fields.tag_ids ?? []);
    const before = await findChangeable(tx, ids);
    await updateMeasurements(tx, ids, fields);
    await auditChanged(tx, before, Object.keys(fields).sort().join(', '));
  });
  return { ids };
}

async function addTags({ viewer, body, database }: Call<typeof addMeasurementTags, Viewer>) {
  const [ids, tag_ids] = [unique(body.measurement_ids), unique(body.tag_ids)];
  await database.write(viewer, async (tx) => {
    const known = await lockTags(tx, tag_ids);
    const subjects = await visibleSubjects(tx, viewer, ids);
    const mayEdit = subjects.every((subject) => canEditMeasurements(viewer, subject));
    if (!mayEdit) throw new HttpError('FORBIDDEN');
    refuseUnknownTags(known, tag_ids);
    const before = await findChangeable(tx, ids);
    await addTagsToMeasurements(tx, ids, tag_ids);
    await auditChanged(tx, before, 'tag_ids');
  });
  return { success: true };
}

/**
 * Notes that somebody cannot read are not overwritten. Baselines are not switched on and off by
 * somebody who sees only statuses: a status that follows would tell more than the status itself.
 *
 * @throws HttpError FORBIDDEN
 */
async function refuseBlindChange(
  tx: WriteTx,
  viewer: Viewer,
  {
    ids,
    subjects,
    fields,
  }: { ids: readonly string[]; subjects: readonly Subject[]; fields: MeasurementChange },
): Promise<void> {
  if (subjects.every((subject) => canViewValues(viewer, subject))) return;
  const isStateChanged = fields.valid !== undefined || fields.active !== undefined;
  const isBlind = fields.notes !== undefined || (isStateChanged && (await hasBaseline(tx, ids)));
  if (isBlind) throw new HttpError('FORBIDDEN', { message: measurementMessages.changeHidden });
}

function refuseUnknownTags(known: ReadonlySet<string>, tag_ids: readonly string[]): void {
  if (tag_ids.every((tag_id) => known.has(tag_id.toLowerCase()))) return;
  throw fieldError('tag_ids', measurementMessages.tagUnknown);
}

/** Adds an entry for each test, with what changed. Notes are about health: only that they changed. */
async function auditChanged(
  tx: WriteTx,
  before: ReadonlyMap<string, ChangeableMeasurement>,
  summary: string,
): Promise<void> {
  const after = await findChangeable(tx, [...before.keys()]);
  for (const [entity_id, old] of before) {
    const changed = after.get(entity_id) ?? old;
    const fields = ['valid', 'active', 'tag_ids', 'notes'];
    const changes = changesOf(old, changed, fields, ['notes']);
    const about = { entity: 'measurement', entity_id, subject_user_id: old.user_id };
    tx.audit({ action: 'change', ...about, summary, changes });
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
