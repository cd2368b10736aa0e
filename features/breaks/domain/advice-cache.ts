import { adviceOfHour } from '#heat/domain';
import type { Crew, HourAdvice } from '#heat/domain';
import { heatOfHour } from '#rule-packs/domain';
import type { HourHeat } from '#rule-packs/domain';
import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import type { WorkKind } from './work-kinds.ts';

/** The advice for an hour and a kind of work at a place; null if it cannot be given. */
export interface AdviceCache {
  get(hour: WeatherHour, place: Coordinates, kind: WorkKind): HourAdvice | null;
  has(hour: WeatherHour, place: Coordinates, kind: WorkKind): boolean;
  /** The WBGT of an hour at a place, with rest in the shade. */
  heat(hour: WeatherHour, place: Coordinates): HourHeat;
}

/** Some days of several locations with several jobs each. */
const mostKept = 5000;

/**
 * Keeps the advice of hours: one takes up to a tenth of a second, and the same hours are asked for
 * again and again. An hour with other weather is another one.
 */
export function createAdviceCache(): AdviceCache {
  const kept = new Map<string, HourAdvice | null>();
  const heats = new Map<string, HourHeat>();
  return {
    has: (hour, place, kind) => kind.crew === null || kept.has(keyOf(hour, place, kind.crew)),
    heat(hour, place) {
      const key = hourKey(hour, place);
      const found = heats.get(key) ?? heatOfHour(hour, place, 'shade');
      if (heats.size >= mostKept) heats.delete(heats.keys().next().value ?? '');
      heats.set(key, found);
      return found;
    },
    get(hour, place, kind) {
      if (kind.crew === null) return null;
      const key = keyOf(hour, place, kind.crew);
      const known = kept.get(key);
      if (known !== undefined) return known;
      // The trigger decides only about water.
      const plan = { place, crew: kind.crew, rest: 'shade' as const, trigger: 0 };
      const advice = adviceOfHour(hour, plan);
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, advice);
      return advice;
    },
  };
}

/** The advice depends on the crew alone, and not on its place in the sun. */
function keyOf(hour: WeatherHour, place: Coordinates, crew: Crew): string {
  const { work_rate, clothing, acclimatisation } = crew;
  return [hourKey(hour, place), work_rate, clothing, acclimatisation].join(' ');
}

function hourKey(hour: WeatherHour, { lat, lon }: Coordinates): string {
  const { time_epoch, temp_c, humidity, pressure_mb, wind_kph, short_rad } = hour;
  const model = [lat, lon, time_epoch, temp_c, humidity, pressure_mb, wind_kph, short_rad];
  const { measured, correction } = hour;
  // A reading replaces the WBGT or the wind of its hour, and a correction the WBGT of others.
  return [...model, measured?.wbgt, measured?.wind, measured === undefined && correction].join(' ');
}

interface Needed {
  place: Coordinates;
  hours: readonly WeatherHour[];
  kinds: readonly WorkKind[];
}

/** Computes the advice that is not known yet, with a pause after each hour. */
export async function prepareAdvice(
  advice: AdviceCache,
  { place, hours, kinds }: Needed,
  pause: () => Promise<void>,
): Promise<void> {
  for (const hour of hours) {
    for (const kind of kinds) {
      if (advice.has(hour, place, kind)) continue;
      advice.get(hour, place, kind);
      await pause();
    }
  }
}
