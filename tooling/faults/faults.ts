// `npm run faults`: plants each known mistake in a copy of the tree and expects its stage to fail
// with the rule's name. A rule that does not fail protects nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#packages/database';
import { lastLine } from '../test/counts.mjs';
import { noteFailure } from '../test/failures.mjs';
import { batchesOf, runsTests } from './batches.ts';
import type { Batch } from './batches.ts';
import { faults } from './fault-list.ts';
import type { Fault } from './fault.ts';
import { runStage } from './run-stage.ts';
import type { StageRun } from './run-stage.ts';
import { copyTree } from './tree-copy.ts';
import type { TreeCopy } from './tree-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Fault): boolean =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));

const started = performance.now();
const waiting = batchesOf(faults.filter(isWanted));
let passed = 0;
let failed = 0;

// One PostgreSQL for all runs: each of them migrates its own template.
const dataDir = await mkdtemp(join(tmpdir(), 'watershade-faults-'));
const { connectionString, remove } = await startEmbedded({
  dataDir,
  log: { info: () => undefined, warn: console.warn, error: console.error },
  settings: {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
  },
});
try {
  await Promise.all([lane(), lane()]);
} finally {
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`all in ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(lastLine({ passed, failed }));
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function lane(): Promise<void> {
  const copy = copyTree(root);
  try {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      await plantAndRun(batch, copy);
    }
  } finally {
    copy.remove();
  }
}

async function plantAndRun({ stage, faults: planted }: Batch, copy: TreeCopy): Promise<void> {
  const missed = new Map<Fault, string>();
  for (const fault of planted) {
    try {
      copy.plant(fault.plant);
    } catch (error) {
      missed.set(fault, `could not be planted: ${String(error)}`);
    }
  }
  const run = await runStage(stage, {
    folder: copy.folder,
    tests: planted.flatMap((fault) => fault.tests ?? []),
    title: runsTests(stage) ? (planted[0]?.rule ?? null) : null,
    databaseUrl: connectionString,
  });
  copy.clear();
  const quiet = planted.filter((fault) => !reportFault(fault, run, missed.get(fault)));
  if (quiet.length > 0) console.log(run.lines.map((line) => `       ${line}`).join('\n'));
}

function reportFault(fault: Fault, run: StageRun, missed: string | undefined): boolean {
  const where = fault.where ?? fault.plant.file;
  const red = run.lines.some((line) => line.includes(fault.rule) && line.includes(where));
  const noticed = missed === undefined && run.code !== 0 && red;
  const mark = noticed ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${fault.stage}: ${fault.name} (${fault.rule}, ${run.seconds.toFixed(1)} s)`);
  if (noticed) passed += 1;
  else {
    failed += 1;
    const why = missed ?? `no line with "${fault.rule}" and "${where}", exit ${run.code}`;
    console.log(`       ${why}`);
    noteFailure(`fault: ${fault.name}`, why);
  }
  return noticed;
}
