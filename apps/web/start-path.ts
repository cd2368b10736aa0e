import type { Access } from './entry-access.ts';

interface Known {
  /** Access of the person to a path. */
  accessTo: (path: string) => Access;
}

/** The first screen of a person: on a phone that of supervisors, if they may open it. */
export function startPath({ accessTo }: Known, isPhone: boolean): '/monitoring' | '/dashboard' {
  return isPhone && accessTo('/monitoring').is === 'open' ? '/monitoring' : '/dashboard';
}
