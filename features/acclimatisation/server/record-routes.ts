import { recordAcclimatisation, recordField, recordMessages } from '#acclimatisation/contract';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { changeFields, lockPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canPlanPerson, canViewPerson } from '#permissions/domain';

/** Calls about acclimatisation. */
export const acclimatisationCalls: Bound<Viewer>[] = [bind(recordAcclimatisation, record)];

const day = 24 * 3_600_000;

async function record({ viewer, body, database, now }: Call<typeof recordAcclimatisation, Viewer>) {
  const user_id = body.user_id.toLowerCase();
  // The caller's date may be a day ahead of UTC.
  const latest = new Date(now() + day).toISOString().slice(0, 10);
  if (body.record !== null && body.record.date > latest) {
    throw fieldError('record.date', recordMessages.date);
  }
  await database.write(viewer, async (tx) => {
    const person = (await lockPeople(tx, [user_id])).get(user_id);
    if (person?.active !== true || !canViewPerson(viewer, person)) {
      throw new HttpError('NOT_FOUND', { message: recordMessages.unknown });
    }
    if (!canPlanPerson(viewer, person)) throw new HttpError('FORBIDDEN');
    const change =
      body.record === null
        ? { set: {}, removed: [recordField] }
        : { set: { [recordField]: body.record }, removed: [] };
    if (!(await changeFields(tx, user_id, change))) return;
    const summary = body.record === null ? 'removed' : `${body.record.state} ${body.record.date}`;
    const about = { entity: 'acclimatisation', entity_id: user_id, subject_user_id: user_id };
    tx.audit({ action: 'record', ...about, summary });
  });
  return { user_id, record: body.record };
}
