import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from './reach.ts';

/**
 * The viewer may switch off the two-factor sign-in of a person who has lost their authenticator: an
 * admin that of others, that of an owner only another owner. Their own requires password and code.
 */
export function canResetTwoFactor(viewer: Viewer, subject: Viewer): boolean {
  if (viewer.user_id === subject.user_id) return false;
  return isOwner(subject) ? isOwner(viewer) : isAdmin(viewer);
}
