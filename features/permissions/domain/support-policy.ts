import { reservedOrganisations } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from './reach.ts';

/**
 * The right SupportAdmin: an admin of the reserved support organisation, into which nobody can
 * register. It gives no access to other organisations by itself; calls that serve all of them check
 * it.
 */
export function isSupportAdmin(viewer: Viewer): boolean {
  return viewer.org_id === reservedOrganisations.support_admin && isAdmin(viewer);
}
