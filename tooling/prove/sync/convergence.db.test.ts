import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { nodeStage } from './node-stage.ts';
import { divergenceText, proveSeed } from './prove-seed.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';
import { testSeeds } from './test-seeds.ts';

let cluster: Cluster;
let site: Site;
beforeAll(async () => {
  cluster = await startCluster();
  site = openSite(cluster.connectionString);
});
afterAll(async () => {
  await site.close();
  await cluster.remove();
});

const blocks = Array.from({ length: 9 }, (_, block) => block * 20);

test.each(blocks)(
  'twenty histories from the %i th on end with the copy equal to what its person may see',
  async (first) => {
    for (const seed of testSeeds.node.slice(first, first + 20)) {
      const divergence = await proveSeed(nodeStage(site, cluster), seed);
      expect(divergence === null ? '' : divergenceText(divergence)).toBe('');
    }
  },
  180_000,
);
