import { iso } from '#packages/sync/server';
import type { Param, SyncSource } from '#packages/sync/server';

/**
 * The viewer's organisation; all its people may see it.
 *
 * @param isAdmin who sees every setting, from a higher feature
 */
export function organisationSync<Viewer extends { user_id: string }>(
  isAdmin: (viewer: Viewer) => boolean,
): SyncSource<Viewer> {
  return {
    list: 'organisation',
    table: 'organisations',
    key: 'org_id',
    visible: () => 'true',
    audience: 'everybody',
    row: (viewer, param) => `json_build_object(
      'org_id', r.org_id, 'name', r.name,
      'metadata', ${isAdmin(viewer) ? 'r.metadata' : ownMetadata(viewer, param)},
      'has_profile_image', r.image is not null, 'active', r.active, 'closes_time', ${iso('r.closes_time')},
      'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
  };
}

/**
 * SQL expression: the settings; of the people who see values only the viewer, and without the ids of
 * sample people.
 */
function ownMetadata({ user_id }: { user_id: string }, param: Param): string {
  const own = `${param(user_id)}::text`;
  return `(case when r.metadata ? '_values_seen_by' then r.metadata || jsonb_build_object(
    '_values_seen_by', case when r.metadata->'_values_seen_by' ? ${own}
      then jsonb_build_array(${own}) else '[]'::jsonb end) else r.metadata end) - '_sample_data'`;
}
