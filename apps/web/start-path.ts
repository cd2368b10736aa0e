import type { Viewer } from '#permissions/contract';
import { canViewOthers } from '#permissions/domain';

/** The first screen of a person: on a phone that of supervisors, who may open the monitoring. */
export function startPath(viewer: Viewer, isPhone: boolean): '/monitoring' | '/dashboard' {
  return isPhone && canViewOthers(viewer) ? '/monitoring' : '/dashboard';
}
