import type { Cluster } from './cluster.ts';
import { startInnerServer } from './inner-server.ts';
import { createNodeDevice } from './node-device.ts';
import { startOuterServer } from './outer-server.ts';
import type { Stage } from './run-history.ts';
import type { Site } from './site.ts';

/**
 * The stage of histories in Node. Histories that kill the server run it as a separate process, all
 * others in this process, where they can act between its queries.
 */
export function nodeStage(site: Site, cluster: Cluster): Stage {
  return {
    site,
    startServer: (history, interruption) =>
      history.crashes === 'server'
        ? startOuterServer(cluster.connectionString, history)
        : startInnerServer(site.database, history, interruption),
    openDevice: (answer, { pageSize }) => Promise.resolve(createNodeDevice(answer, pageSize)),
    killDatabase: () => cluster.kill(),
  };
}
