import type { z } from 'zod';
import { bind } from '#packages/http/server';
import type { Bound, Call, Caller } from '#packages/http/server';
import type { Endpoint } from '#packages/http/contract';
import { columnAnswerType, layoutHeader, pageSize } from '#packages/sync/contract';
import type { batchBody, Half, syncBody, SyncConfig } from '#packages/sync/contract';
import { answerBytes } from './answer-budget.ts';
import { createAccessEpochs } from './access.ts';
import type { AccessSource } from './access.ts';
import { incrementalAnswer } from './incremental-answer.ts';
import { initialAnswer } from './initial-answer.ts';
import { createPageCache } from './page-cache.ts';
import { packedAnswer, plainAnswer } from './sync-answer.ts';
import { listsOf } from './sync-source.ts';
import type { LinksOf, SyncSource } from './sync-source.ts';
import type { SyncContext } from './sync-context.ts';

interface ViewerIds {
  org_id: string;
  user_id: string;
}

export interface SyncOptions<Viewer> {
  config: SyncConfig;
  endpoints: SyncEndpoints;
  /** The lists that features serve. Other lists of the scheme are empty in the answer. */
  sources: readonly SyncSource<Viewer>[];
  access: AccessSource<Viewer>;
  /** The links of exactly these rows, for a batch of the first load. */
  linksOf: LinksOf;
  /**
   * Maximum number of rows of a list in one answer. Only tests set fewer than the contract's
   * number.
   */
  pageSize?: number | undefined;
  /** Maximum bytes of the rows in one answer. Only tests set fewer than usual. */
  answerBytes?: number | undefined;
}

/** The endpoints of the three sync calls. */
export interface SyncEndpoints {
  readonly core: SyncEndpoint<typeof syncBody>;
  readonly measures: SyncEndpoint<typeof syncBody>;
  readonly init: SyncEndpoint<typeof batchBody>;
}

type SyncEndpoint<Body extends z.ZodType> = Endpoint & { readonly body: Body };

/** Size of the cache of history pages of a process, in bytes. */
const cacheSize = 64 * 1024 * 1024;

/** Binds the three sync calls. All lists of one answer come from one snapshot. */
export function syncCalls<Viewer extends ViewerIds>(options: SyncOptions<Viewer>): Bound<Viewer>[] {
  const context: SyncContext<Viewer> = {
    ...options,
    sources: options.sources.map((source) => ({
      ...source,
      withInactive: options.config.withInactive.includes(source.list),
    })),
    epochs: createAccessEpochs(options.access),
    pageSize: options.pageSize ?? pageSize,
    answerBytes: options.answerBytes ?? answerBytes,
    cache: createPageCache(cacheSize),
  };
  const { core, measures, init } = options.endpoints;

  function increment(half: Half) {
    const lists = listsOf(options.config, options.sources, half);
    return ({ viewer, body, caller, database }: IncrementCall<Viewer>) => {
      const request = { viewer, client: body, layouts: layoutsOf(caller) };
      return database.read(viewer.org_id, (tx) =>
        incrementalAnswer(tx, context, request, { half, lists }),
      );
    };
  }

  const [coreIncrement, measuresIncrement] = [increment('core'), increment('measures')];
  return [
    bind<SyncEndpoints['core'], Viewer>(core, async (call) =>
      plainAnswer(await coreIncrement(call)),
    ),
    bind<SyncEndpoints['measures'], Viewer>(measures, async (call) => {
      const answer = await measuresIncrement(call);
      return answer.chunks.length === 0
        ? plainAnswer(answer)
        : packedAnswer(answer, call.caller.takesGzip);
    }),
    bind<SyncEndpoints['init'], Viewer>(init, async ({ viewer, body, caller, database }) => {
      const request = { viewer, client: body, layouts: layoutsOf(caller) };
      const form = [...request.layouts.values(), caller.takesGzip].join();
      const batch = await database.read(viewer.org_id, (tx) =>
        initialAnswer(tx, context, request, form),
      );
      if ('cached' in batch) return batch.cached;
      if (batch.cacheAs === null && batch.answer.chunks.length === 0) {
        return plainAnswer(batch.answer);
      }
      const answer = await packedAnswer(batch.answer, caller.takesGzip);
      if (batch.cacheAs !== null) {
        context.cache.put(batch.cacheAs.key, { ...batch.cacheAs.page, answer });
      }
      return answer;
    }),
  ];
}

type IncrementCall<Viewer> = Pick<
  Call<SyncEndpoints['core'], Viewer>,
  'viewer' | 'body' | 'caller' | 'database'
>;

/** The layouts that a client sends for the lists that it accepts in columns. */
function layoutsOf({ header }: Caller): ReadonlyMap<string, string> {
  if (header('accept')?.includes(columnAnswerType) !== true) return new Map();
  const named = (header(layoutHeader) ?? '').split(',').map((pair) => pair.trim().split('='));
  return new Map(named.flatMap(([list, layout]) => (list && layout ? [[list, layout]] : [])));
}
