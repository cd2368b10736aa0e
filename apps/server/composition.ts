import { linksOf } from '#measurements/server';
import { syncEndpoints, syncConfig } from '#offline-copy/contract';
import { baseMigrations } from '#packages/database';
import type { Migration, WriteTx } from '#packages/database';
import type { DemoSite, LoopServices, PersonalData } from '#packages/feature/server';
import type { Endpoint } from '#packages/http/contract';
import type { Bound } from '#packages/http/server';
import { pageText, rowHashMigration, syncCalls } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { LoopWork, TaskKind, TaskWork } from '#packages/tasks/server';
import { visiblePeople } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { features } from './features.ts';
import { openServices } from './services.ts';
import type { AppFeature, AppServices, WorkServices } from './services.ts';

/** Everything that follows from a list of features. */
export interface Composition {
  /** All migrations: the common ones first, then those of features, sorted by id. */
  readonly migrations: readonly Migration[];
  /** The lists that the offline copy keeps. */
  readonly syncSources: readonly SyncSource<Viewer>[];
  /** Tables whose rows carry a stamp of the organisation's clock. */
  readonly stampedTables: readonly string[];
  /** Kinds of background tasks; each has its own queue. */
  readonly taskKinds: readonly TaskKind<object>[];
  /** The background tasks of a process. */
  readonly worksOf: (services: WorkServices) => readonly TaskWork[];
  /** The loops of a process. */
  readonly loopsOf: (services: WorkServices & LoopServices) => readonly LoopWork[];
  /** Exports and erasures of personal data. */
  readonly personalData: readonly PersonalData[];
  /** What each feature adds to a new demo organisation. */
  readonly demoParts: readonly ((tx: WriteTx, site: DemoSite) => Promise<void>)[];
  /** All calls of the server, except the signal stream, which needs the running process. */
  readonly callsOf: (services: AppServices, sync?: SyncLimits) => Bound<Viewer>[];
}

/** Limits of a sync answer; only tests change them. */
export interface SyncLimits {
  readonly pageSize?: number | undefined;
  readonly answerBytes?: number | undefined;
}

/** Composes a server from a list of features. */
export function composeServer(list: readonly AppFeature[]): Composition {
  const syncSources = list.flatMap((feature) => feature.syncSources ?? []);
  const tasks = list.flatMap((feature) => feature.tasks ?? []);
  const personalData = list.flatMap((feature) => feature.personalData ?? []);
  const steps = list.flatMap((feature) => feature.migrations ?? []);
  return {
    migrations: [
      ...[...baseMigrations, rowHashMigration, pageText],
      ...steps.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
    ],
    syncSources,
    stampedTables: syncSources.map(({ table }) => table),
    taskKinds: tasks.map(({ kind }) => kind),
    worksOf: (services) => tasks.map(({ work }) => work(services)),
    loopsOf: (services) => list.flatMap(({ loops }) => loops?.(services) ?? []),
    personalData,
    demoParts: list.flatMap(({ demo }) => demo ?? []),
    callsOf: (services, sync = {}) => [
      ...list.flatMap(({ calls }) => calls?.({ ...services, personalData }) ?? []),
      ...syncCalls<Viewer>({
        config: syncConfig,
        endpoints: syncEndpoints,
        sources: syncSources,
        access: visiblePeople,
        linksOf,
        ...sync,
      }),
    ],
  };
}

/** The product, with all features of the list. */
export const product = composeServer(features);

export const { migrations, stampedTables, taskKinds, worksOf, loopsOf, personalData, demoParts } =
  product;

export const endpoints: readonly Endpoint[] = [
  ...product.callsOf(openServices({})).map(({ endpoint }) => endpoint),
  syncEndpoints.events,
];
