import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from './reach.ts';

/**
 * The viewer may erase a person permanently: an admin, but never themselves; an admin only by an
 * owner.
 */
export function canErasePerson(viewer: Viewer, subject: Viewer): boolean {
  if (viewer.user_id === subject.user_id) return false;
  return isAdmin(subject) ? isOwner(viewer) : isAdmin(viewer);
}

/** The viewer may restore people they may erase; the subject has their restored rights. */
export function canRestorePerson(viewer: Viewer, subject: Viewer): boolean {
  return canErasePerson(viewer, subject);
}
