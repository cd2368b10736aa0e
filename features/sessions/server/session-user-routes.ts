import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { findPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canMeasurePerson, canViewPerson } from '#permissions/domain';
import { saveSessionUsers, sessionMessages as messages } from '#sessions/contract';
import type { SessionUserFields } from '#sessions/contract';
import { isOpenSession } from '#sessions/domain';
import { requireRunner, unknownSession } from './session-access.ts';
import {
  findSession,
  findSessionUsers,
  insertSessionUsers,
  lockSession,
  lockSessionPeople,
  updateSessionUsers,
} from './session-store.ts';
import { linkTestsOfSession } from './session-tests.ts';

/** The call that adds the people of a session and skips some of them. */
export const sessionUserCalls: Bound<Viewer>[] = [bind(saveSessionUsers, save)];

async function save({ viewer, body, database, now, newId }: Call<typeof saveSessionUsers, Viewer>) {
  const session_id = body.session_id.toLowerCase();
  const { users } = body;
  const user_ids = users.map(({ user_id }) => user_id);
  await database.write(viewer, async (tx) => {
    // People are locked before their session, as a merge does.
    const areWorkers = await lockMeasured(tx, viewer, user_ids);
    const stored = await lockSession(tx, session_id);
    const isVisible = (await findSession(tx, viewer, session_id)) !== null;
    if (stored === null || !stored.active || !isVisible) throw unknownSession();
    if (!isOpenSession(stored, now())) {
      throw new HttpError('CONFLICT', { message: messages.closed });
    }
    if (!stored.has_people) {
      await requireRunner(tx, viewer, stored);
      if (!areWorkers) throw fieldError('users', messages.peopleHidden);
      await addPeople(tx, session_id, { users, newId, now: now() });
      return;
    }
    const known = new Set(stored.user_ids);
    if (!user_ids.every((id) => known.has(id))) throw fieldError('users', messages.peopleFixed);
    const changed = await updateSessionUsers(tx, session_id, users);
    if (changed > 0) audit(tx, session_id, `${String(changed)} changed`);
  });
  const saved = await database.read(viewer.org_id, (tx) =>
    findSessionUsers(tx, session_id, user_ids),
  );
  return { session_id, users: saved };
}

interface Added {
  users: readonly SessionUserFields[];
  newId: () => string;
  now: number;
}

async function addPeople(
  tx: WriteTx,
  session_id: string,
  { users, newId, now }: Added,
): Promise<void> {
  const added = users.map((user) => ({ ...user, session_user_id: newId() }));
  await insertSessionUsers(tx, session_id, added, new Date(now).toISOString());
  await linkTestsOfSession(tx, session_id, now);
  audit(tx, session_id, `${String(users.length)} added`);
}

/**
 * Locks people until the transaction ends. Returns whether all of them are workers.
 *
 * @throws HttpError unless they exist and the viewer may measure all of them
 */
async function lockMeasured(
  tx: WriteTx,
  viewer: Viewer,
  user_ids: readonly string[],
): Promise<boolean> {
  const locked = await lockSessionPeople(tx, user_ids);
  const people = await findPeople(tx, user_ids);
  const areKnown = user_ids.every((user_id) => {
    const person = people.get(user_id);
    return locked.has(user_id) && person !== undefined && canViewPerson(viewer, person);
  });
  if (!areKnown) throw fieldError('users', messages.peopleUnknown, 'NOT_FOUND');
  if (![...people.values()].every((person) => canMeasurePerson(viewer, person))) {
    throw new HttpError('FORBIDDEN', { message: messages.notYourPeople });
  }
  return [...locked.values()].every(({ isWorker }) => isWorker);
}

function audit(tx: WriteTx, session_id: string, summary: string): void {
  tx.audit({ action: 'change', entity: 'session', entity_id: session_id, summary });
}
