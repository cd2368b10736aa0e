import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from './reach.ts';

/**
 * The viewer may switch off the two-factor sign-in of somebody who has lost their authenticator: an
 * admin that of others, an owner's only another owner. For their own they need password and code.
 */
export function canResetTwoFactor(viewer: Viewer, subject: Viewer): boolean {
  if (viewer.user_id === subject.user_id) return false;
  return isOwner(subject) ? isOwner(viewer) : isAdmin(viewer);
}
