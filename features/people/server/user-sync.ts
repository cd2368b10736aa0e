import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { personScope } from '#tags/server';
import { userJson } from './user-json.ts';

/** The viewer and the people the viewer may see, each with their tags. */
export const userSync: SyncSource<Viewer> = {
  list: 'users',
  table: 'users',
  key: 'user_id',
  visible: (viewer, param) =>
    `${notesViewer(param(viewer.user_id))} and ${personScope(viewer, 'view_user', 'r.user_id', param)}`,
  audience: { person: 'r.user_id', sees: canViewPerson },
  row: userJson(`r.user_id::text = current_setting('app.viewer', true)`),
};

/**
 * The SQL of a row is the same for all viewers, so it reads the viewer from the transaction.
 * Postgres evaluates the subquery once, before the first row.
 */
function notesViewer(user_id: string): string {
  return `(select set_config('app.viewer', lower(${user_id}::text), true)) is not null`;
}
