// How fast the offline copy comes, opens and answers, beside the limit of the wire and other stores.
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
import type { PageStore } from './sync/page-store.ts';
import { reopenTrial } from './sync/reopen-trial.ts';
import { limitsOf } from './sync/limits.ts';
import type { SyncFigures } from './sync/limits.ts';
import { tellSync } from './sync/tell-sync.ts';

const options = syncBenchOptions(process.argv.slice(2));
ensurePeers();
const scripts = await makePageScripts();

const base = await stageOf(options.rows);
const peerLoads = new Map<string, Load[]>();
const loads = await trial(base, options.rounds, options.peers);
const reopened = await reopenTrial(base.stage, base.store, 50);
const paints = await paintTrial(base.stage, base.store, 50);
const { wireBytes } = base.store;
await base.close();

let large: SyncFigures['large'] = null;
if (options.large > 0) {
  const big = await stageOf(options.large);
  const figures = await trial(big, options.largeRounds, []);
  large = {
    rows: options.large,
    loads: figures,
    reopened: await reopenTrial(big.stage, big.store, 5),
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
tellSync(figures, limitsOf(figures), options.write);

interface OpenStage {
  stage: Stage;
  store: PageStore;
  close(): Promise<void>;
}

async function stageOf(rows: number): Promise<OpenStage> {
  console.log(`encoding ${String(rows)} rows …`);
  const store = await makePages(rows);
  const server = await startPageServer(store, scripts);
  const stage = { origin: server.origin, worker: workerAddress(), pages: store.pages, rows };
  return { stage, store, close: server.close };
}

/** R first: it is the base of all ratios. */
function trial({ stage }: OpenStage, rounds: number, peers: readonly string[]): Promise<Figure[]> {
  const ours = () => inFreshBrowser(stage, (browser) => loadOurs(stage, browser));
  return measure(
    [
      { name: 'R', round: async () => (await loadPeer(stage, 'base')).ms },
      { name: 'ours-json', round: ours },
      ...peers.map((name) => ({ name, round: () => loadAndKeep(stage, name) })),
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
  const name = readdirSync(assets).find((file) => /^worker-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no worker.');
  return `/assets/${name}`;
}
