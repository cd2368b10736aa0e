import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';

/** The viewer's organisation; all its people may see it. */
export const organisationSync: SyncSource<unknown> = {
  list: 'organisation',
  table: 'organisations',
  key: 'org_id',
  visible: () => 'true',
  audience: 'everybody',
  row: `json_build_object(
    'org_id', r.org_id, 'name', r.name, 'metadata', r.metadata,
    'has_profile_image', r.image is not null, 'active', r.active, 'closes_time', ${iso('r.closes_time')},
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};
