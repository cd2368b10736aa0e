import type { Cluster } from './cluster.ts';
import { startInnerServer } from './inner-server.ts';
import { createNodeDevice } from './node-device.ts';
import { startOuterServer } from './outer-server.ts';
import type { Stage } from './run-history.ts';
import type { Site } from './site.ts';

/**
 * Histories on a database of their own: those that kill the server have it as a process, all others
 * within this one, where they can step between its queries.
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
