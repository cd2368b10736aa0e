import { reservedOrganisations } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from './reach.ts';

/**
 * The right SupportAdmin: an admin of the organisation that stands for it, which nobody can register
 * into. It reaches into no other organisation by itself: a call that serves all of them asks for it.
 */
export function isSupportAdmin(viewer: Viewer): boolean {
  return viewer.org_id === reservedOrganisations.support_admin && isAdmin(viewer);
}
