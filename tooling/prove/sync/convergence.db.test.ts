import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { nodeStage } from './node-stage.ts';
import { divergenceText, proveSeed } from './prove-seed.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

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
  'twenty histories from seed %i on end with the copy equal to what its person may see',
  async (first) => {
    for (let seed = first; seed < first + 20; seed += 1) {
      const divergence = await proveSeed(nodeStage(site, cluster), seed);
      expect(divergence === null ? '' : divergenceText(divergence)).toBe('');
    }
  },
  180_000,
);
