import type { LocalSchema, SyncScheme, TableName } from '#packages/sync/contract';
import type { WriteKind } from '../queue/write-kind.ts';
import type { Copy, Read } from '../read.ts';
import type { FetchedTable } from './fetched.ts';
import type { TableDeclaration } from './tables.ts';

/** Everything the features of this page keep offline: the app's visible list. */
export interface CopyDefinition {
  readonly tables: readonly TableDeclaration[];
  readonly reads: readonly Read<never, unknown>[];
  readonly pictures: readonly PictureSource[];
  /** Declared tables that no list brings. */
  readonly fetched?: readonly FetchedTable[];
  /** Writes that may wait for the line. */
  readonly writes?: readonly WriteKind[];
  readonly scheme: SyncScheme;
  /** The application types to name in each sync; the server gates them itself. */
  readonly applicationTypes: (copy: Copy) => readonly string[];
  /** Rows of a full list; the contract's number unless a trial's server sends fewer. */
  readonly pageSize?: number;
}

/** Whose pictures are wanted, in order of importance. */
export type PictureSource = (copy: Copy) => readonly WantedPicture[];

export interface WantedPicture {
  /** Key of the row in the table of pictures. */
  id: string;
  /** Stamp of the row that shows it: a picture stored under an older one is fetched again. */
  modified_time: string;
  /** Where the server has it; answers `data.image`, base64 or null. */
  path: string;
}

/** A picture as stored. */
export interface StoredPicture {
  id: string;
  image: string | null;
  modified_time: string;
}

/** The tables of each version of the local schema: the scheme's, and those of further features. */
export function localSchema({ scheme, tables }: CopyDefinition): LocalSchema {
  const further = tables.flatMap((declaration) =>
    declaration.kind === 'rows' && declaration.since !== undefined
      ? [{ table: declaration.table, since: declaration.since }]
      : [],
  );
  const length = Math.max(scheme.schema.length, ...further.map(({ since }) => since));
  return Array.from({ length }, (_, place) => [
    ...(scheme.schema[place] ?? []),
    ...further.filter(({ since }) => since === place + 1).map(({ table }) => table),
  ]);
}

/** Every table of the offline copy. */
export function allTables(definition: CopyDefinition): readonly TableName[] {
  return localSchema(definition).flat();
}
