import type { Tx } from '#packages/database';
import { JsonText } from '#packages/http/server';
import type { AccessEpochs, AccessSource, Half } from './access.ts';
import { readState } from './sync-state.ts';
import type { ClientState, SyncState } from './sync-state.ts';
import type { SyncSource } from './sync-source.ts';

/** What the sync answers are made of. */
export interface SyncWorld<Viewer> {
  sources: readonly SyncSource<Viewer>[];
  access: AccessSource<Viewer>;
  epochs: AccessEpochs<Viewer>;
  linksOf: (tx: Tx, measurement_ids: readonly string[]) => Promise<string>;
  /** Rows of a list in one answer. */
  pageSize: number;
}

/** The state of the snapshot together with the version of what the viewer may see in it. */
export interface ViewerState extends SyncState {
  readonly access_epoch: number;
}

/** Reads state and epoch for one half. */
export async function readViewerState<Viewer>(
  tx: Tx,
  { sources, access, epochs }: SyncWorld<Viewer>,
  viewer: Viewer,
  half: Half,
): Promise<ViewerState> {
  const tables = new Set([...sources.map(({ table }) => table), ...access.tables]);
  const state = await readState(tx, [...tables]);
  const version = access.tables.map((table) => state.newest(table) ?? '').join(' ');
  return { ...state, access_epoch: await epochs.of(tx, viewer, half, version) };
}

/** True where a client that keeps account of it knows another version of what it may see. */
export function knowsOtherAccess(client: ClientState, { access_epoch }: ViewerState): boolean {
  return client.access_epoch !== undefined && client.access_epoch !== access_epoch;
}

/** `data` of an answer, put together from JSON text. */
export function answerText(
  { server_epoch, access_epoch }: ViewerState,
  head: { sync_time: string; full: boolean } & Record<string, unknown>,
  parts: readonly string[],
  rows: Record<string, number>,
): JsonText {
  const { sync_time, full, ...more } = head;
  const text = JSON.stringify({ sync_time, access_epoch, server_epoch, full, ...more });
  return new JsonText(`${text.slice(0, -1)},${parts.join(',')}}`, rows);
}
