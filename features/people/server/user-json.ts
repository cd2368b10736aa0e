import { iso } from '#packages/sync/server';
import { ownSettings } from '#people/domain';
import { activeTagsOfPerson } from '#tags/server';

/**
 * SQL expression: the person `r` as synced and as calls return them. Personal screen settings are
 * only sent to their owner.
 *
 * @param isViewer SQL condition: `r` is the viewer
 */
export const userJson = (isViewer: string): string => `json_build_object(
    'user_id', r.user_id, 'name_first', r.name_first, 'name_last', r.name_last,
    'email', r.email, 'org_id', r.org_id, 'experimental', r.experimental, 'active', r.active,
    'is_hidden', r.is_hidden, 'has_picture', r.image is not null,
    'metadata', case when ${isViewer} then r.metadata else r.metadata - ${settings} end,
    'tag_ids', ${activeTagsOfPerson('r.user_id')},
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`;

const settings = `'{${ownSettings.join()}}'::text[]`;
