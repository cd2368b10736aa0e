import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from './reach.ts';

/**
 * The viewer may remove a person's password, so that they only sign in at their provider: as an
 * admin, an admin's only as an owner. Owners keep their password.
 */
export function canTakePassword(viewer: Viewer, subject: Viewer): boolean {
  if (isOwner(subject)) return false;
  return isAdmin(subject) ? isOwner(viewer) : isAdmin(viewer);
}
