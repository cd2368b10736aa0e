// Backup, proof and restore of 1 000 000 tests by the command, while the product runs and stores tests.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { startDataset } from '../tooling/shots/datasets.ts';
import { signInAs } from '../tooling/prove/calls.ts';
import { fillTests } from './dashboard/fill-tests.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { failUnless, sizeOf } from './smoke.ts';
import { isMet, targetTable } from './targets.ts';
import type { Target } from './targets.ts';
import { writeSection } from './write-section.ts';

const tests = sizeOf(1_000_000, 2000);
const run = promisify(execFile);
const script = fileURLToPath(new URL('../dist/server/watershade.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-backup-'));
const file = join(folder, 'bench.backup');

interface Made {
  rows: number;
  size: number;
}

let databaseUrl = '';
const set = await startDataset('crowd', async (url) => {
  databaseUrl = url;
  await fillTests(url, tests);
});
try {
  const { token, user_ids } = await signInAs(set.origin, set.emails.manager);
  const idle = await writesDuring(
    () => new Promise((done) => setTimeout(done, sizeOf(15_000, 500))),
  );
  const backup = await writesDuring(() => watershade('backup', '--to', file));
  const sealed = await watershade('backup', '--to', join(folder, 'sealed.backup'), 'key');
  const proof = await watershade('verify-backup', file);
  const restore = await watershade('restore', file, '--yes');
  await isComplete(backup.done.rows);

  const seconds = (what: string, took: number, limit: number): Target => ({
    ...{ what, figure: took / 1000, limit, unit: 's' },
  });
  const targets = [
    seconds('backup', backup.done.took, 120),
    seconds('backup with BACKUP_KEY', sealed.took, 120),
    seconds('proof: restored beside, compared, dropped', proof.took, 300),
    seconds('restore, until it is in the place of the other', restore.took, 300),
    {
      what: 'storing a test during the backup to without one, p95',
      figure: percentile(backup.writes, 95) / percentile(idle.writes, 95),
      ...{ limit: 2, unit: '' },
    },
  ];
  const { rows, size } = backup.done;
  const title = `**${String(rows)} rows, ${String(tests)} of them tests; an archive of ${(size / 1e6).toFixed(0)} MB**`;
  const text = [machine(), title, targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('backup', text);
  failUnless(targets.every(isMet));

  /** Stores a test every 100 ms while something is done; the milliseconds of each. */
  async function writesDuring<Done>(work: () => Promise<Done>) {
    const writes: number[] = [];
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const began = performance.now();
        await storeTest();
        const took = performance.now() - began;
        writes.push(took);
        await new Promise((done) => setTimeout(done, Math.max(0, 100 - took)));
      }
    })();
    try {
      return { writes, done: await work() };
    } finally {
      isOver = true;
      await writing;
    }
  }

  async function storeTest(): Promise<void> {
    const measurement = {
      ...{ measurement_id: crypto.randomUUID(), user_id: user_ids[0], type: 'sosm', value: 80 },
      created_time: new Date(Date.now() - 1000).toISOString(),
    };
    const answer = await fetch(`${set.origin}/v3/measurement`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ measurements: [measurement] }),
    });
    if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
  }
} finally {
  await set.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a command as an operator does; milliseconds from start to end, and what it reports. */
async function watershade(...words: string[]): Promise<Made & { took: number }> {
  const isSealed = words.at(-1) === 'key';
  const env = {
    ...{ ...process.env, DATABASE_URL: databaseUrl },
    ...(isSealed ? { BACKUP_KEY: 'a key of the benchmark, 32 letters' } : {}),
  };
  const given = [...(isSealed ? words.slice(0, -1) : words), '--json'];
  const began = performance.now();
  const { stdout } = await run(process.execPath, [script, ...given], { env });
  const took = performance.now() - began;
  console.log(`${given.join(' ')}: ${(took / 1000).toFixed(1)} s`);
  return { ...(JSON.parse(stdout) as Made), took };
}

/** The restored database has the tests of the backup, in the place of the other one. */
async function isComplete(rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stored = await client.query<{ tests: number }>(
    'select count(*)::int as tests from measurements',
  );
  await client.end();
  if ((stored.rows[0]?.tests ?? 0) < tests || rows < tests) throw new Error('rows are missing');
}
