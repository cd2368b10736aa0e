import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#packages/testing/database';
import type { TestDatabase } from '#packages/testing/database';
import { createNodeDevice } from './node-device.ts';
import { startInnerServer } from './inner-server.ts';
import { divergenceText, proveSeed } from './prove-seed.ts';
import type { Stage } from './run-history.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';

let clone: TestDatabase;
let site: Site;
let stage: Stage;
beforeAll(async () => {
  clone = await cloneDatabase();
  site = openSite(clone.url);
  stage = {
    site,
    startServer: ({ pageSize }, interruption) =>
      startInnerServer(site.database, pageSize, interruption),
    openDevice: async (answer, { pageSize }) => createNodeDevice(answer, pageSize),
    killDatabase: () => Promise.resolve(),
  };
});
afterAll(async () => {
  await site.close();
  await clone.drop();
});

const blocks = Array.from({ length: 9 }, (_, block) => block * 20);

test.each(blocks)(
  'twenty histories from seed %i on end with the copy equal to what its person may see',
  async (first) => {
    for (let seed = first; seed < first + 20; seed += 1) {
      const divergence = await proveSeed(stage, seed);
      expect(divergence === null ? '' : divergenceText(divergence)).toBe('');
    }
  },
);
