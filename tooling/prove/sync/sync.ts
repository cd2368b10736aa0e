/**
 * Runs random histories of sync and stores the results in docs/proofs. It can be interrupted at any
 * time and continues where it stopped. It starts again when the code of packages/sync has changed.
 *
 * Usage: npm run prove:sync -- [--histories 10000] [--minutes 60] [--lanes 2] [--seed 17]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutations } from './mutations.ts';
import { countHistory, placeOf, readRecord, seedFrom, writeRecord } from './record.ts';
import type { Place } from './record.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '600' },
    lanes: { type: 'string', default: '2' },
    seed: { type: 'string' },
  },
});
const end = Number(values.histories);
const deadline = performance.now() + Number(values.minutes) * 60_000;
const lanes = Math.max(2, Number(values.lanes));
const record = readRecord();
record.machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${String(cpus().length)} cores, Node ${process.version}`;

if (values.seed !== undefined) process.exit(await runOne(Number(values.seed)));

let isStopping = false;
const handedOut = { node: record.node.next, chromium: record.chromium.next };
process.once('SIGINT', () => (isStopping = true));
const started = performance.now();
const before = record.seconds;
const known = new Set(record.mutations.map(({ name }) => name));
const untried = mutations.map(({ name }) => name).filter((name) => !known.has(name));
if (untried.length > 0) await tryMutations(untried);
await Promise.all([lane('chromium'), ...Array.from({ length: lanes - 1 }, () => lane('node'))]);
keep();
const { divergences } = record;
console.log(`${String(countOf())} histories, ${String(divergences.length)} divergences`);
const isProven =
  divergences.length === 0 && countOf() >= end && record.mutations.length === mutations.length;
process.exit(isProven ? 0 : 1);

/** Assigns the seeds of a place. When there are none left, it helps the other place. */
async function lane(first: Place): Promise<void> {
  for (const place of [first, first === 'node' ? 'chromium' : 'node'] as const) {
    if (hasSeeds(place)) await serve(place);
  }
}

async function serve(place: Place): Promise<void> {
  const child = start(place);
  const gone = once(child, 'exit');
  child.on('message', (message) => {
    const { seed, text } = message as { seed: number | null; text: string | null };
    if (seed !== null) note(seed, text);
    const next = takeSeed(place);
    if (next === null) child.disconnect();
    else child.send(next);
  });
  await gone;
}

/** Tests the faulty variants, once for each version of the engine. */
async function tryMutations(names: string[]): Promise<void> {
  const child = fork(fileURLToPath(new URL('mutation-lane.ts', import.meta.url)), names, {
    execArgv: ['--import', 'tsx'],
  });
  child.on('message', (message) => {
    const { name, caught } = message as {
      name: string;
      caught: { seed: number; said: string } | null;
    };
    console.log(`${name}: ${caught === null ? 'NOT NOTICED' : `seed ${String(caught.seed)}`}`);
    if (caught !== null) record.mutations.push({ name, ...caught });
  });
  await once(child, 'exit');
  keep();
}

function start(place: Place) {
  const path = fileURLToPath(new URL('lane.ts', import.meta.url));
  return fork(path, [place], { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
}

function hasSeeds(place: Place): boolean {
  return !isStopping && performance.now() < deadline && handedOut[place] < end;
}

function takeSeed(place: Place): number | null {
  while (record[place].ahead.includes(handedOut[place])) skip(place);
  if (!hasSeeds(place)) return null;
  const seed = handedOut[place];
  skip(place);
  return seed;
}

function skip(place: Place): void {
  handedOut[place] = seedFrom(handedOut[place] + 1, place);
}

function note(seed: number, text: string | null): void {
  countHistory(record, seed, text);
  if (text !== null) console.log(text);
  const count = countOf();
  if (count % 50 !== 0) return;
  keep();
  console.log(`${String(count)} of ${String(end)}`);
}

function countOf(): number {
  return record.node.histories + record.chromium.histories;
}

function keep(): void {
  record.seconds = before + (performance.now() - started) / 1000;
  writeRecord(record);
}

async function runOne(seed: number): Promise<number> {
  const child = start(placeOf(seed));
  const answer = await new Promise<string | null>((resolve) => {
    child.on('message', (message) => {
      const { seed: done, text } = message as { seed: number | null; text: string | null };
      if (done === null) child.send(seed);
      else resolve(text);
    });
  });
  console.log(answer ?? `seed ${String(seed)} converges`);
  child.disconnect();
  await once(child, 'exit');
  return answer === null ? 0 : 1;
}
