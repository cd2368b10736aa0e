/** Degrees of longitude and latitude, in the order of GeoJSON. */
export type Position = readonly [lon: number, lat: number];

/**
 * Cuts a ring at the antimeridian: each part is between -180 and 180 and is closed along it. A ring
 * around a pole is extended to the pole first.
 */
export function cutRing(ring: readonly Position[]): Position[][] {
  const line = unrolled(ring);
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return [];
  if (Math.abs(last[0] - first[0]) > 180) {
    const pole = line.reduce((sum, [, lat]) => sum + lat, 0) < 0 ? -90 : 90;
    line.push([last[0], pole], [first[0], pole]);
  }
  const parts: Position[][] = [];
  const { west, east } = spanOf(line);
  const lowest = Math.floor((west + 180) / 360);
  const highest = Math.floor((east + 180) / 360);
  for (let turn = lowest; turn <= highest; turn += 1) {
    const shift = turn * 360;
    const eastern = clipped(line, ([lon]) => lon - (shift - 180), shift - 180);
    const both = clipped(eastern, ([lon]) => shift + 180 - lon, shift + 180);
    const part = both.map(([lon, lat]): Position => [lon - shift, lat]);
    if (isWide(part)) parts.push(part);
  }
  return parts;
}

/**
 * Cuts a line at the antimeridian, and leaves out parts along it or over a pole, which are edges of
 * the flat map and not of land.
 */
export function cutLine(line: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  const end = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (from !== undefined && isEdge(from, to)) end();
    else if (from !== undefined && Math.abs(to[0] - from[0]) > 180) {
      const side = from[0] > 0 ? 180 : -180;
      const lat = latAt(from, [to[0] + 2 * side, to[1]], side);
      part.push([side, lat]);
      end();
      part.push([-side, lat]);
    }
    part.push(to);
  });
  end();
  return parts;
}

/** Longitudes that continue beyond 180 instead of jumping to the other end of the map. */
function unrolled(ring: readonly Position[]): Position[] {
  let before = ring[0]?.[0] ?? 0;
  let lon = before;
  return ring.map(([raw, lat]) => {
    const step = raw - before;
    lon += step > 180 ? step - 360 : step < -180 ? step + 360 : step;
    before = raw;
    return [lon, lat];
  });
}

/** The part of a ring on the side of a meridian where `depth` is not negative. */
function clipped(
  ring: readonly Position[],
  depth: (position: Position) => number,
  meridian: number,
): Position[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const isIn = depth(to) >= 0;
    if (isIn === depth(from) >= 0) return isIn ? [to] : [];
    const cut: Position = [meridian, latAt(from, to, meridian)];
    return isIn ? [cut, to] : [cut];
  });
}

function latAt(from: Position, to: Position, lon: number): number {
  if (to[0] === from[0]) return to[1];
  return from[1] + ((lon - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

function isEdge(from: Position, to: Position): boolean {
  const isSide = ([lon]: Position) => Math.abs(lon) > 179.9999;
  const isPole = ([, lat]: Position) => Math.abs(lat) > 89.9;
  return (isSide(from) && isSide(to)) || (isPole(from) && isPole(to));
}

function isWide(ring: readonly Position[]): boolean {
  const { west, east } = spanOf(ring);
  return ring.length > 2 && east - west > 1e-6;
}

/** Least and greatest longitude; a ring may have more positions than a call can have arguments. */
function spanOf(ring: readonly Position[]): { west: number; east: number } {
  let [west, east] = [Infinity, -Infinity];
  for (const [lon] of ring) {
    if (lon < west) west = lon;
    if (lon > east) east = lon;
  }
  return { west, east };
}
