import type { LocalSchema, SyncConfig, TableName } from '#packages/sync/contract';
import type { WriteKind } from '../queue/write-kind.ts';
import type { Copy, Read } from '../read.ts';
import type { FetchedTable } from './fetched.ts';
import type { TableDeclaration } from './tables.ts';

/** Everything that the features of this page store offline. The app composes it. */
export interface CopyDefinition {
  readonly tables: readonly TableDeclaration[];
  readonly reads: readonly Read<never, unknown>[];
  readonly pictures: readonly PictureSource[];
  /** Declared tables that come with no list. */
  readonly fetched?: readonly FetchedTable[];
  /** The kinds of writes that can be queued. */
  readonly writes?: readonly WriteKind[];
  /**
   * The kinds of writes that are queued without being shown, such as entries of a log. They have no
   * row in the copy, and leave the queue once the server has accepted or refused them.
   */
  readonly hiddenWrites?: readonly string[];
  readonly config: SyncConfig;
  /** The application types to send with each sync. The server checks them itself. */
  readonly applicationTypes: (copy: Copy) => readonly string[];
  /** Rows of a full list: the contract's number, unless a test's server sends fewer. */
  readonly pageSize?: number;
}

/** Returns the wanted pictures, most important first. */
export type PictureSource = (copy: Copy) => readonly WantedPicture[];

export interface WantedPicture {
  /** Key of the row in the table of pictures. */
  id: string;
  /** Stamp of the row that shows it. A picture stored with an older stamp is fetched again. */
  modified_time: string;
  /** Its path on the server, which answers `data.image`: base64 or null. */
  path: string;
}

/** A picture as stored. */
export interface StoredPicture {
  id: string;
  image: string | null;
  modified_time: string;
}

/** The tables of each version of the local schema: the scheme's, and those of further features. */
export function localSchema({ config, tables }: CopyDefinition): LocalSchema {
  const further = tables.flatMap((declaration) =>
    declaration.kind === 'rows' && declaration.since !== undefined
      ? [{ table: declaration.table, since: declaration.since }]
      : [],
  );
  const length = Math.max(config.schema.length, ...further.map(({ since }) => since));
  return Array.from({ length }, (_, index) => [
    ...(config.schema[index] ?? []),
    ...further.filter(({ since }) => since === index + 1).map(({ table }) => table),
  ]);
}

/** Every table of the offline copy. */
export function allTables(definition: CopyDefinition): readonly TableName[] {
  return localSchema(definition).flat();
}
