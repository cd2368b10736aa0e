// Runs every benchmark in its smallest form, so that none stops working unnoticed. Promises are not
// checked: that needs a quiet machine and the full size.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { lastLine } from './counts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = readdirSync(`${root}bench`).flatMap(
  (file) => file.match(/^(.+)\.bench\.ts$/)?.[1] ?? [],
);
const env = { ...process.env, BENCH_SMOKE: '1', CHROMIUM_PATH: ensureChromium() };
/** Milliseconds after which a benchmark counts as hanging. */
const timeout = 180_000;

const counts = { passed: 0, failed: 0 };
for (const name of names) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/run.mjs', name], {
    ...{ cwd: root, env, timeout, encoding: 'utf8' },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`bench ${name}: ${status === 0 ? 'ok' : 'failed'} (${seconds} s)`);
  if (status !== 0) console.log(`${stdout}\n${stderr}`);
  counts[status === 0 ? 'passed' : 'failed'] += 1;
}
console.log(lastLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
