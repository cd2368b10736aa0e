import { randomFillSync } from 'node:crypto';
import { createMeasurements } from '#measurements/contract';
import { createId } from '#packages/kit';
import { syncCore, syncEvents, syncMeasures, syncConfig } from '#offline-copy/contract';
import { tableOfList } from '#packages/sync/contract';
import type { LoadWire } from './load-wire.ts';
import type { MadeViewer } from './made-organisations.ts';

/** A viewer who polls like the product, with an empty copy that is up to date. */
export interface LoadViewer {
  readonly isManager: boolean;
  listen(): Promise<void>;
  core(): Promise<void>;
  measures(): Promise<void>;
  /** Adds a measurement of the viewer. */
  write(): Promise<void>;
}

/** After all created rows, so that nobody starts with a first load. */
const upToDate = '2026-11-01T00:00:00.000Z';

/** A viewer on the common connections. */
export function createLoadViewer(wire: LoadWire, viewer: MadeViewer): LoadViewer {
  const { token, user_id, isManager } = viewer;
  const halves = { core: stateOf(tables.core), measures: stateOf(tables.measures) };

  async function poll(path: string, half: 'core' | 'measures'): Promise<void> {
    const answer = await wire.call(path, token, halves[half]);
    const { sync_time, access_epoch, server_epoch } = answer;
    const state = halves[half];
    for (const slug of tables[half]) state[slug] = sync_time;
    Object.assign(state, { access_epoch, server_epoch });
  }

  return {
    isManager,
    listen: () => wire.listen(syncEvents.path, token),
    core: () => poll(syncCore.path, 'core'),
    measures: () => poll(syncMeasures.path, 'measures'),
    async write() {
      const measurement = {
        measurement_id: createId(Date.now(), (bytes) => void randomFillSync(bytes)),
        ...{ user_id, type: 'sosm', value: 40 + Math.floor(Math.random() * 90) },
        created_time: new Date(Date.now() - 1000).toISOString(),
      };
      const { accepted } = await wire.call(createMeasurements.path, token, {
        measurements: [measurement],
      });
      if (!Array.isArray(accepted) || accepted.length !== 1) throw new Error('Not accepted.');
    },
  };
}

const { lists } = syncConfig;
const tables = {
  core: lists.core.map((list) => tableOfList(syncConfig, list)),
  measures: lists.measures.map((list) => tableOfList(syncConfig, list)),
};

function stateOf(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, upToDate]));
}
