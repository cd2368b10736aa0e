/**
 * Runs many random chains of calls and counts those after which somebody reads more tests than a
 * grant gave them. Each run uses other seeds unless one is given; a failed seed can be repeated
 * alone.
 *
 * Usage: npm run prove:chains -- [--chains 20000] [--seed 1] [--lanes 2]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestDatabases } from '#packages/testing/database';
import type { LaneReport } from './chain-lane.ts';

const { values } = parseArgs({
  options: {
    chains: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
});
const first = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const wanted = Number(values.chains);
/** Chains per database: a fresh one stays small. */
const batch = 250;

const started = performance.now();
const taken = new Map<string, number>();
let widenings = 0;
let broken = 0;
let next = 0;
let done = 0;

const stop = await startTestDatabases();
try {
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
} finally {
  await stop();
}
const seconds = (performance.now() - started) / 1000;
for (const [kind, count] of [...taken].toSorted())
  console.log(`${kind}: ${String(count)} accepted`);
console.log(
  `${String(done)} chains from seed ${String(first)} in ${seconds.toFixed(0)} s: ${String(widenings)} widenings`,
);
process.exit(widenings === 0 && broken === 0 && done === wanted ? 0 : 1);

/** A separate process that runs one batch after another. */
async function lane(): Promise<void> {
  const child = fork(fileURLToPath(new URL('chain-lane.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const gone = once(child, 'exit');
  const hand = () => {
    const seeds = Array.from(
      { length: Math.min(batch, wanted - next) },
      (_, at) => first + next + at,
    );
    next += seeds.length;
    if (seeds.length === 0) child.disconnect();
    else child.send(seeds);
  };
  child.on('message', (report) => {
    note(report as LaneReport);
    hand();
  });
  hand();
  const [code] = (await gone) as [number | null];
  if (code !== 0) broken += 1;
}

function note(report: LaneReport): void {
  done += report.chains;
  for (const [kind, count] of report.taken) taken.set(kind, (taken.get(kind) ?? 0) + count);
  for (const { seed, text } of report.widenings) {
    widenings += 1;
    console.log(`seed ${String(seed)}:\n${text}\n`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${String(done)} chains, ${String(widenings)} widenings, ${seconds.toFixed(0)} s`);
}
