// The server's cost of a page compared with COPY, and its behaviour with thousands of viewers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbedded } from '#packages/database';
import { startProduct } from '#packages/testing/browser';
import { migrations } from '../apps/server/composition.ts';
import { emptyPolls } from './server/empty-polls.ts';
import { loadTrial } from './server/load-trial.ts';
import { makeOrganisations } from './server/made-organisations.ts';
import { serverBenchOptions } from './server/options.ts';
import { pageCost } from './server/page-cost.ts';
import { reportServer } from './server/report-server.ts';
import { sizeOf } from './smoke.ts';

const options = serverBenchOptions(process.argv.slice(2));
const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
try {
  const url = embedded.connectionString;
  await migrate({ connectionString: url, migrations, log: quiet });
  console.log(`making ${String(options.viewers)} viewers …`);
  const { viewers: count, organisations } = options;
  const tests = Math.ceil((3000 * organisations) / count);
  const viewers = await makeOrganisations(url, { organisations, viewers: count, tests });
  const manager = viewers.find(({ isManager }) => isManager);
  if (manager === undefined) throw new Error('There is no manager.');
  const pages = await pageCost(url, manager, options.rounds);

  const product = await startProduct({
    databaseUrl: url,
    env: { DEMO: '0', LOG_LEVEL: 'error' },
  });
  try {
    const empty = await emptyPolls(product.origin, viewers.slice(0, 200));
    console.log('loading …');
    const load = await loadTrial(product.pid, {
      origin: product.origin,
      viewers,
      beat: sizeOf(60_000, 2000),
      seconds: options.seconds,
      writesPerSecond: 50,
    });
    reportServer({ viewers: viewers.length, organisations, pages, empty, load }, options.write);
  } finally {
    await product.stop();
  }
} finally {
  await embedded.remove();
  rmSync(folder, { recursive: true, force: true });
}
