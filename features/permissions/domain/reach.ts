import type { Access, Viewer } from '#permissions/contract';

/** How far a right reaches: everybody, or the people who wear one of the tags. */
export interface Reach {
  everybody: boolean;
  tag_ids: string[];
}

/** A right over people or their measurements that policies are asked for. */
export type Right =
  | 'view_user'
  | 'edit_user'
  | 'delete_user'
  | 'measure_user'
  | 'view_measure'
  | 'edit_measure'
  | 'delete_measure';

/** What a supervisor may do with the people of the tag: view, measure, edit; view measurements. */
const ofManager: readonly Right[] = ['view_user', 'measure_user', 'edit_user', 'view_measure'];

/** True for an owner: `super` without a tag, the highest level. */
export function isOwner(viewer: Viewer): boolean {
  return viewer.grants.some(({ access, tag_id }) => tag_id === null && access.includes('super'));
}

/** True for an org admin: an organisation-wide permission whose list has admin or super. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.grants.some(
    ({ access, tag_id }) =>
      tag_id === null && (access.includes('admin') || access.includes('super')),
  );
}

/** Over whom the viewer holds a right, themselves not counted. */
export function reachOf(viewer: Viewer, right: Right): Reach {
  if (isAdmin(viewer)) return { everybody: true, tag_ids: [] };
  const giving = viewer.grants.filter(({ access }) => gives(access, right));
  return {
    everybody: giving.some(({ tag_id }) => tag_id === null),
    tag_ids: giving.flatMap(({ tag_id }) => (tag_id === null ? [] : [tag_id])),
  };
}

function gives(access: readonly Access[], right: Right): boolean {
  return access.includes(right) || (access.includes('manager') && ofManager.includes(right));
}
