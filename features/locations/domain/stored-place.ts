import { coordinates, unsetCoordinate } from '#tags/contract';
import type { Coordinates, Tag } from '#tags/contract';

/** The coordinates of a tag; 0 and 0 if they are missing or invalid. */
export function storedPlace({ metadata }: Pick<Tag, 'metadata'>): Coordinates {
  const read = coordinates.safeParse(metadata);
  return read.success ? read.data : { lat: unsetCoordinate, lon: unsetCoordinate };
}
