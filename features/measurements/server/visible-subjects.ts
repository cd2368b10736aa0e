import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { findPeople } from '#people/server';
import type { Subject, Viewer } from '#permissions/contract';
import { canViewMeasurements } from '#permissions/domain';
import { lockOwners } from './measurement-store.ts';

/**
 * The people of the measurements, locked until COMMIT.
 *
 * @throws HttpError if a measurement does not exist or is not visible
 */
export async function visibleSubjects(
  tx: WriteTx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Subject[]> {
  const owners = await lockOwners(tx, ids);
  const people = await findPeople(
    tx,
    owners.map(({ user_id }) => user_id),
  );
  const subjects = owners.map(({ user_id }) => people.get(user_id) ?? { user_id, tag_ids: [] });
  const visible = subjects.every((subject) => canViewMeasurements(viewer, subject));
  if (owners.length < ids.length || !visible) throw new HttpError('NOT_FOUND');
  return subjects;
}
