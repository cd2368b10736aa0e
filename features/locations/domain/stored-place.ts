import { coordinates, unsetCoordinate } from '#tags/contract';
import type { Coordinates, Tag } from '#tags/contract';

/** Where the tag says that it is; nowhere if it says nothing that can be read. */
export function storedPlace({ metadata }: Pick<Tag, 'metadata'>): Coordinates {
  const read = coordinates.safeParse(metadata);
  return read.success ? read.data : { lat: unsetCoordinate, lon: unsetCoordinate };
}
