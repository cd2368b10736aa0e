import type { Database, Migration, WriteTx } from '#packages/database';
import type { ExportTable } from '#packages/export/server';
import type { Bound } from '#packages/http/server';
import type { Clock, NewId } from '#packages/kit';
import type { SyncSource } from '#packages/sync/server';
import type { LoopWork, TaskKind, TaskWork } from '#packages/tasks/server';

/**
 * Everything that one feature adds to the server. The app derives its routers, schema, synced lists, tasks,
 * exports and demo from the list of these.
 *
 * `CallServices` and `Services` name what its calls and tasks need at runtime, such as a client of another
 * service. The app has to provide all that any feature names.
 */
export interface ServerFeature<Viewer, CallServices = unknown, Services = TaskServices> {
  /** The feature's folder. */
  readonly name: string;
  /** Steps of the schema. Those of all features run in the order of their ids, which begin with date and time. */
  readonly migrations?: readonly Migration[];
  /** Lists that the offline copy keeps. Their tables carry stamps. */
  readonly syncSources?: readonly SyncSource<Viewer>[];
  readonly tasks?: readonly FeatureTask<Services>[];
  /** Work that every process looks for all the time. */
  readonly loops?: (services: Services & LoopServices) => readonly LoopWork[];
  readonly calls?: (services: CallServices) => readonly Bound<Viewer>[];
  readonly personalData?: PersonalData;
  /** Adds the feature's part of a new demo organisation. */
  readonly demo?: (tx: WriteTx, site: DemoSite) => Promise<void>;
}

/** What every task may use. */
export interface TaskServices {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: NewId;
  /** Where people reach the product; links in emails begin with it. */
  readonly publicUrl: string;
}

/** What loops may use as well. */
export interface LoopServices {
  /** Called with the reason when a part of a round failed. */
  readonly onError: (reason: string) => void;
}

/** A kind of background task and its handler. */
export interface FeatureTask<Services> {
  readonly kind: TaskKind<object>;
  readonly work: (services: Services) => TaskWork;
}

/** The data of an organisation and its people in the feature's tables. */
export interface PersonalData {
  /** Tables in the export of an organisation. */
  readonly ofOrganisation?: readonly ExportTable[];
  /** Tables in the export of one person. */
  readonly ofPerson?: readonly ExportTable[];
  /** Removes everything that identifies a person, permanently. */
  readonly erase?: (
    tx: WriteTx,
    person: { readonly user_id: string; readonly email: string | null },
  ) => Promise<void>;
}

/** What a feature's part of the demo may refer to. */
export interface DemoSite {
  /** Milliseconds since 1970; nothing of the demo is later. */
  readonly now: number;
  /** When the organisation began, as ISO text. */
  readonly created_time: string;
  readonly zone: string;
  readonly ownerId: string;
  /** Of everybody at the site, in a fixed order. */
  readonly workerIds: readonly string[];
  /** The id of a tag by its name. @throws Error where there is none */
  readonly tagId: (name: string) => string;
  /** The same id for the same key at every start. */
  readonly idOf: (key: string, time?: number) => string;
}

/** Declares a feature of the server. */
export function serverFeature<Viewer, CallServices = unknown, Services = TaskServices>(
  feature: ServerFeature<Viewer, CallServices, Services>,
): ServerFeature<Viewer, CallServices, Services> {
  return feature;
}
