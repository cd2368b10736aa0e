/**
 * Kills processes of the alert engine at random moments and checks what they stored and sent.
 *
 * Four processes evaluate 100 rules, of which 20 are due every 200 ms. Every slot must be evaluated
 * once, with one alert and one notice to each supervisor. Each notice must be in one email, alone or
 * with others of the same seconds, and every email must be sent: again at most once for each kill,
 * with the same id. Engines that are wrong on purpose must be noticed by the fault that they have.
 *
 * Usage: npm run prove:alerts -- [--kills 500] [--wrong 60] [--seed 1]
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { startEmbedded } from '#packages/database';
import { seededRandom } from '#packages/kit';
import { addRules, openProof } from './proof-database.ts';
import { faultsOf, isClean, recordText, resultOf } from './results.ts';
import type { Result } from './results.ts';
import { faultOf, wrongEngines } from './wrong-engines.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    wrong: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const random = seededRandom(Number(values.seed));
const processes = 4;
const rules = 100;
/** Rules that are due at the same time are 20. */
const groups = 5;
/** Rules of every second day are due once a second. */
const speed = 2880 * 60;
/** Milliseconds between two kills. */
const pause = 500;
/**
 * Milliseconds in which emails of killed processes are taken again: a minute until their timeout, a
 * minute until the queue notices, and the pause of a task that was killed several times.
 */
const drain = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'watershade-alerts-'));
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const script = join(process.cwd(), 'dist', 'prove-alerts-process.mjs');
await build({
  ...{ entryPoints: ['tooling/prove/alerts/engine-process.ts'], outfile: script, bundle: true },
  ...{ platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
});
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
let held = true;
try {
  const product = await run('product', Number(values.kills));
  console.log(faultsOf(product));
  held = isClean(product);
  const noticed: string[] = [];
  for (const engine of wrongEngines) {
    const result = await run(engine, Number(values.wrong));
    const isNoticed = result[faultOf[engine]] > 0;
    console.log(`${engine}: ${isNoticed ? 'noticed' : 'NOT NOTICED'}`, faultsOf(result));
    held &&= isNoticed;
    if (isNoticed) noticed.push(engine);
  }
  const record = { processes, rules, ...product, noticed, node: process.version };
  writeFileSync('docs/proofs/alerts.json', `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync('docs/proofs/alerts.md', recordText(record));
} finally {
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.log(held ? 'held' : 'NOT HELD');
process.exit(held ? 0 : 1);

/** Runs an engine with kills in a database of its own. */
async function run(engine: string, kills: number): Promise<Result> {
  const proof = await openProof(embedded.connectionString, engine);
  const sent = join(folder, `${engine}.txt`);
  writeFileSync(sent, '');
  const [start, begin] = [Date.now() + 3000, Date.UTC(2027, 0, 1)];
  await addRules(proof, { rules, groups }, begin);
  const options = { database: proof.connectionString, start, begin, speed, sent, engine };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const startOne = async () => {
    const child = fork(script, given, {
      ...{ execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    });
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return child;
  };
  const running = await Promise.all(Array.from({ length: processes }, startOne));
  for (let kill = 0; kill < kills; kill += 1) {
    await after(pause * (0.5 + random()));
    const victim = Math.floor(random() * processes);
    await end(running[victim]);
    running[victim] = await startOne();
  }
  // The last slots are evaluated, and the rules stop; then what is waiting is sent.
  await after(2000);
  await proof.stopRules();
  const deadline = Date.now() + drain;
  while ((await proof.waitingEmails()) > 0 && Date.now() < deadline) await after(500);
  const waiting = await proof.waitingEmails();
  if (waiting > 0) console.log(`${engine}: ${String(waiting)} emails are still waiting`);
  await Promise.all(running.map(end));
  const ids = readFileSync(sent, 'utf8').split('\n').filter(Boolean);
  const result = await resultOf(proof, { kills, ids, rules });
  await proof.close();
  return result;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
