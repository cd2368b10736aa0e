import { firstRowLat, landRows } from './land-rows.ts';

/** Radius of the surroundings in degrees of latitude (some 360 km). */
const reach = 3.2;
/** Share of land around a place on a straight coast, and around one far inland. */
const [coast, inland] = [0.5, 0.95] as const;

/**
 * How continental a place is: 0 on a coast, an island or at sea, 1 some 250 km and more from any
 * coast. It is the weighted share of land in the surroundings, so it changes smoothly from place to
 * place.
 */
export function continentality(lat: number, lon: number): number {
  // Near the poles a degree of longitude is short; beyond 78 degrees the width is constant.
  const narrow = Math.max(Math.cos((lat * Math.PI) / 180), 0.2);
  const [rowFrom, rowTo] = [rowAt(lat + reach), rowAt(lat - reach)];
  const [columnFrom, columnTo] = [columnAt(lon - reach / narrow), columnAt(lon + reach / narrow)];
  let [all, land] = [0, 0];
  for (let row = rowFrom; row <= rowTo; row += 1) {
    for (let column = columnFrom; column <= columnTo; column += 1) {
      const north = firstRowLat - row - lat;
      const east = (column - 179.5 - lon) * narrow;
      const weight = Math.max(1 - (north ** 2 + east ** 2) / reach ** 2, 0) ** 2;
      all += weight;
      if (isLand(row, column)) land += weight;
    }
  }
  return Math.min(Math.max((land / all - coast) / (inland - coast), 0), 1);
}

function rowAt(lat: number): number {
  return Math.round(firstRowLat - lat);
}

function columnAt(lon: number): number {
  return Math.round(lon + 179.5);
}

const readRows = new Map<number, Uint8Array>();

function isLand(row: number, column: number): boolean {
  const cells = readRows.get(row) ?? read(row);
  return cells[((column % 360) + 360) % 360] === 1;
}

function read(row: number): Uint8Array {
  const cells = new Uint8Array(360);
  let at = 0;
  (landRows[row] ?? '').split(' ').forEach((run, nth) => {
    const end = at + Number.parseInt(run || '0', 36);
    cells.fill(nth % 2, at, end);
    at = end;
  });
  readRows.set(row, cells);
  return cells;
}
