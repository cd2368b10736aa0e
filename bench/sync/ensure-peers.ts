import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers', import.meta.url));

/** Installs the stores we compare with, by their own lock, unless they are here. */
export function ensurePeers(): void {
  if (existsSync(`${folder}/node_modules/.package-lock.json`)) return;
  // One of them names a newer Node than ours among its engines and runs on ours all the same.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--engine-strict=false'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The stores to compare with could not be installed.');
}

/** Names and versions of these stores. */
export function peerVersions(): Record<string, string> {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  return (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies;
}
