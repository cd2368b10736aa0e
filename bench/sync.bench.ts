// How fast the offline copy loads, opens and answers, compared with the network limit and other
// stores.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measure, median } from './measure.ts';
import type { Figure } from './measure.ts';
import { inFreshBrowser, loadOurs, loadPeer } from './sync/copy-trial.ts';
import type { Load, Stage } from './sync/copy-trial.ts';
import { ensurePeers } from './sync/ensure-peers.ts';
import { syncBenchOptions } from './sync/options.ts';
import { paintTrial } from './sync/paint-trial.ts';
import { makePageScripts } from './sync/page-scripts.ts';
import { startPageServer } from './sync/page-server.ts';
import { makePages } from './sync/page-store.ts';
import type { PageForm, PageStore } from './sync/page-store.ts';
import { reopenTrial } from './sync/reopen-trial.ts';
import { limitsOf } from './sync/limits.ts';
import type { SyncFigures } from './sync/limits.ts';
import { sizeOf } from './smoke.ts';
import { reportSync } from './sync/report-sync.ts';

const options = syncBenchOptions(process.argv.slice(2));
const hasPeers = options.peers.length > 0;
if (hasPeers) ensurePeers();
const scripts = await makePageScripts(hasPeers);

const base = await stageOf(options.rows);
const peerLoads = new Map<string, Load[]>();
const loads = await trial(base, options.rounds, options.peers);
const reopened = await reopenTrial(base.columns, base.store, sizeOf(50, 2));
const paints = await paintTrial(base.columns, base.store, sizeOf(50, 2));
const { wireBytes } = base.store;
await base.close();

let large: SyncFigures['large'] = null;
if (options.large > 0) {
  const big = await stageOf(options.large);
  const figures = await trial(big, options.largeRounds, []);
  large = {
    rows: options.large,
    loads: figures,
    reopened: await reopenTrial(big.columns, big.store, 5),
  };
  await big.close();
}

const figures: SyncFigures = {
  rows: options.rows,
  loads,
  reopened,
  paints,
  large,
  wireBytes,
  sqlite: queriesOfSqlite(),
};
reportSync(figures, limitsOf(figures), options.write);

interface OpenStage {
  /** Pages as JSON, and as columns. */
  json: Stage;
  columns: Stage;
  store: PageStore;
  close(): Promise<void>;
}

async function stageOf(rows: number): Promise<OpenStage> {
  console.log(`encoding ${String(rows)} rows …`);
  const store = await makePages(rows);
  const worker = workerAddress();
  const open = async (form: PageForm) => {
    const server = await startPageServer(store, scripts, form);
    return { server, stage: { origin: server.origin, worker, pages: store.pages, rows } };
  };
  const [json, columns] = [await open('json'), await open('columns')];
  return {
    json: json.stage,
    columns: columns.stage,
    store,
    close: async () => {
      await json.server.close();
      await columns.server.close();
    },
  };
}

/** R comes first, as the base of all ratios. */
function trial(
  { json, columns }: OpenStage,
  rounds: number,
  peers: readonly string[],
): Promise<Figure[]> {
  const ours = (stage: Stage) => () => inFreshBrowser(stage, (browser) => loadOurs(stage, browser));
  return measure(
    [
      { name: 'R', round: async () => (await loadPeer(json, 'base')).ms },
      { name: 'ours-binary', round: ours(columns) },
      { name: 'ours-json', round: ours(json) },
      ...peers.map((name) => ({ name, round: () => loadAndKeep(json, name) })),
    ],
    rounds,
  );
}

async function loadAndKeep(stage: Stage, name: string): Promise<number> {
  const load = await loadPeer(stage, name);
  peerLoads.set(name, [...(peerLoads.get(name) ?? []), load]);
  return load.ms;
}

function queriesOfSqlite(): SyncFigures['sqlite'] {
  const found = peerLoads.get('sqlite') ?? [];
  if (found.length === 0) return null;
  return {
    lastOfAll: median(found.map(({ lastOfAll = Number.NaN }) => lastOfAll)),
    perDay: median(found.map(({ perDay = Number.NaN }) => perDay)),
  };
}

function workerAddress(): string {
  const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));
  const name = readdirSync(assets).find((file) => /^worker-[\w-]{8}\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no worker.');
  return `/assets/${name}`;
}
