import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers', import.meta.url));

/** Installs the compared stores from their own lock file, unless they are installed. */
export function ensurePeers(): void {
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return;
  // One of them requires a newer Node in its engines, but works with ours.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--engine-strict=false'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The compared stores could not be installed.');
}

/** Names and versions of these stores. */
export function peerVersions(): Record<string, string> {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  return (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies;
}
