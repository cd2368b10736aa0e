import type { Tx } from '#packages/database';
import { emptyDigest, tableOfList } from '#packages/sync/contract';
import type { Digest, Half, ListName } from '#packages/sync/contract';
import { createAnswerBudget } from './answer-budget.ts';
import type { SyncAnswer } from './sync-answer.ts';
import { emptyPage, readDigest } from './sync-page.ts';
import type { SyncPage } from './sync-page.ts';
import type { SyncSource } from './sync-source.ts';
import { beginning, cursorOf, hasDiverged } from './sync-state.ts';
import {
  answerOf,
  hasStaleAccess,
  isServed,
  readPageInLayout,
  readViewerState,
  sourceOf,
} from './sync-context.ts';
import type { SyncRequest, SyncContext, ViewerState } from './sync-context.ts';

interface HalfLists {
  half: Half;
  lists: readonly ListName[];
}

/**
 * The changes in the lists of a half since the client's cursors. If the viewer's access has
 * changed, core starts from the beginning because it is small, and measures lists the visible
 * people.
 */
export async function incrementalAnswer<Viewer>(
  tx: Tx,
  context: SyncContext<Viewer>,
  request: SyncRequest<Viewer>,
  { half, lists }: HalfLists,
): Promise<SyncAnswer> {
  const { viewer, client } = request;
  const state = await readViewerState(tx, context, viewer, half);
  const cursors = lists.map((list) => cursorOf(client, tableOfList(context.config, list)));
  const hasAccessChanged = hasStaleAccess(client, state);
  const full = hasDiverged(client, state, cursors) || (half === 'core' && hasAccessChanged);
  const pages = new Map<ListName, SyncPage>();
  const budget = createAnswerBudget(context.answerBytes);
  for (const [index, list] of lists.entries()) {
    const source = sourceOf(context, list);
    const cursor = cursors[index];
    // A client that begins a list again drops its rows, so it needs no deleted ones.
    const after = full || cursor === beginning ? null : (cursor ?? null);
    if (source !== undefined && mayHaveChanges(state, source, after)) {
      const bytes = budget.next();
      const page = await readPageInLayout(tx, context, source, request, { after, bytes });
      budget.spend(bytesOf(page));
      pages.set(list, page);
    }
  }
  // A client that only keeps sync_time must not skip the rows that were cut.
  const cut = [...pages].filter(([, { isCut, last }]) => isCut && last !== null);
  const ends = cut.map(([, { last }]) => last ?? '');
  const sync_time = [state.clock, ...ends].sort()[0] ?? state.clock;
  const head = {
    ...{ sync_time, full },
    ...(cut.length > 0 ? { more: cut.map(([list]) => list) } : {}),
    ...(half === 'measures' && hasAccessChanged
      ? {
          visible_people: await context.access.people(tx, viewer, half),
          visible_detail: state.detail,
        }
      : {}),
    ...(client.digest === true && cut.length === 0
      ? { digest: await digestsOf(tx, context, request, { lists, state }) }
      : {}),
  };
  const parts = lists.map(
    (list) => `"${list}":${textOf(context, list, pages.get(list) ?? emptyPage)}`,
  );
  return answerOf(state, head, parts, [...pages]);
}

/** Most polls find nothing. The newest stamp of the table shows it without a query of the rows. */
function mayHaveChanges<Viewer>(
  state: ViewerState,
  source: SyncSource<Viewer>,
  after: string | null,
): boolean {
  const newest = state.newest(source.table);
  return isServed(source, state) && newest !== null && (after === null || newest > after);
}

function bytesOf({ text, chunk }: SyncPage): number {
  return chunk === null ? Buffer.byteLength(text) : chunk.hot.length + chunk.cold.length;
}

async function digestsOf<Viewer>(
  tx: Tx,
  { config, sources }: SyncContext<Viewer>,
  { viewer }: SyncRequest<Viewer>,
  { lists, state }: { lists: readonly ListName[]; state: ViewerState },
): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {};
  for (const source of sources) {
    if (!lists.includes(source.list)) continue;
    const table = tableOfList(config, source.list);
    digests[table] = isServed(source, state) ? await readDigest(tx, source, viewer) : emptyDigest;
  }
  return digests;
}

/** A list of one row is answered as that row, or null. */
function textOf<Viewer>(
  { config }: SyncContext<Viewer>,
  list: ListName,
  { text, count }: SyncPage,
): string {
  if (!config.singleRow.includes(list)) return text;
  return count === 0 ? 'null' : text.slice(1, -1);
}
