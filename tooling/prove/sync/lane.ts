// One worker process of `npm run prove:sync`. It has its own database and receives seeds.
import { openChromiumStage } from './chromium/chromium-stage.ts';
import { startCluster } from './cluster.ts';
import { nodeStage } from './node-stage.ts';
import { divergenceText, proveSeed } from './prove-seed.ts';
import { openSite } from './site.ts';

const where = process.argv[2];
const cluster = await startCluster();
const site = openSite(cluster.connectionString);
const inNode = nodeStage(site, cluster);
const inChromium = where === 'chromium' ? await openChromiumStage(inNode) : null;

process.on('message', (seed: number) => void prove(seed));
process.once('disconnect', () => void close());
process.send?.({ seed: null, text: null });

async function prove(seed: number): Promise<void> {
  const divergence = await proveSeed(inChromium ?? inNode, seed);
  // The parent process may have ended meanwhile; the next run requests the seed again.
  if (!process.connected) return;
  process.send?.({ seed, text: divergence === null ? null : divergenceText(divergence) });
}

async function close(): Promise<void> {
  await inChromium?.close();
  await site.close();
  await cluster.remove();
  process.exit();
}
