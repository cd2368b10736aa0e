import type { Viewer } from '#permissions/contract';
import { routeAccess } from './shell/shell-context.ts';

/** The first screen of a person: on a phone that of supervisors, if they may open it. */
export function startPath(viewer: Viewer, isPhone: boolean): '/monitoring' | '/dashboard' {
  return isPhone && routeAccess('/monitoring', viewer, {}).is === 'open'
    ? '/monitoring'
    : '/dashboard';
}
