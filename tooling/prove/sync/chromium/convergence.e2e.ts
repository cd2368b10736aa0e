import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from '../cluster.ts';
import type { Cluster } from '../cluster.ts';
import { nodeStage } from '../node-stage.ts';
import { divergenceText, proveSeed } from '../prove-seed.ts';
import { openSite } from '../site.ts';
import type { Site } from '../site.ts';
import { roundsOf } from '../../rounds.ts';
import { testSeeds } from '../test-seeds.ts';
import { openChromiumStage } from './chromium-stage.ts';
import type { ChromiumStage } from './chromium-stage.ts';

let cluster: Cluster;
let site: Site;
let stage: ChromiumStage;
beforeAll(async () => {
  cluster = await startCluster();
  site = openSite(cluster.connectionString);
  stage = await openChromiumStage(nodeStage(site, cluster));
});
afterAll(async () => {
  await stage.close();
  await site.close();
  await cluster.remove();
});

test('histories with and without actions converge in a real browser', async () => {
  expect(testSeeds.chromium).toHaveLength(20);
  const actions = roundsOf(testSeeds.actionsInChromium, 1);
  for (const seed of [...roundsOf(testSeeds.chromium, 6), ...actions]) {
    const divergence = await proveSeed(stage, seed);
    expect(divergence === null ? '' : divergenceText(divergence)).toBe('');
  }
});
