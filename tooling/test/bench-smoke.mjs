// Runs every benchmark in its smallest form, so that none stops working unnoticed. Targets are not
// checked: that needs a quiet machine and the full size. So two run at the same time.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/build.mjs';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { lastLine } from './counts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = readdirSync(`${root}bench`).flatMap(
  (file) => file.match(/^(.+)\.bench\.ts$/)?.[1] ?? [],
);
await ensureBuilt();
const env = { ...process.env, BENCH_SMOKE: '1', CHROMIUM_PATH: ensureChromium() };
/** Milliseconds after which a benchmark counts as hanging. */
const timeout = 120_000;

const counts = { passed: 0, failed: 0 };
await Promise.all([lane(), lane()]);
console.log(lastLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

async function lane() {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const started = performance.now();
    const { error, output } = await run(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`bench ${name}: ${error === null ? 'ok' : 'failed'} (${seconds} s)`);
    if (error !== null) console.log(output);
    counts[error === null ? 'passed' : 'failed'] += 1;
  }
}

function run(name) {
  const options = { cwd: root, env, timeout, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, ['bench/run.mjs', name], options, (error, stdout, stderr) =>
      resolve({ error, output: `${stdout}\n${stderr}` }),
    );
  });
}
