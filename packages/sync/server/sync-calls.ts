import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Tx } from '#packages/database';
import {
  coreLists,
  measuresLists,
  pageSize,
  syncCore,
  syncMeasures,
  syncMeasuresInit,
} from '#packages/sync/contract';
import { createAccessEpochs } from './access.ts';
import type { AccessSource } from './access.ts';
import { incrementalAnswer } from './incremental-answer.ts';
import { initialAnswer } from './initial-answer.ts';
import type { SyncSource } from './sync-source.ts';

interface Scoped {
  org_id: string;
  user_id: string;
}

export interface SyncOptions<Viewer> {
  /** The lists that exist; the others are answered empty. */
  sources: readonly SyncSource<Viewer>[];
  access: AccessSource<Viewer>;
  /** Links of exactly these measurements, for the first load. */
  linksOf: (tx: Tx, measurement_ids: readonly string[]) => Promise<string>;
  /** Rows of a list in one answer; fewer than the contract's only where trials want page edges. */
  pageSize?: number | undefined;
}

/** The three sync calls. All lists of one answer are of one snapshot. */
export function syncCalls<Viewer extends Scoped>(options: SyncOptions<Viewer>): Bound<Viewer>[] {
  const epochs = createAccessEpochs(options.access);
  const world = { ...options, epochs, pageSize: options.pageSize ?? pageSize };
  return [
    bind<typeof syncCore, Viewer>(syncCore, ({ viewer, body, database }) =>
      database.read(viewer.org_id, (tx) =>
        incrementalAnswer(tx, world, viewer, body, { half: 'core', lists: coreLists }),
      ),
    ),
    bind<typeof syncMeasures, Viewer>(syncMeasures, ({ viewer, body, database }) =>
      database.read(viewer.org_id, (tx) =>
        incrementalAnswer(tx, world, viewer, body, { half: 'measures', lists: measuresLists }),
      ),
    ),
    bind<typeof syncMeasuresInit, Viewer>(syncMeasuresInit, ({ viewer, body, database }) =>
      database.read(viewer.org_id, (tx) => initialAnswer(tx, world, viewer, body)),
    ),
  ];
}
