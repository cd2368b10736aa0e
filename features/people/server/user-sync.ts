import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { personScope } from '#tags/server';
import { userJson } from './user-json.ts';

/** The viewer and whom the viewer may see, each with the tags they wear. */
export const userSync: SyncSource<Viewer> = {
  list: 'users',
  table: 'users',
  key: 'user_id',
  visible: (viewer, param) =>
    `${notesViewer(param(viewer.user_id))} and ${personScope(viewer, 'view_user', 'r.user_id', param)}`,
  concern: { person: 'r.user_id', sees: canViewPerson },
  row: userJson(`r.user_id::text = current_setting('app.viewer', true)`),
};

/**
 * The shape of a row is one text for everybody, so it reads from the transaction who asks. A query of
 * its own is answered once, before the first row.
 */
function notesViewer(user_id: string): string {
  return `(select set_config('app.viewer', lower(${user_id}::text), true)) is not null`;
}
