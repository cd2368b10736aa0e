import type { ReadingRow } from '#readings/contract';
import { correctionKelvin, offsetLimits as limits } from '#readings/contract';
import { isStoredLate } from '#weather/domain';

const day = 24 * 3_600_000;

/** Differences in kelvin, measured minus model. */
export interface Differences {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  /** How many readings. */
  readonly count: number;
}

/** By how much the readings of a site differ from the weather service. */
export interface SiteOffset {
  readonly wbgt: Differences;
  /** Null without enough readings of the air. */
  readonly heat_index: Differences | null;
}

/** A reading as far as it is compared with the model. */
export type ComparedReading = Pick<
  ReadingRow,
  | 'time'
  | 'created_time'
  | 'invalidated_time'
  | 'wbgt'
  | 'model_wbgt'
  | 'heat_index'
  | 'model_heat_index'
>;

/**
 * The mean difference of a site from its readings of the last 30 days: those that are valid and were
 * not added late, while the model had a value. Null for fewer than three readings or two days, or if
 * the WBGT differs by less than 0.5 K.
 *
 * @param lon longitude of the site: its days are those of the sun
 * @param now milliseconds since 1970
 */
export function siteOffset(
  readings: readonly ComparedReading[],
  { lon, now }: { lon: number; now: number },
): SiteOffset | null {
  const counted = readings.filter((reading) => {
    const time = Date.parse(reading.time);
    const isRecent = time > now - limits.days * day && time <= now;
    return isRecent && reading.invalidated_time === null && !isStoredLate(reading);
  });
  const wbgt = differences(counted, lon, ({ wbgt: own, model_wbgt }) => [own, model_wbgt]);
  if (wbgt === null || Math.abs(wbgt.mean) < limits.least) return null;
  const heat_index = differences(counted, lon, ({ heat_index: own, model_heat_index }) => [
    own,
    model_heat_index,
  ]);
  return { wbgt, heat_index };
}

/**
 * What a correction adds to the WBGT of the forecast, in tenths of a kelvin; null if it may not: the
 * site is cooler than the model, or so much hotter that it is rather a wrong instrument.
 */
export function appliedKelvin({ wbgt }: SiteOffset): number | null {
  const kelvin = Math.round(wbgt.mean * 10) / 10;
  const { least, most } = correctionKelvin;
  return kelvin >= least && kelvin <= most ? kelvin : null;
}

function differences(
  readings: readonly ComparedReading[],
  lon: number,
  pairOf: (reading: ComparedReading) => readonly [number | null, number | null],
): Differences | null {
  const compared = readings.flatMap((reading) => {
    const [own, model] = pairOf(reading);
    if (own === null || model === null) return [];
    return { difference: own - model, date: sunDay(Date.parse(reading.time), lon) };
  });
  const count = compared.length;
  const dates = new Set(compared.map(({ date }) => date));
  if (count < limits.fewest || dates.size < limits.fewestDays) return null;
  const all = compared.map(({ difference }) => difference);
  // 0.3 + 0.6 + 0.6 is 1.5000000000000002 in floating point.
  const mean = Number((all.reduce((sum, each) => sum + each, 0) / count).toFixed(6));
  return { mean, least: Math.min(...all), most: Math.max(...all), count };
}

/** The day at a longitude by the sun, so that a shift of one day is not two days of UTC. */
function sunDay(time: number, lon: number): number {
  return Math.floor((time + (lon / 360) * day) / day);
}
