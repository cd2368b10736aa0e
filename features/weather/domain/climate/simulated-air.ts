import { heatWave } from './heat-wave.ts';
import { firstRowLat, landRows } from './land-rows.ts';
import { smoothNoise } from './smooth-noise.ts';

/** Place, time and clouds of the query. */
export interface AirQuery {
  /** Places of one region share fronts and heat waves. */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  /** Milliseconds of UTC. */
  readonly time: number;
  /** Cloud cover, 0 to 100 %. */
  readonly cloud: number;
}

/** The air near the ground. */
export interface SimulatedAir {
  readonly celsius: number;
  /** Relative humidity, 0 to 100 %. */
  readonly humidity: number;
}

const hour = 3_600_000;
const day = 24 * hour;
const year = 365.2425;
/**
 * Days from New Year to the warmest day of the northern summer, on a coast; inland it is earlier.
 */
const warmest = 213;
const sooner = 20;

/**
 * Temperature and humidity by latitude, season, hour and distance from the coast. Inland, seasonal
 * and daily variations are larger and the air is drier than on the coast, especially in the desert
 * belts. Near the equator there are no seasons and every day is hot and moist. Fitted to the
 * monthly means of stations (Newman and Port Hedland in Western Australia, Balikpapan, Phoenix,
 * Perth).
 */
export function simulatedAir(query: AirQuery): SimulatedAir {
  const { region, lat, lon, time, cloud } = query;
  const far = Math.abs(lat);
  const days = time / day;
  const inland = continentality(lat, lon);
  const dry = far < 50 ? Math.sin((far / 50) * Math.PI) : 0;
  const half = lat >= 0 ? 0 : year / 2;
  const season = Math.cos(((days - warmest + sooner * inland - half) / year) * 2 * Math.PI);
  // Seasonal variation grows with latitude up to a limit.
  const seasonal = Math.min(far * 0.32, 15) * season;
  const weatherly = Math.min(0.3 + far / 25, 1);

  const mean = 27 - 0.0095 * far ** 2.02 + dry * (0.6 + 1.6 * inland);
  const solarHour = (time / hour + lon / 15) % 24;
  const daily = Math.cos(((solarHour - 15) / 24) * 2 * Math.PI);
  const swing =
    (5.2 + (3.4 * inland - 0.5) * dry + 0.7 * smoothNoise(`${region} swing`, days / 6)) * daily;
  // Clouds reduce daytime heat more than nighttime cold.
  const shaded = swing * (1 - (daily > 0 ? 0.35 : 0.2) * (cloud / 100) ** 2);
  const front = 2.5 * weatherly * smoothNoise(`${region} warmth`, days / 3);
  // Heat waves affect days more than nights.
  const wave = (2.8 + 4.7 * weatherly * dry) * heatWave(region, lon, time) * (0.5 + 0.5 * daily);
  const celsius = mean + seasonal * (0.8 + 0.35 * inland) + shaded + front + wave;

  const sea = 27 - 0.0085 * far ** 2 + seasonal * 0.45;
  const moisture = (1 + 2 * dry) * smoothNoise(`${region} moisture`, days / 3);
  const wet = sea - 3.2 - 11 * inland * dry + moisture + cloud / 50;
  const dew = Math.min(wet, celsius - 0.5);
  const humidity = Math.min(Math.max((100 * vapour(dew)) / vapour(celsius), 6), 100);
  return { celsius, humidity };
}

/** Pressure of saturated vapour in hPa. Source: Magnus. */
function vapour(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

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
