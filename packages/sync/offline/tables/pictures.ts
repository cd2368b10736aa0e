import type { StoredPicture, CopyDefinition, WantedPicture } from './definition.ts';
import type { FetchedTable, WantedRow } from './fetched.ts';

/** The table of pictures. A picture is due when the row that shows it is newer. */
export function fetchedPictures({ config, pictures }: CopyDefinition): FetchedTable {
  return {
    table: config.pictures,
    wanted: (copy) => pictures.flatMap((source) => source(copy).map(wantedRow)),
  };
}

function wantedRow({ id, modified_time, path }: WantedPicture): WantedRow {
  return {
    id,
    path,
    isDue: (stored) => isNewer(modified_time, stored as StoredPicture | undefined),
    rowOf: ({ image }) => ({
      ...{ id, modified_time },
      image: typeof image === 'string' ? image : null,
    }),
  };
}

function isNewer(modified_time: string, stored: StoredPicture | undefined): boolean {
  return stored === undefined || Date.parse(modified_time) > Date.parse(stored.modified_time);
}
