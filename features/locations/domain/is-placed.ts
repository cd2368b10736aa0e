import { unsetCoordinate } from '#tags/contract';
import type { Coordinates } from '#tags/contract';

/** Whether coordinates are set: one of the two is not 0. */
export function isPlaced({ lat, lon }: Coordinates): boolean {
  return lat !== unsetCoordinate || lon !== unsetCoordinate;
}
