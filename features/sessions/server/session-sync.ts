import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewMeasurements, canViewPerson, reachOf } from '#permissions/domain';
import { personScope } from '#tags/server';

const times = `'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')}`;

/** The row of a session as it is synced and answered. */
export const sessionRow = `json_build_object(
  'session_id', r.session_id, 'done', r.done, 'active', r.active,
  'metadata', json_build_object(
    'type', r.type, 'tag_ids', r.tag_ids, 'created_by', r.created_by),
  ${times})`;

/**
 * Sessions that the viewer started, and those with people that they may see. Who sees them changes
 * only with what the access epoch contains: the people of a session are fixed, and a session gets a
 * new stamp with its people.
 */
export const sessionSync: SyncSource<Viewer> = {
  list: 'sessions',
  table: 'sessions',
  key: 'session_id',
  visible: seesSession,
  audience: 'everybody',
  row: sessionRow,
};

/**
 * SQL condition: the viewer started the session, sees somebody in it, or sees everybody. People who
 * were taken out count too, so that a session that ends with its people is still answered as ended.
 */
export function seesSession(viewer: Viewer, param: Param): string {
  if (reachOf(viewer, 'view_user').everybody) return 'true';
  return `(r.created_by = ${param(viewer.user_id)} or exists (
    select from session_users as u
    where u.org_id = r.org_id and u.session_id = r.session_id
      and ${personScope(viewer, 'view_user', 'u.user_id', param)}))`;
}

/** The row of a person in a session as it is synced and answered. */
export const sessionUserRow = `json_build_object(
  'session_user_id', r.session_user_id, 'session_id', r.session_id, 'user_id', r.user_id,
  'skip', r.skip, 'skip_reason', r.skip_reason, 'active', r.active, ${times})`;

/** The people of sessions that the viewer may see. */
export const sessionUserSync: SyncSource<Viewer> = {
  list: 'session_users',
  table: 'session_users',
  key: 'session_user_id',
  visible: (viewer, param) => personScope(viewer, 'view_user', 'r.user_id', param),
  audience: { person: 'r.user_id', sees: canViewPerson },
  row: sessionUserRow,
};

/** The tests of sessions that the viewer may see. */
export const sessionMeasurementSync: SyncSource<Viewer> = {
  list: 'session_measurements',
  table: 'session_measurements',
  key: 'session_measurement_id',
  visible: (viewer, param) => `exists (
    select from measurements as m
    where m.org_id = r.org_id and m.measurement_id = r.measurement_id
      and ${personScope(viewer, 'view_measure', 'm.user_id', param)})`,
  audience: {
    person: `(select m.user_id from measurements as m
              where m.org_id = r.org_id and m.measurement_id = r.measurement_id)`,
    sees: canViewMeasurements,
  },
  row: `json_build_object(
    'session_measurement_id', r.session_measurement_id, 'session_id', r.session_id,
    'measurement_id', r.measurement_id, 'active', r.active, ${times})`,
};
