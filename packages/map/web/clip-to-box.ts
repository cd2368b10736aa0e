import type { Outlines } from './base-map.ts';
import type { Position } from './cut-lines.ts';
import type { MapBox } from './map-types.ts';

/** The outlines within a box; rings are closed along its edges. */
export function clipOutlines({ land, coasts, borders }: Outlines, box: MapBox): Outlines {
  return {
    land: land.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 2),
    coasts: coasts.flatMap((line) => clipLine(line, box)),
    borders: borders.flatMap((line) => clipLine(line, box)),
  };
}

/** The part of a ring within a box (Sutherland and Hodgman 1974); empty if there is none. */
export function clipRing(ring: readonly Position[], box: MapBox): readonly Position[] {
  const { isOut, isIn } = placeIn(ring, box);
  if (isOut) return [];
  if (isIn) return ring;
  const { west, east, south, north } = box;
  const withoutWest = half(ring, ([lon]) => lon - west, 0, west);
  const withoutEast = half(withoutWest, ([lon]) => east - lon, 0, east);
  const withoutSouth = half(withoutEast, ([, lat]) => lat - south, 1, south);
  return half(withoutSouth, ([, lat]) => north - lat, 1, north);
}

/** The parts of a line that may touch a box, in whole segments: what is drawn beyond it is hidden. */
export function clipLine(line: readonly Position[], box: MapBox): (readonly Position[])[] {
  const { isOut, isIn } = placeIn(line, box);
  if (isOut) return [];
  if (isIn) return [line];
  const parts: Position[][] = [];
  let part: Position[] = [];
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return;
    if (placeIn([from, to], box).isOut) {
      if (part.length > 0) parts.push(part);
      part = [];
    } else if (part.length === 0) part.push(from, to);
    else part.push(to);
  });
  if (part.length > 0) parts.push(part);
  return parts;
}

/** Whether all of the positions are beyond the same edge of a box, or all within it. */
function placeIn(positions: readonly Position[], { south, west, north, east }: MapBox) {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [lon, lat] of positions) {
    if (lon < left) left = lon;
    if (lon > right) right = lon;
    if (lat < low) low = lat;
    if (lat > high) high = lat;
  }
  return {
    isOut: right < west || left > east || high < south || low > north,
    isIn: left >= west && right <= east && low >= south && high <= north,
  };
}

/** The part of a ring where `depth` is not negative; the cuts lie at `edge` of the axis. */
function half(
  ring: readonly Position[],
  depth: (position: Position) => number,
  axis: 0 | 1,
  edge: number,
): Position[] {
  const kept: Position[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from === undefined) break;
    const [before, after] = [depth(from), depth(to)];
    if (before >= 0 !== after >= 0) {
      const share = before / (before - after);
      const lon = from[0] + share * (to[0] - from[0]);
      const lat = from[1] + share * (to[1] - from[1]);
      kept.push(axis === 0 ? [edge, lat] : [lon, edge]);
    }
    if (after >= 0) kept.push(to);
    from = to;
  }
  return kept;
}
