import {
  addEmergencyEntry,
  addressKey,
  emergencyMessages as messages,
  mostAhead,
  mostEntries,
  setEmergencyAddress,
} from '#emergencies/contract';
import type { EntryFields } from '#emergencies/contract';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { changeTagAs } from '#tags/server';
import {
  countEntries,
  findOwnEntry,
  hasEntry,
  hasLocation,
  insertEntry,
  isCorrectable,
  isVisible,
  lockEntry,
} from './emergency-store.ts';

/** Calls about emergencies. */
export const emergencyCalls: Bound<Viewer>[] = [
  bind(addEmergencyEntry, addEntry),
  bind(setEmergencyAddress, ({ body, ...call }) => {
    const metadata = { [addressKey]: body.address };
    return changeTagAs(call, body.tag_id, { metadata, summary: 'emergency address' });
  }),
];

async function addEntry({ viewer, body, database, now }: Call<typeof addEmergencyEntry, Viewer>) {
  const { entry_id, emergency_id, kind } = body;
  await database.write(viewer, async (tx) => {
    await lockEntry(tx, body);
    // The same entry again changes nothing. The answer below is for its recorder only.
    if (await hasEntry(tx, entry_id)) return;
    const count = await countEntries(tx, emergency_id);
    // The start may arrive late or not at all, so any entry may be the first one.
    if (count > 0 && !(await isVisible(tx, viewer, emergency_id))) {
      throw new HttpError('NOT_FOUND', { message: messages.unknown });
    }
    if (count >= mostEntries) throw new HttpError('CONFLICT', { message: messages.full });
    await check(tx, viewer, body, now());
    const created_time = new Date(now()).toISOString();
    await insertEntry(tx, body, { recorded_by: viewer.user_id, created_time });
    const action = count === 0 ? 'create' : 'change';
    // Without note and person: the log is for other readers.
    tx.audit({ action, entity: 'emergency', entity_id: emergency_id, summary: kind });
  });
  const entry = await database.read(viewer.org_id, (tx) => findOwnEntry(tx, viewer, entry_id));
  if (entry === null) throw new HttpError('DUPLICATE');
  return entry;
}

/** @throws HttpError with the field of the first value that does not exist or is not possible */
async function check(tx: WriteTx, viewer: Viewer, entry: EntryFields, now: number): Promise<void> {
  const { location_id, user_id, corrects } = entry;
  for (const field of ['time', 'corrected_time'] as const) {
    const time = entry[field];
    if (time !== null && Date.parse(time) > now + mostAhead) {
      throw fieldError(field, messages.timeAhead);
    }
  }
  if (location_id !== null && !(await hasLocation(tx, location_id))) {
    throw fieldError('location_id', messages.locationUnknown, 'NOT_FOUND');
  }
  if (user_id !== null) {
    const person = (await findPeople(tx, [user_id])).get(user_id);
    if (person === undefined || !canViewPerson(viewer, person)) {
      throw fieldError('user_id', messages.personUnknown, 'NOT_FOUND');
    }
  }
  if (corrects !== null && !(await isCorrectable(tx, entry))) {
    throw fieldError('corrects', messages.correctsUnknown, 'NOT_FOUND');
  }
}
