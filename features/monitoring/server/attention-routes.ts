import {
  attentionMessages as messages,
  entryMinutesAhead,
  oldestEntryDays,
  recordAttention,
} from '#monitoring/contract';
import type { AttentionFields } from '#monitoring/contract';
import { holderOf } from '#monitoring/domain';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { personName } from '#people/domain';
import { findPeople, lockPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canViewMeasurements, canViewPerson } from '#permissions/domain';
import {
  findEntriesAbout,
  findEntry,
  insertEntry,
  lockSubject,
  seesLocation,
} from './attention-store.ts';
import type { StoredEntry } from './attention-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The call that takes and releases cases that need attention. */
export const attentionCalls: Bound<Viewer>[] = [bind(recordAttention, record)];

async function record({ viewer, body, database, now }: Call<typeof recordAttention, Viewer>) {
  const { entry_id, subject_id } = body;
  const time = now();
  return await database.write(viewer, async (tx) => {
    await lockSubject(tx, subject_id);
    const stored = await findEntry(tx, entry_id);
    // Sent twice, as its answer was lost.
    if (stored?.recorded_by === viewer.user_id) return { entry_id, taken_by: '' };
    if (stored !== null) throw new HttpError('DUPLICATE');
    requireTimes(body, time);
    await requireCase(tx, viewer, body);
    const entries = await findEntriesAbout(tx, body, time);
    if (body.action === 'release') requireOwn(entries, body, viewer);
    else {
      const holder = holderOf(entries, Date.parse(body.since), time);
      if (holder !== null && holder.recorded_by !== viewer.user_id) {
        if (holder.entry_id !== body.ends) {
          return { entry_id: holder.entry_id, taken_by: await nameOf(tx, viewer, holder) };
        }
      }
    }
    const created_time = new Date(time).toISOString();
    await insertEntry(tx, body, { recorded_by: viewer.user_id, created_time });
    const summary = body.action === 'take' ? 'taken' : 'released';
    tx.audit({ action: 'create', entity: 'attention', entity_id: entry_id, summary });
    return { entry_id, taken_by: '' };
  });
}

/** @throws HttpError for times that cannot be */
function requireTimes({ kind, time, since }: AttentionFields, now: number): void {
  if (Date.parse(time) > now + entryMinutesAhead * minute) {
    throw fieldError('time', messages.timeAhead);
  }
  if (Date.parse(time) < now - oldestEntryDays * day) throw fieldError('time', messages.timeOld);
  // A shift of today may begin later; everything else has begun.
  const ahead = kind === 'heat_share' ? day : entryMinutesAhead * minute;
  if (Date.parse(since) > now + ahead) throw fieldError('since', messages.timeAhead);
}

/** @throws HttpError unless the viewer may see the case, and it is not about themselves */
async function requireCase(
  tx: WriteTx,
  viewer: Viewer,
  { kind, subject_id }: AttentionFields,
): Promise<void> {
  if (kind === 'break') {
    if (await seesLocation(tx, viewer, subject_id)) return;
    throw fieldError('subject_id', messages.locationUnknown, 'NOT_FOUND');
  }
  // Somebody who needs help would look taken care of to everybody else.
  if (subject_id === viewer.user_id) throw fieldError('subject_id', messages.own, 'FORBIDDEN');
  const person = (await lockPeople(tx, [subject_id])).get(subject_id);
  if (person?.active !== true || !canViewPerson(viewer, person)) {
    throw fieldError('subject_id', messages.personUnknown, 'NOT_FOUND');
  }
  if (kind === 'reading' && !canViewMeasurements(viewer, person)) {
    throw fieldError('subject_id', messages.notSeen, 'NOT_FOUND');
  }
}

/** @throws HttpError unless the viewer took the case with the entry that is released */
function requireOwn(
  entries: readonly StoredEntry[],
  { ends }: AttentionFields,
  viewer: Viewer,
): void {
  const own = entries.find(({ entry_id }) => entry_id === ends);
  if (own?.action === 'take' && own.recorded_by === viewer.user_id) return;
  throw fieldError('ends', messages.notTaken, 'NOT_FOUND');
}

/** The name of somebody who has a case; empty if the viewer may not see them. */
async function nameOf(tx: Tx, viewer: Viewer, { recorded_by }: StoredEntry): Promise<string> {
  if (recorded_by === null) return '';
  const person = (await findPeople(tx, [recorded_by])).get(recorded_by);
  return person !== undefined && canViewPerson(viewer, person) ? personName(person) : '';
}
