// `npm test`: every stage that a change must pass, or only those named: `npm test -- lint unit`.
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../start/installed.mjs';
import { install } from '../start/steps.mjs';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { lastLine, sumOf } from './counts.mjs';
import { noteFailure } from './failures.mjs';
import { runPlain, runTests } from './stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { CI: process.env.CI ?? 'true', NO_COLOR: '1', FORCE_COLOR: undefined };
const context = { root, log: console.log, env };

const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'];
// Files that were well formatted are known by their content, so a second check takes a fraction.
const known = ['--cache', '--cache-strategy', 'content'];
const stages = {
  types: () => runPlain('types', ['tooling/types/types.mjs'], context),
  build: () => runPlain('build', ['tooling/build/build.mjs', '--if-changed'], context),
  lint: () => runPlain('lint', ['tooling/lint/lint.mjs'], context),
  format: () => runPlain('format', [...prettier, ...known, '.'], context),
  unit: () => runTests('unit', [], context),
  database: () => runTests('database', [], context),
  once: () => runTests('once', [], context),
  browser: () => {
    context.env.CHROMIUM_PATH = ensureChromium();
    return runTests('browser', [], context);
  },
};

// The first group takes one core each and shares two; tests use both cores, so they run alone.
const sideBySide = ['types', 'build', 'lint', 'format'];
const alone = ['unit', 'database', 'once', 'browser'];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in stages));
if (unknown) throw new Error(`No stage ${unknown}; there are ${Object.keys(stages).join(', ')}.`);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

const started = performance.now();
if (!isInstalled(root)) await install(root);
const results = [];
// A stage passes the signal on to its process; without this the next stage would start.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true));
await inLanes(2, sideBySide.filter(isWanted));
await inLanes(1, alone.filter(isWanted));
printResults();

async function inLanes(count, names) {
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.shift(); name && !isStopped; name = waiting.shift()) {
      results.push(await stages[name]().catch((error) => broken(name, error)));
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
}

function broken(name, error) {
  console.error(`${name}: ${error.message}`);
  noteFailure(name, error.message);
  return { name, seconds: 0, passed: 0, failed: 1 };
}

function printResults() {
  const order = Object.keys(stages);
  results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  console.log('\nstage      seconds   passed   failed');
  for (const { name, seconds, passed, failed } of results) {
    console.log(
      `${name.padEnd(9)} ${seconds.toFixed(1).padStart(8)} ${cell(passed)} ${cell(failed)}`,
    );
  }
  console.log(`all in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const sum = sumOf(results);
  console.log(lastLine(sum));
  process.exitCode = sum.failed > 0 || isStopped ? 1 : 0;
}

function cell(number) {
  return String(number).padStart(8);
}
