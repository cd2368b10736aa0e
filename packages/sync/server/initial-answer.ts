import type { Tx } from '#packages/database';
import type { RawAnswer } from '#packages/http/server';
import type { CachedPage } from './page-cache.ts';
import type { SyncAnswer } from './sync-answer.ts';
import { countRows, emptyPage, readIds } from './sync-page.ts';
import type { SyncPage, Window } from './sync-page.ts';
import type { ServedList } from './sync-source.ts';
import { cursorOf, isForeign } from './sync-state.ts';
import type { ClientState } from './sync-state.ts';
import {
  answerOf,
  knowsOtherAccess,
  readAsAsked,
  readViewerState,
  sourceOf,
} from './sync-world.ts';
import type { Asker, SyncWorld, ViewerState } from './sync-world.ts';

/** A batch, or its cached page. A full batch of history is cached. */
export type Batch =
  | { kept: RawAnswer }
  | { answer: SyncAnswer; keepAs: { key: string; page: Omit<CachedPage, 'answer'> } | null };

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
  world: SyncWorld<Viewer>,
  asker: Asker<Viewer> & { client: BatchClient },
  form: string,
): Promise<Batch> {
  const { viewer, client } = asker;
  const state = await readViewerState(tx, world, viewer, 'measures');
  const { batches, times } = world.scheme;
  const slug = batches.list in client ? batches.list : times.cursor;
  const cursor = cursorOf(client, slug);
  const horizon = cursorOf(client, times.horizon);
  const full = isForeign(client, state, [cursor, horizon]);
  const after = full ? null : cursor;
  const hasOtherAccess = knowsOtherAccess(client, state);
  const source = sourceOf(world, batches.list);
  const isOrdinary = !full && !hasOtherAccess && client.people === undefined;
  const window = { after, upTo: full ? null : horizon, people: client.people };
  const key = isOrdinary ? keyOf(viewer, state, window, form) : null;
  const kept = key === null || source === undefined ? undefined : world.cache.get(key);
  if (kept !== undefined && source !== undefined && isFor(window, state, kept)) {
    if (await isStillTrue(tx, world, state, source, viewer, kept)) return { kept: kept.answer };
  }

  const { page, links } = await readBatch(tx, world, state, source, asker, window);
  const head = {
    ...{ sync_time: state.clock, full },
    ...(hasOtherAccess
      ? { visible_people: await world.access.people(tx, viewer, 'measures') }
      : {}),
  };
  const parts = [`"${batches.list}":${page.text}`, `"${batches.links}":${links}`];
  const answer = answerOf(state, head, parts, [[batches.list, page]]);
  const { last, count } = page;
  if (key === null || last === null || !page.isCut) return { answer, keepAs: null };
  const clock = horizon === null ? state.clock : null;
  const history = { after, last, clock, rows: count, ...newestOf(world, state) };
  return { answer, keepAs: { key, page: history } };
}

/** The cache key. Equal keys mean equal bytes as long as no row has left the window. */
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
function isFor({ upTo = null }: Window, state: ViewerState, { clock, last }: CachedPage): boolean {
  return upTo === null ? clock === state.clock : last <= upTo;
}

async function isStillTrue<Viewer>(
  tx: Tx,
  world: SyncWorld<Viewer>,
  state: ViewerState,
  source: ServedList<Viewer>,
  viewer: Viewer,
  page: CachedPage,
): Promise<boolean> {
  const { newest, newestLink } = newestOf(world, state);
  if (newestLink !== page.newestLink) return false;
  // Stamps have the order of the commits: if the newest is the same, every row is.
  if (newest === page.newest) return true;
  const window = { after: page.after, upTo: page.last };
  if ((await countRows(tx, source, viewer, window)) !== page.rows) return false;
  page.newest = newest;
  return true;
}

function newestOf<Viewer>(world: SyncWorld<Viewer>, state: ViewerState) {
  const { batches } = world.scheme;
  const [source, links] = [sourceOf(world, batches.list), sourceOf(world, batches.links)];
  return {
    newest: source === undefined ? null : state.newest(source.table),
    newestLink: links === undefined ? null : state.newest(links.table),
  };
}

/** A page and its links. If there are too many links for one answer, the page is shorter. */
async function readBatch<Viewer>(
  tx: Tx,
  world: SyncWorld<Viewer>,
  state: ViewerState,
  source: ServedList<Viewer> | undefined,
  asker: Asker<Viewer>,
  window: Window,
): Promise<{ page: SyncPage; links: string }> {
  if (source === undefined) return { page: emptyPage, links: '[]' };
  const bytes = world.answerBytes;
  for (let limit = world.pageSize; ;) {
    const page = await readAsAsked(tx, world, source, asker, { ...window, bytes, limit });
    const { count, chunk } = page;
    if (count === 0 || newestOf(world, state).newestLink === null) return { page, links: '[]' };
    const ids =
      chunk?.ids() ?? (await readIds(tx, source, asker.viewer, { ...window, limit: count }));
    const { text, linked } = await world.linksOf(tx, ids, bytes);
    if (linked === count) return { page, links: text };
    limit = linked;
  }
}
