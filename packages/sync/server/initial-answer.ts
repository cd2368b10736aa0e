import type { Tx } from '#packages/database';
import type { RawAnswer } from '#packages/http/server';
import type { CachedPage } from './page-cache.ts';
import type { SyncAnswer } from './sync-answer.ts';
import { countRows, emptyPage, readIds } from './sync-page.ts';
import type { SyncPage, Window } from './sync-page.ts';
import type { ServedList } from './sync-source.ts';
import { cursorOf, hasDiverged } from './sync-state.ts';
import type { ClientState } from './sync-state.ts';
import {
  answerOf,
  hasStaleAccess,
  readPageInLayout,
  readViewerState,
  sourceOf,
} from './sync-context.ts';
import type { SyncRequest, SyncContext, ViewerState } from './sync-context.ts';

/** A batch, or its cached page. A full batch of history is cached. */
export type Batch =
  | { cached: RawAnswer }
  | { answer: SyncAnswer; cacheAs: { key: string; page: Omit<CachedPage, 'answer'> } | null };

/** What a client sends with a batch request. */
type BatchClient = ClientState & { people?: readonly string[] | undefined };

/**
 * One batch of a first load: rows up to the horizon with their links, of everybody or of newly
 * visible people.
 *
 * @param form the form that the client accepts, as part of the cache key
 */
export async function initialAnswer<Viewer extends { org_id: string }>(
  tx: Tx,
  context: SyncContext<Viewer>,
  request: SyncRequest<Viewer> & { client: BatchClient },
  form: string,
): Promise<Batch> {
  const { viewer, client } = request;
  const state = await readViewerState(tx, context, viewer, 'measures');
  const { batches, times } = context.config;
  const slug = batches.list in client ? batches.list : times.cursor;
  const cursor = cursorOf(client, slug);
  const horizon = cursorOf(client, times.horizon);
  const full = hasDiverged(client, state, [cursor, horizon]);
  const after = full ? null : cursor;
  const hasAccessChanged = hasStaleAccess(client, state);
  const source = sourceOf(context, batches.list);
  const isCacheable = !full && !hasAccessChanged && client.people === undefined;
  const window = { after, upTo: full ? null : horizon, people: client.people };
  const key = isCacheable ? keyOf(viewer, state, window, form) : null;
  const cached = key === null || source === undefined ? undefined : context.cache.get(key);
  if (cached !== undefined && source !== undefined && fitsWindow(window, state, cached)) {
    if (await isStillValid(tx, context, state, source, viewer, cached))
      return { cached: cached.answer };
  }

  const { page, links } = await readBatch(tx, context, state, source, request, window);
  const head = {
    ...{ sync_time: state.clock, full },
    ...(hasAccessChanged
      ? {
          visible_people: await context.access.people(tx, viewer, 'measures'),
          visible_detail: state.detail,
        }
      : {}),
  };
  const parts = [`"${batches.list}":${page.text}`, `"${batches.links}":${links}`];
  const answer = answerOf(state, head, parts, [[batches.list, page]]);
  const { last, count } = page;
  if (key === null || last === null || !page.isCut) return { answer, cacheAs: null };
  const clock = horizon === null ? state.clock : null;
  const history = { after, last, clock, rows: count, ...newestOf(context, state) };
  return { answer, cacheAs: { key, page: history } };
}

/** The cache key. Pages with equal keys are equal until a row leaves their window. */
function keyOf(
  { org_id }: { org_id: string },
  { access_epoch, server_epoch }: ViewerState,
  { after, upTo }: Window,
  form: string,
): string {
  const begins = upTo === null ? 'begins' : '';
  return [org_id, access_epoch, server_epoch, after ?? '', begins, form].join(' ');
}

/**
 * A client that begins a load receives the current clock; a client that continues has a horizon.
 */
function fitsWindow(
  { upTo = null }: Window,
  state: ViewerState,
  { clock, last }: CachedPage,
): boolean {
  return upTo === null ? clock === state.clock : last <= upTo;
}

async function isStillValid<Viewer>(
  tx: Tx,
  context: SyncContext<Viewer>,
  state: ViewerState,
  source: ServedList<Viewer>,
  viewer: Viewer,
  page: CachedPage,
): Promise<boolean> {
  const { newest, newestLink } = newestOf(context, state);
  if (newestLink !== page.newestLink) return false;
  // Stamps have the order of the commits: if the newest is the same, every row is.
  if (newest === page.newest) return true;
  const window = { after: page.after, upTo: page.last };
  if ((await countRows(tx, source, viewer, window)) !== page.rows) return false;
  page.newest = newest;
  return true;
}

function newestOf<Viewer>(context: SyncContext<Viewer>, state: ViewerState) {
  const { batches } = context.config;
  const [source, links] = [sourceOf(context, batches.list), sourceOf(context, batches.links)];
  return {
    newest: source === undefined ? null : state.newest(source.table),
    newestLink: links === undefined ? null : state.newest(links.table),
  };
}

/** A page and its links. If there are too many links for one answer, the page is shorter. */
async function readBatch<Viewer>(
  tx: Tx,
  context: SyncContext<Viewer>,
  state: ViewerState,
  source: ServedList<Viewer> | undefined,
  request: SyncRequest<Viewer>,
  window: Window,
): Promise<{ page: SyncPage; links: string }> {
  if (source === undefined) return { page: emptyPage, links: '[]' };
  const bytes = context.answerBytes;
  for (let limit = context.pageSize; ;) {
    const page = await readPageInLayout(tx, context, source, request, { ...window, bytes, limit });
    const { count, chunk } = page;
    if (count === 0 || newestOf(context, state).newestLink === null) return { page, links: '[]' };
    const ids =
      chunk?.ids() ?? (await readIds(tx, source, request.viewer, { ...window, limit: count }));
    const { text, linked } = await context.linksOf(tx, ids, bytes);
    if (linked === count) return { page, links: text };
    limit = linked;
  }
}
