// Runs every benchmark in its smallest form, so that none stops working unnoticed. Targets are not
// checked: that needs a quiet machine and the full size. So two run at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/build.mjs';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { lastLine } from './counts.mjs';
import { noteFailure } from './failures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = readdirSync(`${root}bench`).flatMap(
  (file) => file.match(/^(.+)\.bench\.ts$/)?.[1] ?? [],
);
// It takes by far the longest, as it waits for viewers that return after an outage.
const names = ['server', ...all.filter((name) => name !== 'server')];
await ensureBuilt();
const env = { ...process.env, BENCH_SMOKE: '1', CHROMIUM_PATH: ensureChromium() };
/** Milliseconds after which a benchmark counts as hanging. */
const timeout = 240_000;

const counts = { passed: 0, failed: 0 };
await Promise.all([lane(), lane()]);
console.log(lastLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

async function lane() {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const started = performance.now();
    const { isOk, output } = await run(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`bench ${name}: ${isOk ? 'ok' : 'failed'} (${seconds} s)`);
    if (!isOk) {
      console.log(output);
      noteFailure(`bench ${name}`, output);
    }
    counts[isOk ? 'passed' : 'failed'] += 1;
  }
}

/** A benchmark that hangs is ended with the products and databases that it started. */
async function run(name) {
  const child = spawn(process.execPath, ['bench/run.mjs', name], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => texts.push(text));
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    endWithDescendants(child.pid);
  }, timeout);
  const [code] = await once(child, 'close');
  clearTimeout(late);
  if (isLate) texts.push(`Ended after ${timeout / 1000} s.\n`);
  return { isOk: code === 0, output: texts.join('') };
}

/** An embedded PostgreSQL has a process group of its own, so ending a group would leave it. */
function endWithDescendants(pid) {
  const parents = parentOfEach();
  const tree = [pid];
  for (const parent of tree) {
    for (const [child, its] of parents) if (its === parent) tree.push(child);
  }
  for (const each of tree) {
    try {
      process.kill(each, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** The parent of each process, from /proc: a bare Debian has no ps. */
function parentOfEach() {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // Behind the name of the program, which may hold blanks and brackets: state and parent.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(name), Number(parent));
    } catch {
      // It has ended meanwhile.
    }
  }
  return parents;
}
