import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findPeople, lockPeople } from '#people/server';
import type { PersonRow } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canPlanPerson, canViewPerson, managedBy } from '#permissions/domain';
import {
  changeRoster,
  createLeave,
  createRoster,
  removeRoster,
  rosterMessages as messages,
} from '#rosters/contract';
import { describeRoster } from '#rosters/domain';
import {
  cancelLeave,
  deactivateRoster,
  findLeave,
  findRoster,
  hasLeave,
  hasManyRosters,
  insertLeave,
  insertRoster,
  kindOf,
  lockId,
  lockLeave,
  lockRoster,
  replaceRoster,
} from './roster-store.ts';

/** Rosters of an organisation that are not deleted: every copy holds all of them. */
const mostRosters = 1000;

/** Calls about rosters and leave. */
export const rosterCalls: Bound<Viewer>[] = [
  bind(createRoster, create),
  bind(changeRoster, change),
  bind(removeRoster, remove),
  bind(createLeave, addLeave),
];

async function create({ viewer, body, database, now }: Call<typeof createRoster, Viewer>) {
  const fields = { ...body, roster_id: body.roster_id.toLowerCase() };
  const { roster_id } = fields;
  await database.write(viewer, async (tx) => {
    await lockPlanned(tx, viewer, fields.user_ids, 'user_ids');
    await lockId(tx, roster_id);
    const kind = await kindOf(tx, roster_id);
    if (kind === 'roster') return;
    if (kind !== null) throw new HttpError('DUPLICATE');
    if (await hasManyRosters(tx, mostRosters)) {
      throw new HttpError('INVALID', { message: messages.manyRosters });
    }
    await insertRoster(tx, fields, new Date(now()).toISOString());
    const summary = describeRoster(fields);
    tx.audit({ action: 'create', entity: 'roster', entity_id: roster_id, summary });
  });
  // The id may be that of a roster that the viewer does not see.
  const roster = await database.read(viewer.org_id, (tx) => findRoster(tx, viewer, roster_id));
  if (roster === null) throw new HttpError('DUPLICATE');
  return roster;
}

async function change({ viewer, body, database }: Call<typeof changeRoster, Viewer>) {
  const { modified_time, ...given } = body;
  const fields = { ...given, roster_id: body.roster_id.toLowerCase() };
  const { roster_id } = fields;
  await database.write(viewer, async (tx) => {
    await lockPlanned(tx, viewer, fields.user_ids, 'user_ids');
    const roster = await lockRoster(tx, roster_id);
    if (roster === null) throw new HttpError('NOT_FOUND');
    await requireStored(tx, viewer, roster.user_ids);
    if (!roster.active) throw new HttpError('NOT_FOUND');
    const isStale =
      modified_time !== undefined && Date.parse(modified_time) < Date.parse(roster.modified_time);
    if (isStale) throw new HttpError('CONFLICT', { message: messages.changedMeanwhile });
    await replaceRoster(tx, fields);
    const summary = describeRoster(fields);
    tx.audit({ action: 'change', entity: 'roster', entity_id: roster_id, summary });
  });
  const stored = await database.read(viewer.org_id, (tx) => findRoster(tx, viewer, roster_id));
  if (stored === null) throw new Error('The roster was not stored');
  return stored;
}

async function remove({ viewer, params, database, now }: Call<typeof removeRoster, Viewer>) {
  const id = params.id.toLowerCase();
  const kind = await database.write(viewer, async (tx) => {
    const found = await kindOf(tx, id);
    if (found === null) throw new HttpError('NOT_FOUND');
    if (found === 'roster') await endRoster(tx, viewer, id);
    else await endLeave(tx, viewer, id, now());
    return found;
  });
  return { kind, id };
}

async function endRoster(tx: WriteTx, viewer: Viewer, id: string): Promise<void> {
  const roster = await lockRoster(tx, id);
  if (roster === null) throw new HttpError('NOT_FOUND');
  await requireStored(tx, viewer, roster.user_ids);
  if (!roster.active) return;
  await deactivateRoster(tx, id);
  tx.audit({ action: 'delete', entity: 'roster', entity_id: id, summary: '' });
}

async function endLeave(tx: WriteTx, viewer: Viewer, id: string, now: number): Promise<void> {
  const leave = await lockLeave(tx, id);
  if (leave === null) throw new HttpError('NOT_FOUND');
  await requireStored(tx, viewer, [leave.user_id]);
  if (!leave.active) return;
  if (Date.parse(leave.end_time) <= now) {
    throw new HttpError('INVALID', { message: messages.leaveOver });
  }
  await cancelLeave(tx, id);
  tx.audit({ action: 'cancel', entity: 'leave', entity_id: id, summary: '' });
}

async function addLeave({ viewer, body, database, now }: Call<typeof createLeave, Viewer>) {
  const fields = {
    ...body,
    roster_user_leave_id: body.roster_user_leave_id.toLowerCase(),
    user_id: body.user_id.toLowerCase(),
  };
  const id = fields.roster_user_leave_id;
  await database.write(viewer, async (tx) => {
    await lockPlanned(tx, viewer, [fields.user_id], 'user_id');
    await lockId(tx, id);
    const kind = await kindOf(tx, id);
    if (kind === 'leave') return;
    if (kind !== null) throw new HttpError('DUPLICATE');
    if (await hasLeave(tx, fields)) throw fieldError('start_time', messages.leaveOverlaps);
    await insertLeave(tx, fields, new Date(now()).toISOString());
    tx.audit({ action: 'create', entity: 'leave', entity_id: id, summary: '' });
  });
  const leave = await database.read(viewer.org_id, (tx) => findLeave(tx, viewer, id));
  if (leave === null) throw new HttpError('DUPLICATE');
  return leave;
}

/**
 * Locks people, so that they are neither deleted nor erased until the transaction ends. They are
 * locked before their rosters, as a deletion does.
 *
 * @param place the field that names them
 * @throws HttpError unless they exist and the viewer may plan all of them
 */
async function lockPlanned(
  tx: WriteTx,
  viewer: Viewer,
  user_ids: readonly string[],
  place: 'user_ids' | 'user_id',
): Promise<void> {
  const people = await lockPeople(tx, user_ids);
  const isKnown = user_ids.every((user_id) => {
    const person = people.get(user_id);
    return person?.active === true && canViewPerson(viewer, person);
  });
  if (!isKnown) throw fieldError(place, messages.peopleUnknown, 'NOT_FOUND');
  requirePlanned(viewer, [...people.values()]);
}

/**
 * Checks the people of a stored roster or leave.
 *
 * @param user_ids those who are not deleted
 * @throws HttpError unless the viewer may plan all of them; without anybody it is for those who
 * manage everybody
 */
async function requireStored(
  tx: WriteTx,
  viewer: Viewer,
  user_ids: readonly string[],
): Promise<void> {
  const people = [...(await findPeople(tx, user_ids)).values()];
  const { everybody } = managedBy(viewer);
  if (!everybody && !people.some((person) => canViewPerson(viewer, person))) {
    throw new HttpError('NOT_FOUND');
  }
  requirePlanned(viewer, people);
}

function requirePlanned(viewer: Viewer, people: readonly PersonRow[]): void {
  if (people.every((person) => canPlanPerson(viewer, person))) return;
  throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
}
