// Steps of a start that take time: each reports what it does, its progress, and its duration.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countWanted } from './installed.mjs';

/** Runs `npm ci` under `root`, with progress every five seconds; throws if it fails. */
export async function install(root, log = console.log) {
  const wanted = countWanted(root);
  const total = `${wanted} packages`;
  // With NODE_ENV=production npm would leave out what the build needs.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await step(`installing ${total}`, log, () => countFolders(join(root, 'node_modules')), {
    command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
    options,
    root,
  });
}

/** Runs the build as a separate process under `root`; throws if it fails. */
export async function build(root, log = console.log) {
  await step('building the page and the server', log, undefined, {
    command: process.execPath,
    options: ['tooling/build/build.mjs'],
    root,
  });
}

async function step(what, log, progress, { command, options, root }) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  log(`watershade: ${what} …`);
  const beat = setInterval(() => {
    const reached = progress ? `, ${progress()} folders so far` : '';
    log(`watershade: ${what}: ${seconds()} s${reached}`);
  }, 5000);
  try {
    await finished(spawn(command, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }));
  } finally {
    clearInterval(beat);
  }
  log(`watershade: ${what}: done in ${seconds()} s`);
}

function finished(child) {
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else reject(new Error(`${child.spawnargs.join(' ')} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

function countFolders(folder) {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}
