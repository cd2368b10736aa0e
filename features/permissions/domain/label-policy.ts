import type { Subject, Viewer } from '#permissions/contract';
import { isAdmin, managedBy, reachOf } from './reach.ts';
import { canViewValues } from './value-policy.ts';

/**
 * The viewer may change whether a person has a tag: they may edit that person, and the people of that
 * tag. Their own tags are changed by others, unless they may edit everybody. Adding a tag needs more,
 * see `canGiveTag`.
 */
export function canLabelPerson(viewer: Viewer, subject: Subject, tag_id: string): boolean {
  const { everybody, tag_ids } = reachOf(viewer, 'edit_user');
  if (everybody) return true;
  if (viewer.user_id === subject.user_id || !tag_ids.includes(tag_id)) return false;
  return subject.tag_ids.some((tag_id) => tag_ids.includes(tag_id));
}

/**
 * The viewer may add a tag to a person. A tag shows the person's tests to everybody who may view the
 * tests of that tag, so it also needs the right to view them and their values: nobody opens tests that they cannot read.
 */
export function canGiveTag(viewer: Viewer, subject: Subject, tag_id: string): boolean {
  return canLabelPerson(viewer, subject, tag_id) && canViewValues(viewer, subject);
}

/** The viewer may create, rename, hide and delete tags, and change their metadata. */
export function canChangeTags(viewer: Viewer): boolean {
  return isAdmin(viewer);
}

/** The viewer may manage the members of a tag, and see its supervisors. */
export function canManageTag(viewer: Viewer, tag_id: string): boolean {
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || tag_ids.includes(tag_id);
}
