import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from './reach.ts';

/**
 * The viewer may leave a person without a password, so that they sign in at their provider: an admin
 * may, but an admin's only an owner, as with any password of an admin. Owners keep theirs.
 */
export function canTakePassword(viewer: Viewer, subject: Viewer): boolean {
  if (isOwner(subject)) return false;
  return isAdmin(subject) ? isOwner(viewer) : isAdmin(viewer);
}
