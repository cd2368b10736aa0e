// The server's cost of a page compared with COPY, and its behaviour with thousands of viewers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, startEmbedded } from '#packages/database';
import { startProduct } from '#packages/testing/browser';
import { migrations } from '../apps/server/composition.ts';
import { emptyPolls } from './server/empty-polls.ts';
import { loadTrial } from './server/load-trial.ts';
import type { LoadFigures } from './server/load-trial.ts';
import { makeOrganisations } from './server/made-organisations.ts';
import type { MadeViewer } from './server/made-organisations.ts';
import { serverBenchOptions } from './server/options.ts';
import { pageCost } from './server/page-cost.ts';
import { reportServer } from './server/report-server.ts';
import { sizeOf } from './smoke.ts';

const options = serverBenchOptions(process.argv.slice(2));
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
const url = embedded.connectionString;
const env = { DEMO: '0', LOG_LEVEL: 'error' };
const beat = sizeOf(60_000, 2000);
try {
  await migrate({ connectionString: url, migrations, log: quiet });
  const people = Math.max(options.viewers, options.open);
  console.log(`making ${String(people)} viewers …`);
  // The people of an organisation are as many in both parts.
  const organisations = Math.ceil((people * options.organisations) / options.viewers);
  const tests = Math.ceil((3000 * options.organisations) / options.viewers);
  const everybody = await makeOrganisations(url, { organisations, viewers: people, tests });
  const viewers = everybody.slice(0, options.viewers);
  const manager = viewers.find(({ isManager }) => isManager);
  if (manager === undefined) throw new Error('There is no manager.');
  const pages = await pageCost(url, manager, options.rounds);
  const { empty, load } = await usualLoad(viewers);
  const open = options.open === 0 ? null : await openLoad(everybody.slice(0, options.open));
  const figures = { viewers: viewers.length, organisations: options.organisations };
  reportServer({ ...figures, ...{ pages, empty, load, open } }, options.write);
} finally {
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Viewers who poll while others write; then the server restarts, and all come back; twice. */
async function usualLoad(viewers: MadeViewer[]) {
  let product = await startProduct({ databaseUrl: url, env });
  const { origin, port } = product;
  async function restart(): Promise<number> {
    console.log('coming back …');
    await product.stop();
    await restSignIns();
    product = await startProduct({ databaseUrl: url, env, port });
    return product.pid;
  }
  try {
    const empty = await emptyPolls(origin, viewers.slice(0, 200));
    console.log('loading …');
    const load = await loadTrial(
      { pid: product.pid, restart },
      {
        ...{ origin, viewers, beat, seconds: options.seconds },
        ...{ writesPerSecond: options.writes, returns: ['as browsers', 'same moment'] },
      },
    );
    return { empty, load };
  } finally {
    await product.stop();
  }
}

/** As after an outage: a sign-in that was not used for a minute is written with its next call. */
async function restSignIns(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`update sign_ins set last_used_time = now() - interval '5 minutes'`);
  await client.end();
}

/** Two processes, each with half of the viewers, who only poll. */
async function openLoad(viewers: MadeViewer[]): Promise<LoadFigures[]> {
  console.log(`opening ${String(viewers.length)} viewers …`);
  const half = Math.ceil(viewers.length / 2);
  const products = [
    await startProduct({ databaseUrl: url, env }),
    await startProduct({ databaseUrl: url, env }),
  ];
  const order = { beat, seconds: sizeOf(60, 3), writesPerSecond: 0, returns: [] };
  try {
    return await Promise.all(
      products.map(({ pid, origin }, index) =>
        loadTrial(
          { pid, restart: async () => pid },
          { ...order, origin, viewers: viewers.slice(index * half, (index + 1) * half) },
        ),
      ),
    );
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
}
