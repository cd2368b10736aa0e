// What .ci/run does: `npm test`, the planted faults, every benchmark in its smallest form, and the
// database tests once more on Debian's PostgreSQL. Each part ends in a line of counts; the last line is their sum.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../start/installed.mjs';
import { install } from '../start/steps.mjs';
import { lastLine, sumOf } from './counts.mjs';
import { startDebianCluster } from './debian-cluster.mjs';
import { noteFailure, notedFailures } from './failures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const countLine = /^tests: (\d+) passed, (\d+) failed$/;
const started = performance.now();
const results = [];
const folder = mkdtempSync(join(tmpdir(), 'watershade-ci-'));
// The parts note their failures there, and they are repeated at the end.
process.env.FAILURES_FILE = join(folder, 'failures');
writeFileSync(process.env.FAILURES_FILE, '');

if (!isInstalled(root)) await install(root);
await part('test', 'tooling/test/test.mjs', []);
await part('faults', '--import', ['tsx', 'tooling/faults/faults.ts']);
await part('benchmarks', 'tooling/test/bench-smoke.mjs', []);
await onDebian();

console.log(`\n${notedFailures(process.env.FAILURES_FILE, 8000)}\n`);
rmSync(folder, { recursive: true, force: true });
for (const { name, seconds, passed, failed } of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
}
console.log(`all in ${((performance.now() - started) / 1000).toFixed(1)} s`);
const sum = sumOf(results);
console.log(lastLine(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;

async function onDebian() {
  const name = "database on Debian's PostgreSQL";
  let cluster;
  try {
    cluster = await startDebianCluster();
    await part(name, 'tooling/test/test.mjs', ['database'], { DATABASE_URL: cluster.url });
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    noteFailure(name, error.message);
    results.push({ name, seconds: 0, passed: 0, failed: 1 });
  } finally {
    cluster?.stop();
  }
}

async function part(name, script, options, env = {}) {
  console.log(`\n══ ${name} ══`);
  const since = performance.now();
  const { code, counts } = await run([script, ...options], env);
  const seconds = (performance.now() - since) / 1000;
  const failed = counts.failed > 0 || code === 0 ? counts.failed : 1;
  results.push({ name, seconds, passed: counts.passed, failed });
}

/** Passes the output through and gives the exit code with the last line of counts. */
function run(options, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let counts = { passed: 0, failed: 1 };
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        const match = countLine.exec(line);
        if (match) counts = { passed: Number(match[1]), failed: Number(match[2]) };
      }
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, counts });
    });
  });
}
