import type { Tx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { lockPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canRecordReading } from '#permissions/domain';
import { addReading, changeReading, readingMessages as messages } from '#readings/contract';
import { arrivalProblem, derivedHeat } from '#readings/domain';
import {
  findCrewTags,
  findReading,
  insertReadings,
  isLocation,
  lockReading,
  recorderOf,
  storeValidity,
} from './reading-store.ts';

/** The calls that record meter readings. */
export const readingCalls: Bound<Viewer>[] = [bind(addReading, add), bind(changeReading, change)];

async function add({ viewer, body, database, now }: Call<typeof addReading, Viewer>) {
  const reading_id = body.reading_id.toLowerCase();
  const time = now();
  await database.write(viewer, async (tx) => {
    const stored = await recorderOf(tx, reading_id);
    // Sent twice, as its answer was lost.
    if (stored?.recorded_by === viewer.user_id) return;
    if (stored !== null) throw new HttpError('DUPLICATE');
    const { location_id } = body;
    if (!(await isLocation(tx, location_id))) {
      throw fieldError('location_id', messages.locationUnknown, 'NOT_FOUND');
    }
    await requireRecorder(tx, viewer, location_id);
    // While the recorder is erased or merged, no reading may be added that keeps their id.
    const recorder = (await lockPeople(tx, [viewer.user_id])).get(viewer.user_id);
    if (recorder?.active !== true) throw notYours();
    const problem = arrivalProblem(body.time, time);
    if (problem !== null) throw fieldError('time', problem);
    const created_time = new Date(time).toISOString();
    const added = { recorded_by: viewer.user_id, created_time, invalidated_time: null };
    await insertReadings(tx, [{ ...body, reading_id, ...derivedHeat(body), ...added }]);
    const entity_id = reading_id;
    tx.audit({ action: 'create', entity: 'reading', entity_id, summary: 'meter reading' });
  });
  const found = await database.read(viewer.org_id, (tx) => findReading(tx, viewer, reading_id));
  if (found === null) throw new HttpError('DUPLICATE');
  return found;
}

async function change({ viewer, body, database, now }: Call<typeof changeReading, Viewer>) {
  const { reading_id, is_valid } = body;
  await database.write(viewer, async (tx) => {
    const stored = await lockReading(tx, reading_id);
    if (stored === null) throw unknownReading();
    await requireRecorder(tx, viewer, stored.location_id);
    const invalidated_time = is_valid ? null : new Date(now()).toISOString();
    if (!(await storeValidity(tx, reading_id, invalidated_time))) return;
    const summary = is_valid ? 'restored' : 'invalidated';
    tx.audit({ action: 'change', entity: 'reading', entity_id: reading_id, summary });
  });
  const found = await database.read(viewer.org_id, (tx) => findReading(tx, viewer, reading_id));
  if (found === null) throw unknownReading();
  return found;
}

/** @throws HttpError unless the viewer may record readings at a location */
async function requireRecorder(tx: Tx, viewer: Viewer, location_id: string): Promise<void> {
  const crewTags = await findCrewTags(tx, location_id, viewer.user_id);
  if (!canRecordReading(viewer, location_id, crewTags)) throw notYours();
}

function notYours(): HttpError {
  return new HttpError('FORBIDDEN', { message: messages.notYours });
}

function unknownReading(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.unknown });
}
