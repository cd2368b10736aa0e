import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules under `root` is what package-lock.json requires, by npm's own record
 * (written last, so an interrupted installation counts as none). No network.
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or unreadable; take a fresh clone.');
  if (!present) return false;
  const names = Object.keys(wanted).filter((name) => name !== '');
  const complete = names.every((name) => {
    const { version, optional, devOptional } = wanted[name];
    const found = present[name];
    // Optional packages may be for another machine, such as a compiler for macOS.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
  return complete && Object.keys(present).every((name) => name in wanted);
}

/** Returns how many packages the lock contains, to show progress. */
export function countWanted(root) {
  const wanted = packagesIn(join(root, 'package-lock.json')) ?? {};
  return Object.values(wanted).filter(({ optional }) => !optional).length;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
