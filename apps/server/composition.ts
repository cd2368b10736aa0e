import { linksOf } from '#measurements/server';
import type { LetterWorkOptions } from '#outbox/server';
import { baseMigrations } from '#packages/database';
import type { Migration } from '#packages/database';
import type { DemoSite, TaskServices } from '#packages/feature/server';
import type { WriteTx } from '#packages/database';
import type { Endpoint } from '#packages/http/contract';
import type { Bound } from '#packages/http/server';
import { syncEvents } from '#packages/sync/contract';
import { pageText, rowMarks, syncCalls } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { TaskKind, TaskWork } from '#packages/tasks/server';
import { visiblePeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { features } from './features.ts';
import { openServices } from './services.ts';
import type { AppServices } from './services.ts';

/** The schema, step by step: what every table needs, then the features' own steps in the order of their ids. */
export const migrations: readonly Migration[] = [
  ...baseMigrations,
  rowMarks,
  pageText,
  ...features
    .flatMap(({ migrations: own = [] }) => own)
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
];

/** The lists that the offline copy keeps. */
export const syncSources: readonly SyncSource<Viewer>[] = features.flatMap(
  ({ syncSources: own = [] }) => own,
);

/** Tables whose rows carry a stamp of the organisation's clock. */
export const stampedTables: readonly string[] = syncSources.map(({ table }) => table);

const tasks = features.flatMap(({ tasks: own = [] }) => own);

/** Kinds of background tasks; each has a queue of its own. */
export const taskKinds: readonly TaskKind<object>[] = tasks.map(({ kind }) => kind);

/** What a process does in the background. */
export function worksOf(services: TaskServices & LetterWorkOptions): readonly TaskWork[] {
  return tasks.map(({ work }) => work(services));
}

/** What each feature adds to a new demo organisation. */
export const demoParts: readonly ((tx: WriteTx, site: DemoSite) => Promise<void>)[] =
  features.flatMap(({ demo }) => demo ?? []);

/** Limits of a sync answer; only tests change them. */
export interface SyncLimits {
  readonly pageSize?: number | undefined;
  readonly answerBytes?: number | undefined;
}

/** Every call that this server answers; the stream of signals comes with the running process. */
export function callsOf(services: AppServices, sync: SyncLimits = {}): Bound<Viewer>[] {
  const personalData = features.flatMap((feature) => feature.personalData ?? []);
  return [
    ...features.flatMap(({ calls }) => calls?.({ ...services, personalData }) ?? []),
    ...syncCalls<Viewer>({ sources: syncSources, access: visiblePeople, linksOf, ...sync }),
  ];
}

export const endpoints: readonly Endpoint[] = [
  ...callsOf(openServices({})).map(({ endpoint }) => endpoint),
  syncEvents,
];
