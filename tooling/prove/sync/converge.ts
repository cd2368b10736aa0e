import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { nodeStage } from './node-stage.ts';
import { divergenceText, proveSeed } from './prove-seed.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

const blockSize = 15;

/** Tests that each history ends with a copy that equals what its person may see. */
export function expectConvergence(seeds: readonly number[]): void {
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

  const blocks = Array.from({ length: Math.ceil(seeds.length / blockSize) }, (_, block) =>
    seeds.slice(block * blockSize, (block + 1) * blockSize),
  );
  test.each(
    blocks.map((block) => ({ count: block.length, first: block[0], last: block.at(-1), block })),
  )(
    '$count histories from $first to $last end with the copy equal to what its person may see',
    async ({ block }) => {
      for (const seed of block) {
        const divergence = await proveSeed(nodeStage(site, cluster), seed);
        expect(divergence === null ? '' : divergenceText(divergence)).toBe('');
      }
    },
    300_000,
  );
}
