import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner, managedBy } from './reach.ts';

/** The person whose permissions are changed, with their current ones. */
type Changed = Pick<Viewer, 'user_id' | 'grants'>;

/**
 * The viewer may change permissions: as an admin, never their own, and those of an admin only as an
 * owner.
 */
export function canChangePermissions(viewer: Viewer, subject: Changed): boolean {
  if (viewer.user_id === subject.user_id || !isAdmin(viewer)) return false;
  return isOwner(viewer) || !isAdmin(subject);
}

/**
 * The viewer may make a person an admin or owner, or remove that. As nobody changes themselves and
 * only owners change owners, at least one owner always remains.
 */
export function canChangeAdmin(viewer: Viewer, subject: Pick<Viewer, 'user_id'>): boolean {
  return isOwner(viewer) && viewer.user_id !== subject.user_id;
}

/**
 * The viewer may read permissions: an admin those of everybody, a manager those of the people they
 * manage.
 */
export function canReadPermissions(viewer: Viewer): boolean {
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || tag_ids.length > 0;
}
