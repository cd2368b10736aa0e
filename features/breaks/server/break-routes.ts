import { breakMessages as messages, correctBreak, endBreak, startBreak } from '#breaks/contract';
import { correctionProblems, currentShifts, timeProblem } from '#breaks/domain';
import type { Period } from '#breaks/domain';
import { findZone } from '#organisation/server';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findPeople, lockPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canMeasureOthers, canMeasurePerson, canViewPerson, reachOf } from '#permissions/domain';
import { findSchedules } from '#rosters/server';
import {
  findBreak,
  insertBreak,
  isLocation,
  isStored,
  lockBreak,
  storeCorrection,
  storeEnd,
} from './break-store.ts';
import type { StoredBreak } from './break-store.ts';

/** The calls that record breaks. */
export const breakCalls: Bound<Viewer>[] = [
  bind(startBreak, start),
  bind(endBreak, end),
  bind(correctBreak, correct),
];

async function start({ viewer, body, database, now }: Call<typeof startBreak, Viewer>) {
  const fields = { ...body, break_id: body.break_id.toLowerCase() };
  const { break_id, user_ids, location_id } = fields;
  const time = now();
  await database.write(viewer, async (tx) => {
    if (await isStored(tx, break_id)) return;
    const problem = timeProblem(fields.started_time, time);
    if (problem !== null) throw fieldError('started_time', problem);
    if (!isNear(fields.due_time, fields.started_time)) {
      throw fieldError('due_time', messages.timeInvalid);
    }
    await requireRested(tx, viewer, user_ids);
    if (!(await isLocation(tx, location_id))) {
      throw fieldError('location_id', messages.locationUnknown, 'NOT_FOUND');
    }
    const created_time = new Date(time).toISOString();
    await insertBreak(tx, fields, { started_by: viewer.user_id, created_time });
    const summary = `${String(user_ids.length)} people`;
    tx.audit({ action: 'create', entity: 'break', entity_id: break_id, summary });
  });
  const stored = await database.read(viewer.org_id, (tx) => findBreak(tx, viewer, break_id));
  // The id may be that of a break that the viewer does not see.
  if (stored === null) throw new HttpError('DUPLICATE');
  return stored;
}

async function end({ viewer, body, database, now }: Call<typeof endBreak, Viewer>) {
  const { break_id, ended_time } = body;
  await database.write(viewer, async (tx) => {
    const stored = await lockRecorded(tx, viewer, break_id);
    if (stored.deleted) throw new HttpError('CONFLICT', { message: messages.deleted });
    if (stored.ended_time !== null) return;
    const problems = correctionProblems(
      { started_time: stored.started_time, ended_time },
      { shift: null, zone: 'UTC', now: now() },
    );
    const problem = problems['ended_time'];
    if (problem !== undefined) throw fieldError('ended_time', problem);
    await storeEnd(tx, body, viewer.user_id);
    audit(tx, break_id, 'ended');
  });
  return await answerOf(database, viewer, break_id);
}

async function correct({ viewer, body, database, now }: Call<typeof correctBreak, Viewer>) {
  const { break_id, modified_time, deleted } = body;
  const time = now();
  await database.write(viewer, async (tx) => {
    const stored = await lockRecorded(tx, viewer, break_id);
    const isStale =
      modified_time !== undefined && Date.parse(modified_time) < Date.parse(stored.modified_time);
    if (isStale) throw new HttpError('CONFLICT', { message: messages.changedMeanwhile });
    if (!deleted) {
      const place = { shift: await shiftOf(tx, stored), zone: await findZone(tx), now: time };
      for (const [field, message] of Object.entries(correctionProblems(body, place))) {
        throw fieldError(field, message);
      }
    }
    const fields = deleted ? { ...body, ...timesOf(stored) } : body;
    await storeCorrection(tx, fields, time);
    const isBack = stored.deleted && !deleted;
    audit(tx, break_id, deleted ? 'deleted' : isBack ? 'restored' : 'corrected');
  });
  return await answerOf(database, viewer, break_id);
}

/** Deleting keeps the times. */
function timesOf({ started_time, ended_time }: StoredBreak) {
  return { started_time, ended_time };
}

/**
 * The shift of a break as it was recorded, of all of its people; null if nobody was on shift, or
 * rosters are switched off.
 */
async function shiftOf(tx: Tx, { user_ids, started_time }: StoredBreak): Promise<Period | null> {
  const time = Date.parse(started_time);
  const schedules = await findSchedules(tx, time);
  if (schedules === null) return null;
  const shifts = currentShifts(schedules.rosters, schedules.leaves, time);
  const found = user_ids.flatMap((user_id) => shifts.get(user_id) ?? []);
  if (found.length === 0) return null;
  return {
    start: Math.min(...found.map((shift) => shift.start)),
    end: Math.max(...found.map((shift) => shift.end)),
  };
}

/** @throws HttpError unless all people exist and the viewer may record their measurements */
async function requireRested(
  tx: WriteTx,
  viewer: Viewer,
  user_ids: readonly string[],
): Promise<void> {
  const people = await lockPeople(tx, user_ids);
  const isKnown = user_ids.every((user_id) => {
    const person = people.get(user_id);
    return person?.active === true && canViewPerson(viewer, person);
  });
  if (!isKnown) throw fieldError('user_ids', messages.peopleUnknown, 'NOT_FOUND');
  if ([...people.values()].every((person) => canMeasurePerson(viewer, person))) return;
  throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
}

/**
 * A break, locked until the transaction ends.
 *
 * @throws HttpError unless the viewer started it, or may record the measurements of everybody in it
 */
async function lockRecorded(tx: WriteTx, viewer: Viewer, break_id: string): Promise<StoredBreak> {
  const stored = await lockBreak(tx, break_id);
  if (stored === null) throw unknownBreak();
  const people = [...(await findPeople(tx, stored.user_ids)).values()];
  const isOwn = stored.started_by === viewer.user_id;
  const seesAll = reachOf(viewer, 'view_user').everybody;
  if (!isOwn && !seesAll && !people.some((person) => canViewPerson(viewer, person))) {
    throw unknownBreak();
  }
  const isRecorder =
    people.length === 0
      ? reachOf(viewer, 'measure_user').everybody
      : people.every((each) => canViewPerson(viewer, each) && canMeasurePerson(viewer, each));
  if (isRecorder || (isOwn && canMeasureOthers(viewer))) return stored;
  throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
}

async function answerOf(
  database: Call<typeof endBreak, Viewer>['database'],
  viewer: Viewer,
  break_id: string,
) {
  const stored = await database.read(viewer.org_id, (tx) => findBreak(tx, viewer, break_id));
  if (stored === null) throw unknownBreak();
  return stored;
}

function unknownBreak(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.unknown });
}

const day = 86_400_000;

function isNear(due_time: string | null, started_time: string): boolean {
  return due_time === null || Math.abs(Date.parse(due_time) - Date.parse(started_time)) <= day;
}

function audit(tx: WriteTx, break_id: string, summary: string): void {
  tx.audit({ action: 'change', entity: 'break', entity_id: break_id, summary });
}
