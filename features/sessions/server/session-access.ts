import type { Tx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { findPeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canMeasureOthers, canMeasurePerson, canViewPerson, reachOf } from '#permissions/domain';
import { sessionMessages as messages } from '#sessions/contract';
import type { StoredSession } from './session-store.ts';

/** @throws HttpError unless the viewer started the session, or may measure everybody in it */
export async function requireRunner(
  tx: Tx,
  viewer: Viewer,
  { created_by, user_ids }: Pick<StoredSession, 'created_by' | 'user_ids'>,
): Promise<void> {
  if (created_by === viewer.user_id && canMeasureOthers(viewer)) return;
  const people = [...(await findPeople(tx, user_ids)).values()];
  const seesAll = reachOf(viewer, 'view_user').everybody;
  if (!seesAll && !people.some((person) => canViewPerson(viewer, person))) throw unknownSession();
  const isRunner =
    people.length === 0
      ? reachOf(viewer, 'measure_user').everybody
      : people.every((each) => canViewPerson(viewer, each) && canMeasurePerson(viewer, each));
  if (!isRunner) throw new HttpError('FORBIDDEN', { message: messages.notYourSession });
}

/** The error for a session that does not exist or that the viewer does not see. */
export function unknownSession(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.unknown });
}
