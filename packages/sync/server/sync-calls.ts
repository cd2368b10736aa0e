import { bind, JsonText } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Tx } from '#packages/database';
import {
  coreLists,
  measuresLists,
  pageSize,
  specialTimes,
  syncCore,
  syncMeasures,
  syncMeasuresInit,
  tableOfList,
} from '#packages/sync/contract';
import type { SyncList } from '#packages/sync/contract';
import { emptyPage, readPage } from './sync-page.ts';
import type { SyncPage } from './sync-page.ts';
import type { SyncSource } from './sync-source.ts';
import { cursorOf, isForeign, readState } from './sync-state.ts';
import type { ClientState, SyncState } from './sync-state.ts';

interface Scoped {
  org_id: string;
  user_id: string;
}

export interface SyncOptions<Viewer> {
  /** The lists that exist; the others are answered empty. */
  sources: readonly SyncSource<Viewer>[];
  /** Version of what a person may see. */
  accessEpoch(tx: Tx, viewer: Viewer): Promise<number>;
  /** Links of exactly these measurements, for the first load. */
  linksOf: (tx: Tx, measurement_ids: readonly string[]) => Promise<string>;
}

/** The three sync calls. All lists of one answer are of one snapshot. */
export function syncCalls<Viewer extends Scoped>(options: SyncOptions<Viewer>): Bound<Viewer>[] {
  return [
    bind<typeof syncCore, Viewer>(syncCore, ({ viewer, body, database }) =>
      database.read(viewer.org_id, (tx) => incremental(tx, options, viewer, body, coreLists)),
    ),
    bind<typeof syncMeasures, Viewer>(syncMeasures, ({ viewer, body, database }) =>
      database.read(viewer.org_id, (tx) => incremental(tx, options, viewer, body, measuresLists)),
    ),
    bind<typeof syncMeasuresInit, Viewer>(syncMeasuresInit, ({ viewer, body, database }) =>
      database.read(viewer.org_id, (tx) => initial(tx, options, viewer, body)),
    ),
  ];
}

async function incremental<Viewer extends Scoped>(
  tx: Tx,
  options: SyncOptions<Viewer>,
  viewer: Viewer,
  client: ClientState,
  lists: readonly SyncList[],
): Promise<JsonText> {
  const state = await readState(tx, await options.accessEpoch(tx, viewer));
  const cursors = lists.map((list) => cursorOf(client, tableOfList(list)));
  const full = isForeign(client, state, cursors);
  const parts: string[] = [];
  const rows: Record<string, number> = {};
  let syncTime = state.clock;
  for (const [place, list] of lists.entries()) {
    const source = options.sources.find((candidate) => candidate.list === list);
    const after = full ? null : (cursors[place] ?? null);
    const page =
      source === undefined ? emptyPage : await readPage(tx, source, viewer, { after, upTo: null });
    // A client that only keeps sync_time must not jump over what was cut off.
    if (page.count === pageSize && page.last !== null && page.last < syncTime) {
      syncTime = page.last;
    }
    if (page.count > 0) rows[list] = page.count;
    parts.push(`"${list}":${list === 'organisation' ? firstOf(page) : page.text}`);
  }
  return envelope({ ...state, full }, syncTime, parts, rows);
}

/** One batch of the first load: measurements up to the horizon, with exactly their links. */
async function initial<Viewer extends Scoped>(
  tx: Tx,
  options: SyncOptions<Viewer>,
  viewer: Viewer,
  client: ClientState,
): Promise<JsonText> {
  const state = await readState(tx, await options.accessEpoch(tx, viewer));
  const slug = 'measurements' in client ? 'measurements' : specialTimes.lastMeasurement;
  const cursor = cursorOf(client, slug);
  const horizon = cursorOf(client, specialTimes.initMeasurement);
  const full = isForeign(client, state, [cursor, horizon]);
  const source = options.sources.find(({ list }) => list === 'measurements');
  const page =
    source === undefined
      ? emptyPage
      : await readPage(tx, source, viewer, {
          after: full ? null : cursor,
          upTo: full ? null : horizon,
        });
  const links = await options.linksOf(tx, page.ids);
  const parts = [`"measurements":${page.text}`, `"link_measurements":${links}`];
  return envelope({ ...state, full }, state.clock, parts, { measurements: page.count });
}

function envelope(
  { server_epoch, access_epoch, full }: SyncState & { full: boolean },
  sync_time: string,
  parts: readonly string[],
  rows: Record<string, number>,
): JsonText {
  const head = JSON.stringify({ sync_time, access_epoch, server_epoch, full });
  return new JsonText(`${head.slice(0, -1)},${parts.join(',')}}`, rows);
}

function firstOf({ text, count }: SyncPage): string {
  return count === 0 ? 'null' : text.slice(1, -1);
}
