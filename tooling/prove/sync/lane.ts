// One lane of `npm run prove:sync`: a database of its own, and seeds as they are handed in.
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

process.on('message', (seed: number) => void take(seed));
process.once('disconnect', () => void leave());
process.send?.({ seed: null, text: null });

async function take(seed: number): Promise<void> {
  const divergence = await proveSeed(inChromium ?? inNode, seed);
  // Whoever asked may have been ended meanwhile; the seed is asked for again then.
  if (!process.connected) return;
  process.send?.({ seed, text: divergence === null ? null : divergenceText(divergence) });
}

async function leave(): Promise<void> {
  await inChromium?.close();
  await site.close();
  await cluster.remove();
  process.exit();
}
