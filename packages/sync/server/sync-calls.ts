import { bind } from '#packages/http/server';
import type { Bound, Caller } from '#packages/http/server';
import {
  columnAnswerType,
  coreLists,
  layoutHeader,
  measuresLists,
  pageSize,
  syncCore,
  syncMeasures,
  syncMeasuresInit,
} from '#packages/sync/contract';
import { answerBytes } from './answer-budget.ts';
import { createAccessEpochs } from './access.ts';
import type { AccessSource } from './access.ts';
import { incrementalAnswer } from './incremental-answer.ts';
import { initialAnswer } from './initial-answer.ts';
import { createPageCache } from './page-cache.ts';
import { packedAnswer, plainAnswer } from './sync-answer.ts';
import type { LinksOf, SyncSource } from './sync-source.ts';
import type { SyncWorld } from './sync-world.ts';

interface Scoped {
  org_id: string;
  user_id: string;
}

export interface SyncOptions<Viewer> {
  /** The lists that exist; the others are answered empty. */
  sources: readonly SyncSource<Viewer>[];
  access: AccessSource<Viewer>;
  /** Links of exactly these measurements, for the first load. */
  linksOf: LinksOf;
  /** Rows of a list in one answer; fewer than the contract's only where trials want page edges. */
  pageSize?: number | undefined;
  /** Bytes of the rows in one answer; fewer than usual only where trials want page edges. */
  answerBytes?: number | undefined;
}

/** Pages of history that a process keeps ready, in bytes. */
const cacheSize = 64 * 1024 * 1024;

/** The three sync calls. All lists of one answer are of one snapshot. */
export function syncCalls<Viewer extends Scoped>(options: SyncOptions<Viewer>): Bound<Viewer>[] {
  const world: SyncWorld<Viewer> = {
    ...options,
    epochs: createAccessEpochs(options.access),
    pageSize: options.pageSize ?? pageSize,
    answerBytes: options.answerBytes ?? answerBytes,
    cache: createPageCache(cacheSize),
  };
  return [
    bind<typeof syncCore, Viewer>(syncCore, async ({ viewer, body, caller, database }) => {
      const asker = { viewer, client: body, layouts: layoutsOf(caller) };
      const half = { half: 'core', lists: coreLists } as const;
      const answer = await database.read(viewer.org_id, (tx) =>
        incrementalAnswer(tx, world, asker, half),
      );
      return plainAnswer(answer);
    }),
    bind<typeof syncMeasures, Viewer>(syncMeasures, async ({ viewer, body, caller, database }) => {
      const asker = { viewer, client: body, layouts: layoutsOf(caller) };
      const half = { half: 'measures', lists: measuresLists } as const;
      const answer = await database.read(viewer.org_id, (tx) =>
        incrementalAnswer(tx, world, asker, half),
      );
      return answer.chunks.length === 0
        ? plainAnswer(answer)
        : packedAnswer(answer, caller.takesGzip);
    }),
    bind<typeof syncMeasuresInit, Viewer>(
      syncMeasuresInit,
      async ({ viewer, body, caller, database }) => {
        const asker = { viewer, client: body, layouts: layoutsOf(caller) };
        const form = [...asker.layouts.values(), caller.takesGzip].join();
        const batch = await database.read(viewer.org_id, (tx) =>
          initialAnswer(tx, world, asker, form),
        );
        if ('kept' in batch) return batch.kept;
        if (batch.keepAs === null && batch.answer.chunks.length === 0) {
          return plainAnswer(batch.answer);
        }
        const answer = await packedAnswer(batch.answer, caller.takesGzip);
        if (batch.keepAs !== null) {
          world.cache.put(batch.keepAs.key, { ...batch.keepAs.page, answer });
        }
        return answer;
      },
    ),
  ];
}

/** The layouts that a client names, for the lists it takes in columns. */
function layoutsOf({ header }: Caller): ReadonlyMap<string, string> {
  if (header('accept')?.includes(columnAnswerType) !== true) return new Map();
  const named = (header(layoutHeader) ?? '').split(',').map((pair) => pair.trim().split('='));
  return new Map(named.flatMap(([list, layout]) => (list && layout ? [[list, layout]] : [])));
}
