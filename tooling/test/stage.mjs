import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf } from './counts.mjs';

/** Runs a stage that has no tests of its own; failing counts as one failed test. */
export async function runPlain(name, options, context) {
  const { code, seconds } = await finished(name, options, context);
  return { name, seconds, passed: 0, failed: code === 0 ? 0 : 1 };
}

/** Runs a vitest project and counts from its JSON report; no report, no pass. */
export async function runTests(name, options, context) {
  const folder = mkdtempSync(join(tmpdir(), 'watershade-report-'));
  const reports = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${folder}/report.json`,
  ];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', name, ...reports];
  try {
    const { code, seconds } = await finished(name, [...vitest, ...options], context, 'inherit');
    const counts = readCounts(join(folder, 'report.json'));
    if (counts.notRun > 0) context.log(`${name}: ${counts.notRun} tests did not run`);
    const unseen = (code !== 0 || counts.notRun > 0 || counts.passed === 0) && counts.failed === 0;
    return { name, seconds, passed: counts.passed, failed: counts.failed + (unseen ? 1 : 0) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file) {
  try {
    return countsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, notRun: 0 };
  }
}

function finished(name, options, { root, log, env }, output = 'pipe') {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    if (output === 'inherit') log(`\n── ${name} ──`);
    const stdio = ['ignore', output, output];
    const child = spawn(process.execPath, options, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio,
    });
    const said = collected(child);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const seconds = (performance.now() - started) / 1000;
      if (output === 'pipe') log(`\n── ${name} ──\n${said().trim()}`);
      log(`${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
      resolve({ code, seconds });
    });
  });
}

// Kept until the end and told in one piece, so that stages side by side do not mix their lines.
function collected(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return () => output;
}
