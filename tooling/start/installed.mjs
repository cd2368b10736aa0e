import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whether node_modules under `root` is what package-lock.json asks for, by npm's own record of
 * what it put there (written last, so a broken-off installation counts as none). No network.
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
    // What is optional may be made for another machine (a compiler for macOS, say).
    return found ? found.version === version : Boolean(optional || devOptional);
  });
  return complete && Object.keys(present).every((name) => name in wanted);
}

/** Gives how many packages the lock names, to tell progress by. */
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
