import type { Access, Grant, Viewer } from '#permissions/contract';

/** Scope of a right: everybody, or the members of some tags. */
export interface Reach {
  everybody: boolean;
  tag_ids: string[];
}

/** A right over people or their measurements. */
export type Right =
  | 'view_user'
  | 'edit_user'
  | 'delete_user'
  | 'measure_user'
  | 'view_measure'
  | 'edit_measure'
  | 'delete_measure';

/** Rights of a supervisor over the members of the tag: view, measure, edit; view measurements. */
const ofManager: readonly Right[] = ['view_user', 'measure_user', 'edit_user', 'view_measure'];

/** A list with all implied rights: those of a manager, all for an admin. */
export function rightsOf(access: readonly Access[], tag_id: string | null): Access[] {
  const isOfAdmin = tag_id === null && (access.includes('admin') || access.includes('super'));
  if (isOfAdmin) return [...access, ...everyRight];
  return access.includes('manager') ? [...access, ...ofManager] : [...access];
}

/** The people whom the viewer manages, by the manager right alone; everybody for an admin. */
export function managedBy(viewer: Viewer): Reach {
  if (isAdmin(viewer)) return { everybody: true, tag_ids: [] };
  return reachOfGrants(viewer.grants.filter(({ access }) => access.includes('manager')));
}

/**
 * Whether the viewer may open the settings of tags, jobs and locations: only by the manager right,
 * not by rights to edit people.
 */
export function canLeadTags(viewer: Viewer): boolean {
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || tag_ids.length > 0;
}

/** True for an owner: `super` without a tag, the highest level. */
export function isOwner(viewer: Pick<Viewer, 'grants'>): boolean {
  return viewer.grants.some(({ access, tag_id }) => tag_id === null && access.includes('super'));
}

/** True for an org admin: an organisation-wide permission whose list has admin or super. */
export function isAdmin(viewer: Pick<Viewer, 'grants'>): boolean {
  return viewer.grants.some(
    ({ access, tag_id }) =>
      tag_id === null && (access.includes('admin') || access.includes('super')),
  );
}

/** The scope of a right of the viewer, not counting themselves. */
export function reachOf(viewer: Viewer, right: Right): Reach {
  if (isAdmin(viewer)) return { everybody: true, tag_ids: [] };
  return reachOfGrants(viewer.grants.filter(({ access }) => gives(access, right)));
}

const everyRight: readonly Right[] = [
  ...ofManager,
  'delete_user',
  'edit_measure',
  'delete_measure',
];

function reachOfGrants(giving: readonly Grant[]): Reach {
  return {
    everybody: giving.some(({ tag_id }) => tag_id === null),
    tag_ids: giving.flatMap(({ tag_id }) => (tag_id === null ? [] : [tag_id])),
  };
}

function gives(access: readonly Access[], right: Right): boolean {
  return access.includes(right) || (access.includes('manager') && ofManager.includes(right));
}
