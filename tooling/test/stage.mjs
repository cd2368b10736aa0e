import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf } from './counts.mjs';
import { failuresOf, noteFailure } from './failures.mjs';

/** Runs a stage that has no tests of its own; failing counts as one failed test. */
export async function runPlain(name, options, context) {
  const { code, seconds, output } = await finished(name, options, context);
  if (code !== 0) noteFailure(name, output);
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
    const report = readReport(join(folder, 'report.json'));
    const counts = countsOf(report);
    for (const { title, text } of failuresOf(report, context.root)) noteFailure(title, text);
    if (counts.notRun > 0) context.log(`${name}: ${counts.notRun} tests did not run`);
    const unseen = (code !== 0 || counts.notRun > 0 || counts.passed === 0) && counts.failed === 0;
    if (unseen) noteFailure(name, `exit code ${code}, ${counts.notRun} tests did not run`);
    return { name, seconds, passed: counts.passed, failed: counts.failed + (unseen ? 1 : 0) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [], numPassedTests: 0, numFailedTests: 0, numTotalTests: 0 };
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
    const collectedOutput = collected(child);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const seconds = (performance.now() - started) / 1000;
      const text = collectedOutput();
      if (output === 'pipe') log(`\n── ${name} ──\n${text.trim()}`);
      log(`${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
      resolve({ code, seconds, output: text });
    });
  });
}

// Kept until the end and printed in one piece, so that stages side by side do not mix their lines.
function collected(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return () => output;
}
