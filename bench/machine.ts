import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { findChromium } from '../tooling/chromium/find-chromium.mjs';

/** One line that describes the machine and the relevant versions. */
export function machine(versions: Readonly<Record<string, string>> = {}): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const parts = [
    `${String(cpus().length)} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB`,
    `Node ${process.versions.node}`,
    chromiumVersion(),
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  ];
  return `Measured ${new Date().toISOString().slice(0, 10)} on ${parts.join(', ')}.`;
}

function chromiumVersion(): string {
  const path = findChromium();
  return path ? execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() : 'no Chromium';
}
