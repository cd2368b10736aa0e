import type { Tx } from '#packages/database';
import { layoutName, layoutOf } from '#packages/sync/contract';
import type { ListName, SyncConfig, Half } from '#packages/sync/contract';
import type { Access, AccessEpochs, AccessSource } from './access.ts';
import type { PageCache } from './page-cache.ts';
import type { SyncAnswer } from './sync-answer.ts';
import { readColumnPage, readPage } from './sync-page.ts';
import type { SyncPage, Window } from './sync-page.ts';
import { readState } from './sync-state.ts';
import type { ClientState, SyncState } from './sync-state.ts';
import type { LinksOf, ServedList } from './sync-source.ts';

/** The dependencies of the sync answers. */
export interface SyncContext<Viewer> {
  config: SyncConfig;
  sources: readonly ServedList<Viewer>[];
  access: AccessSource<Viewer>;
  epochs: AccessEpochs<Viewer>;
  linksOf: LinksOf;
  /** Maximum number of rows of a list in one answer. */
  pageSize: number;
  /** Maximum bytes of the rows in one answer. */
  answerBytes: number;
  cache: PageCache;
}

/** A sync call: its viewer, what the client sent, and the layouts that it accepts. */
export interface SyncRequest<Viewer> {
  viewer: Viewer;
  client: ClientState;
  /** Layouts of the tables that the client stores in columns. */
  layouts: ReadonlyMap<string, string>;
}

/** The state of the snapshot together with the version of what the viewer may see in it. */
export interface ViewerState extends SyncState, Access {}

/** Reads state and epoch for one half. */
export async function readViewerState<Viewer>(
  tx: Tx,
  { sources, access, epochs }: SyncContext<Viewer>,
  viewer: Viewer,
  half: Half,
): Promise<ViewerState> {
  const tables = new Set([...sources.map(({ table }) => table), ...access.tables]);
  const state = await readState(tx, [...tables]);
  const version = access.tables.map((table) => state.newest(table) ?? '').join(' ');
  return { ...state, ...(await epochs.find(tx, viewer, half, version)) };
}

/** True if the client sent an access epoch that differs from the current one. */
export function hasStaleAccess(client: ClientState, { access_epoch }: ViewerState): boolean {
  return client.access_epoch !== undefined && client.access_epoch !== access_epoch;
}

/** The source of a list, if a feature serves it. */
export function sourceOf<Viewer>(
  { sources }: SyncContext<Viewer>,
  list: ListName,
): ServedList<Viewer> | undefined {
  return sources.find((source) => source.list === list);
}

/** Whether a list has rows: it belongs to no feature, or to a switched-on one. */
export function isServed<Viewer>(
  { feature }: Pick<ServedList<Viewer>, 'feature'>,
  { features }: Access,
): boolean {
  return feature === undefined || features.includes(feature);
}

/** Reads a page as columns if the client has the same layout, otherwise as JSON. */
export function readPageInLayout<Viewer>(
  tx: Tx,
  { pageSize }: SyncContext<Viewer>,
  source: ServedList<Viewer>,
  { viewer, layouts }: SyncRequest<Viewer>,
  { limit = pageSize, ...window }: Window & { bytes: number; limit?: number },
): Promise<SyncPage> {
  const { columns, list, key } = source;
  const isSameLayout =
    columns !== undefined && layouts.get(list) === layoutName(layoutOf(key, columns.shapes));
  return isSameLayout
    ? readColumnPage(tx, { ...source, columns }, viewer, { ...window, limit })
    : readPage(tx, source, viewer, { ...window, limit });
}

/** An answer composed of JSON text. */
export function answerOf(
  { server_epoch, access_epoch }: ViewerState,
  head: { sync_time: string; full: boolean } & Record<string, unknown>,
  parts: readonly string[],
  pages: readonly (readonly [ListName, SyncPage])[],
): SyncAnswer {
  const { sync_time, full, ...more } = head;
  const text = JSON.stringify({ sync_time, access_epoch, server_epoch, full, ...more });
  const counted = pages.filter(([, { count }]) => count > 0);
  return {
    text: `${text.slice(0, -1)},${parts.join(',')}}`,
    chunks: pages.flatMap(([, { chunk }]) => (chunk === null ? [] : [chunk])),
    rows: Object.fromEntries(counted.map(([list, { count }]) => [list, count])),
  };
}
