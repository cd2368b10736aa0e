import { execFileSync, spawnSync } from 'node:child_process';

/** The user that PostgreSQL runs as; null for the current one. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so it then runs as the user `postgres`, who is created if
 * missing.
 *
 * @throws Error with one sentence if neither is possible
 */
export function runAs(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const known = idsOf('postgres');
  if (known !== null) return known;
  spawnSync('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']);
  const made = idsOf('postgres');
  if (made === null) {
    throw new Error(
      'PostgreSQL does not run as root, and the user "postgres" could not be created. Start as another user or set DATABASE_URL.',
    );
  }
  return made;
}

/** Whether the user has a permission of `test` (`-x`, `-w`, ...) for a path. */
export function mayUse(user: RunAs, question: '-x' | '-w' | '-r', path: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', `test ${question} "$1"`, 'sh', path], {
    ...user,
    cwd: '/',
  });
  return asked.status === 0;
}

function idsOf(name: string): RunAs | null {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}
