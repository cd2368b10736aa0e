// `npm run upgrade-archive -- <commit> <name>`: runs the product of a commit with its demo organisation, and keeps
// its database as an archive for the upgrade test.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, install } from '../start/steps.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Longer than the intervals of the background tasks, so that each has written its rows. */
const runTime = 90_000;

const [commit, name] = process.argv.slice(2);
if (commit === undefined || !/^\d{4}-\d\d-\d\d-[a-z-]+$/.test(name ?? '')) {
  console.error(
    'npm run upgrade-archive -- <commit> <date-name>, for example 8a92e67 2026-11-27-programme',
  );
  process.exit(2);
}
const file = join(root, 'apps/server/upgrade/archives', `${name}.backup`);
const folder = mkdtempSync(join(tmpdir(), 'watershade-upgrade-'));
const checkout = join(folder, 'product');
const git = (...words) => execFileSync('git', words, { cwd: root, stdio: 'inherit' });
try {
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  await install(checkout);
  await build(checkout);
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  await runFor(runTime, env);
  rmSync(file, { force: true });
  const backup = [join(root, 'tooling/start/watershade.mjs'), 'backup', '--to', file];
  execFileSync(process.execPath, backup, { cwd: root, env, stdio: 'inherit' });
} finally {
  git('worktree', 'remove', '--force', checkout);
  rmSync(folder, { recursive: true, force: true });
}

async function runFor(duration, env) {
  const options = { cwd: checkout, env, stdio: 'inherit' };
  const server = spawn(process.execPath, ['tooling/start/start.mjs'], options);
  const ended = new Promise((resolve) => server.once('close', resolve));
  for (let waited = 0; !(await isReady(env.PORT)); waited += 500) {
    if (server.exitCode !== null || waited > 600_000) throw new Error('the product did not start');
    await pause(500);
  }
  await pause(duration);
  server.kill('SIGTERM');
  await ended;
}

async function isReady(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok === true;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
