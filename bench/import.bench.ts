// An import of 5000 people, 500 of them with a password, while other users work; and zip bombs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { startEmbedded } from '#packages/database';
import { startProduct } from '#packages/testing/browser';
import { zipWithFalseSizes } from '../apps/server/testing/zip.ts';
import { importCalls, signInToDemo } from './import/import-calls.ts';
import { crewFile } from './import/made-crew.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';
import { failUnless, sizeOf } from './smoke.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: sizeOf('5000', '50') },
    write: { type: 'boolean', default: false },
  },
});
/** Milliseconds between two calls of another user, each measured from its due time. */
const pollInterval = 100;
const mebibyte = 1024 * 1024;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
const env = { DEMO: '1', LOG_LEVEL: 'error' };
const product = await startProduct({ databaseUrl: embedded.connectionString, env });
try {
  const { origin } = product;
  const calls = importCalls(origin, await signInToDemo(origin, 'owner@demo.example'));
  const others = await signInToDemo(origin, 'manager@demo.example');
  const [before] = loadavg();
  const file = crewFile(Number(values.rows));
  await calls.verify(crewFile(10));

  const idle = watch(importCalls(origin, others));
  await setTimeout(100 * pollInterval);
  const { took: alone } = await idle.stop();
  const spent = secondsOf(product.pid);
  const seen = watch(importCalls(origin, others));
  const start = performance.now();
  const verified = await calls.verify(file);
  const verifiedAt = performance.now();
  const done = await calls.run(verified.body);
  const end = performance.now();
  const { took, megabytes } = await seen.stop();
  const processor = secondsOf(product.pid) - spent;

  const packed = deflateRawSync(Buffer.alloc(200 * mebibyte), { level: 9 });
  const name = 'xl/workbook.xml';
  const bombs = {
    '200 KB to 200 MB': zipWithFalseSizes([{ name, packed }]),
    '200 KB to 200 MB, declared as 1 KB': zipWithFalseSizes([{ name, packed, unpacked: 1000 }]),
    '10 000 entries': zipWithFalseSizes(
      Array.from({ length: 10_000 }, (_, n) => ({
        name: `xl/${String(n)}`,
        packed: Buffer.from([3, 0]),
      })),
    ),
  };
  const bombed = [];
  for (const [what, bomb] of Object.entries(bombs)) {
    const rest = residentOf(product.pid);
    const memory = watch(importCalls(origin, others));
    const from = performance.now();
    const { body } = await calls.verify(bomb);
    const seconds = (performance.now() - from) / 1000;
    const { megabytes: most } = await memory.stop();
    if (body.data !== 2) throw new Error(`${what} was accepted.`);
    bombed.push(
      { what: `bomb, ${what}: refused`, figure: seconds, limit: 1, unit: 's' },
      { what: `bomb, ${what}: more memory`, figure: most - rest, limit: 64, unit: 'MB' },
    );
  }

  const targets = [
    { what: 'verified and imported', figure: (end - start) / 1000, limit: 60, unit: 's' },
    { what: 'memory of the server', figure: megabytes, limit: 512, unit: 'MB' },
    {
      what: 'calls of others meanwhile, p95',
      figure: percentile(took, 95),
      limit: 250,
      unit: 'ms',
    },
    ...bombed,
  ];
  const section = [
    `${machine()} Load of the machine before: ${(before ?? 0).toFixed(1)}.`,
    `${String(done.created)} of ${values.rows} created, ${String(done.failed.length)} failed; verified in ${((verifiedAt - start) / 1000).toFixed(1)} s, imported in ${((end - verifiedAt) / 1000).toFixed(1)} s; ${String(took.length)} calls of others, p50 ${percentile(took, 50).toFixed(0)} ms. Before the import, with nothing else to do for the server, the same calls had p50 ${percentile(alone, 50).toFixed(0)} ms and p95 ${percentile(alone, 95).toFixed(0)} ms. The server's process had ${processor.toFixed(0)} s of processor time.`,
    targetTable(targets),
  ].join('\n\n');
  console.log(section);
  if (values.write) writeSection('import', section);
  failUnless(targets.every(isMet));
} finally {
  await product.stop();
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Another user polls meanwhile, and the memory of the server is measured. */
function watch(other: ReturnType<typeof importCalls>) {
  const [took, under]: [number[], Promise<void>[]] = [[], []];
  let megabytes = residentOf(product.pid);
  const ask = async () => {
    const due = performance.now();
    const { status } = await other.call('/v3/sync/core', { method: 'POST', body: '{}' });
    if (status !== 200) throw new Error(`The other user got status ${String(status)}.`);
    took.push(performance.now() - due);
  };
  const asking = setInterval(() => under.push(ask()), pollInterval);
  const looking = setInterval(() => (megabytes = Math.max(megabytes, residentOf(product.pid))), 20);
  return {
    async stop() {
      clearInterval(asking);
      clearInterval(looking);
      await Promise.all(under);
      return { took, megabytes };
    },
  };
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** CPU time of a process so far; the system counts a hundred ticks a second. */
function secondsOf(pid: number): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
